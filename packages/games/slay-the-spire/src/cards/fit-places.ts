/**
 * Where texts may say what: as the printed cards do. Verbs of a fight go from card to card, to powers, relics and potions;
 * those that speak of the card itself, or of what was just rolled or gained, stay where they are printed.
 */

import { verbOf } from './code.ts';
import itemRows from './items.json' with { type: 'json' };
import { ofAllCards } from './own-cards.ts';
import { CARD_COUNT, CARDS } from './pool.ts';
import type { AbilityWritten, ItemWritten, SideWritten, When } from './types.ts';

export const OUT_OF_FIGHTS = 'outOfFights';
const IN_FIGHTS = 'inFights';
const DICE = 'dice';

/** Verbs that stay at their place: an attack's hits, and what needs the card, the moment or the window it is printed with. */
const BOUND: ReadonlySet<string> = new Set([
  'hit',
  'attach',
  'copyAttack',
  'exhaustItself',
  'playDiscarded',
  'retainedCheaper',
  'retain',
  'attacks',
  'courier',
  'dieRelic',
  'nothing',
  'strengthForAttack',
  'regainBlock',
]);
const OUTSIDE: readonly When[] = ['gained', 'endOfCombat', 'rested', 'eventEntered'];

/** The kind of place of a text: what is played or used in a fight, what works out of it, what changes dice. */
function groupOf(kind: string, when: When | undefined): string {
  if (when === 'dieRolled') return DICE;
  return kind === OUT_OF_FIGHTS || (when !== undefined && OUTSIDE.includes(when)) ? OUT_OF_FIGHTS : IN_FIGHTS;
}

/** The verb of an instruction. */
export const verbIn = (instruction: object): string => verbOf.get()(instruction).name;

/** All instructions of a text, those in others too, with their places. */
export function* instructionsIn(text: unknown, path = ''): Generator<readonly [instruction: object, path: string]> {
  if (!Array.isArray(text)) {
    if (typeof text === 'object' && text !== null)
      for (const [name, inner] of Object.entries(text)) yield* instructionsIn(inner, `${path}.${name}`);
    return;
  }
  for (const [at, each] of (text as readonly unknown[]).entries()) {
    const here = `${path}[${at}]`;
    if (typeof each === 'object' && each !== null && !Array.isArray(each)) yield [each, here];
    yield* instructionsIn(each, here);
  }
}

interface Heard {
  /** Verbs by place: `attack`, `power startOfTurn`. */
  readonly at: ReadonlyMap<string, ReadonlySet<string>>;
  readonly whens: ReadonlyMap<string, ReadonlySet<When>>;
}

const placeOf = (kind: string, when: When | undefined): string => (when === undefined ? kind : `${kind} ${when}`);

function addTo<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const set = sets.get(key) ?? new Set<T>();
  sets.set(key, set.add(value));
}

/** Read once from what is printed, when somebody asks: verbs are loaded later than cards. */
const heard = ofAllCards((): Heard => {
  const at = new Map<string, Set<string>>();
  const whens = new Map<string, Set<When>>();
  const hear = (text: unknown, kind: string, when?: When): void => {
    for (const [instruction] of instructionsIn(text)) {
      const verb = verbIn(instruction);
      addTo(at, BOUND.has(verb) ? placeOf(kind, when) : groupOf(kind, when), verb);
    }
  };
  const hearAll = (abilities: readonly AbilityWritten[] | undefined, kind: string, sort: string): void => {
    for (const { when, do: text } of abilities ?? []) {
      addTo(whens, kind, when);
      hear(text, sort, when);
    }
  };
  const side = (type: string, { do: text, abilities }: SideWritten): void => {
    hear(text, type);
    hearAll(abilities, type, type);
  };
  for (const card of CARDS.slice(0, CARD_COUNT)) {
    side(card.type, card);
    if (card.up !== undefined) side(card.type, card.up);
  }
  for (const { kind, abilities, anywhere, outside } of itemRows.items as unknown as readonly ItemWritten[])
    hearAll(abilities, kind, anywhere === true || outside === true ? OUT_OF_FIGHTS : kind);
  return { at, whens };
});

/** Verbs that a text may say: of a card that is played, or of an ability of a kind of card. */
export const verbsAt = (kind: string, when?: When): readonly string[] =>
  [
    ...new Set([groupOf(kind, when), placeOf(kind, when)].flatMap((place) => [...(heard().at.get(place) ?? [])])),
  ].sort();
/** When an ability of a kind of card may work. */
export const whensOf = (kind: string): readonly When[] => [...(heard().whens.get(kind) ?? [])];
