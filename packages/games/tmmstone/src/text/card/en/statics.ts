/** What holds as long as the card lies there, or for a while, in English. */
import type { CardFilter } from '../../../cards/parts.ts';
import type { Static, Until } from '../../../cards/steps.ts';
import { cap } from '../join.ts';
import type { SaidStatic, StaticSpeakers } from '../say.ts';
import { spoken } from '../say.ts';
import type { Speech } from '../speech.ts';
import { amount, counted, forEach } from './amounts.ts';
import { condition } from './conditions.ts';
import { many, noun, RARITIES, whom } from './whom.ts';

/** How long, and whether only for the next card. */
interface Span {
  until?: Until | undefined;
  once: boolean;
}
interface Holding {
  s: Speech;
  span: Span;
}

/** " this turn" and the like; `his`: the sentence is about the opponent. */
function time({ until }: Span, his: boolean): string {
  switch (until) {
    case undefined:
    case 'used':
      return '';
    case 'endOfTurn':
      return ' this turn';
    case 'endOfOppTurn':
      return his ? ' on their next turn' : " until the end of the opponent's next turn";
    case 'endOfSecondOppTurn':
      return his ? ' on their next two turns' : " until the end of the opponent's second turn from now";
    default:
      return until satisfies never;
  }
}

/** "card", "Org cards", "machines" with a name behind. */
function kindOf(f: CardFilter, plural: boolean, s: Speech): string {
  const rarity = f.rarity === undefined ? '' : `${RARITIES[f.rarity]} `;
  return `${rarity}${noun(f.tag ?? f.kind ?? 'card', plural)}${f.card === undefined ? '' : ` ${s.name(f.card)}`}`;
}

function costs(f: CardFilter, { s, span }: Holding, verb: string): string {
  const cards = kindOf(f, !span.once, s);
  const next = span.once ? 'next ' : '';
  const whose =
    f.side === 'own' ? `your ${next}` : f.side === 'opp' ? `the opponent's ${next}` : span.once ? 'the next ' : 'all ';
  return `${whose}${cards} ${span.once ? 'costs' : 'cost'} ${verb}${time(span, f.side === 'opp')}`;
}

/** +1, −1. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const SPEAKERS: StaticSpeakers<Holding, string> = {
  cost: (t, h) => costs(t.of, h, `${Math.abs(t.cost)} ${t.cost < 0 ? 'less' : 'more'}`),
  costTo: (t, h) => costs(t.of, h, String(t.costTo)),
  costsLife: (t, h) => costs(t.costsLife, h, 'life instead of mana'),
  ownCost: (t, { s }) => {
    const each = forEach(t.ownCost, s);
    return each === null ? `costs less by ${amount(t.ownCost, s)}` : `costs 1 less ${each}`;
  },
  attack: (t, { s }) => {
    const units = `${t.of.side === undefined ? 'all ' : ''}${many(t.of.each, t.of, s)}`;
    return typeof t.attack === 'number'
      ? `${units} have ${signed(t.attack)} attack`
      : `${units} have more attack by ${amount(t.attack, s)}`;
  },
  ownAttack: (t, { s }) => {
    const each = typeof t.ownAttack === 'number' ? null : forEach(t.ownAttack, s);
    const more =
      typeof t.ownAttack === 'number'
        ? `${signed(t.ownAttack)} attack`
        : each === null
          ? `more attack by ${amount(t.ownAttack, s)}`
          : `+1 attack ${each}`;
    return `has ${more}${t.if === undefined ? '' : ` if ${condition(t.if, s)}`}`;
  },
  attackIsHealth: () => 'its attack is always equal to its health',
  spellDamage: (t, { span }) =>
    span.once
      ? `your next spell has Spell Damage ${signed(t.spellDamage)}${time(span, false)}`
      : `Spell Damage ${signed(t.spellDamage)}${time(span, false)}`,
  cannotAttack: (t, { s, span }) => `${whom(t.cannotAttack, s)} cannot attack${time(span, false)}`,
  ban: (t, { s, span }) => {
    const who = t.ban.side === 'own' ? 'you' : t.ban.side === 'opp' ? 'the opponent' : 'nobody';
    return `${who} ${who === 'nobody' ? 'can' : 'cannot'} play ${kindOf(t.ban, true, s)}${time(span, t.ban.side === 'opp')}`;
  },
  banNamed: (_t, { span }) => `the opponent cannot play cards of that name${time(span, true)}`,
  heroImmune: (_t, { span }) =>
    `your hero takes no damage${span.until === 'endOfTurn' ? ' for the rest of this turn' : time(span, false)}`,
  handsRevealed: (_t, { span }) => `both players play with their hands revealed${time(span, false)}`,
  doubleOnPlay: () => 'the “When played” and “Momentum” texts of your units happen twice',
  doubleOnDeath: () => 'the “On death” texts of your units happen twice',
  doubleSpells: () => 'your spells and abilities deal double damage and heal double',
  doubleGiven: (t, { s }) => `your cards put twice as many ${s.name(t.doubleGiven)} into hands`,
  healsHurt: () => 'whenever you would heal somebody, you deal them that much damage instead',
  bothDraw: () => 'whenever a player would draw a card, both players draw one',
  chooseChance: () => 'you choose the results of your coins, dice and random numbers',
  deckSize: (t) => `you may keep up to ${counted(t.deckSize, 'card')} in your deck at the start of the game`,
};

/** The words that say themselves how long they hold. */
const WOVEN = [
  'cost',
  'costTo',
  'costsLife',
  'spellDamage',
  'cannotAttack',
  'ban',
  'banNamed',
  'heroImmune',
  'handsRevealed',
];

/** One static text as a sentence without its full stop; the first letter is small. */
export function holds(t: Static, s: Speech, span: Span): string {
  const text = spoken<Holding, string>(t satisfies SaidStatic, { s, span }, SPEAKERS);
  return WOVEN.some((word) => word in t) ? text : `${text}${time(span, false)}`;
}

/** One static text as a line of a card. */
export const staticLine = (t: Static, s: Speech): string =>
  `${cap(holds(t, s, { until: s.card.until, once: s.card.uses === 1 }))}.`;
