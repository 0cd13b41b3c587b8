/**
 * What facedown shadow cards may be, as a viewer knows it: exact chances, as counts out of equally likely cards.
 *
 *   shadowOdds(view): ShadowOdds[], one for each shadow card that is not turned up, in the order in which they lie
 *     enemy, nth           the enemy, and which of its shadow cards (0 the first dealt)
 *     of                   equally likely cards: every count below is out of these; 1 = the viewer knows the card
 *     cards                {card, n}: each card it may be, the likeliest first, equals by number
 *     defended, undefended what the shadow effect would do then, each
 *       effect               n: cards with a shadow effect
 *       verbs                {verb, n}: cards whose effect does this (`modify`, `damage`, `threat`, `exhaust`, `discard` ...)
 *       attack               {by, n}: cards that change the attack of the attacker by so much
 *
 * Known are the lists of the encounter sets and whatever lies open: in play, piles, victory display, out of the game,
 * shadow cards turned up; besides, what this viewer has looked at. All else lies in the deck or facedown, and every order
 * of it is as likely as any other; `determinize` deals by the same rule.
 */
import type { Op } from './cards/code.ts';
import { AIM_WORD, WORD } from './cards/code.ts';
import { pool, printed } from './cards/pool.ts';
import { unseenEncounter } from './deal.ts';
import { SHADOW, TURNED_UP } from './state.ts';
import type { View } from './view.ts';
import { ATTACK } from './vocabulary.ts';

export interface ShadowEffects {
  readonly effect: number;
  readonly verbs: readonly { readonly verb: string; readonly n: number }[];
  readonly attack: readonly { readonly by: number; readonly n: number }[];
}

export interface ShadowOdds {
  readonly enemy: number;
  readonly nth: number;
  readonly of: number;
  readonly cards: readonly { readonly card: number; readonly n: number }[];
  readonly defended: ShadowEffects;
  readonly undefended: ShadowEffects;
}

/** Counts by key, the most first, equals by key. */
function counted<K extends string | number>(keys: readonly K[]): [K, number][] {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

/** The shadow program of a card; undefined = it has none. */
function effectOf(card: number, undefended: boolean): readonly Op[] | undefined {
  const { shadow, undefended: instead } = printed(card);
  return pool.programs[undefended && instead >= 0 ? instead : shadow];
}

/** Instructions with those they hold. */
const flat = (ops: readonly Op[]): Op[] =>
  ops.flatMap((op) => [op, ...op.programs.flatMap((program) => flat(pool.programs[program]))]);

/** What an effect adds to the attack of the attacker. */
function attackBy(ops: readonly Op[]): number {
  let sum = 0;
  for (const { aim, figures } of flat(ops)) {
    if (aim?.mode !== AIM_WORD || aim.word !== WORD.attacker) continue;
    for (let i = 0; i < figures.length; i += 2) if (figures[i] === ATTACK) sum += figures[i + 1];
  }
  return sum;
}

function effects(cards: readonly number[], undefended: boolean): ShadowEffects {
  const programs = cards.map((card) => effectOf(card, undefended)).filter((ops) => ops !== undefined);
  const verbs = programs.flatMap((ops) => [...new Set(flat(ops).map(({ verb }) => verb.name))]);
  const attack = programs.map(attackBy).filter((by) => by !== 0);
  return {
    effect: programs.length,
    verbs: counted(verbs).map(([verb, n]) => ({ verb, n })),
    attack: counted(attack).map(([by, n]) => ({ by, n })),
  };
}

type Chances = Omit<ShadowOdds, 'enemy' | 'nth'>;

const among = (cards: readonly number[]): Chances => ({
  of: cards.length,
  cards: counted(cards).map(([card, n]) => ({ card, n })),
  defended: effects(cards, false),
  undefended: effects(cards, true),
});

/** The chances of every facedown shadow card, for whoever's view it is. */
export function shadowOdds(v: View): ShadowOdds[] {
  const unseen = among(unseenEncounter(v));
  const dealt = new Map<number, number>();
  const out: ShadowOdds[] = [];
  for (let i = 0; i < v.shadows.length; i += SHADOW) {
    const [enemy, card, flags] = v.shadows.slice(i, i + SHADOW);
    const nth = dealt.get(enemy) ?? 0;
    dealt.set(enemy, nth + 1);
    if ((flags & TURNED_UP) === 0) out.push({ enemy, nth, ...(card === 0 ? unseen : among([card])) });
  }
  return out;
}
