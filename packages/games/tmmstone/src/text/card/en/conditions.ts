/** Whether: English conditions as they stand after "if". */
import type { Condition, Filter, Who } from '../../../cards/parts.ts';
import { listed } from '../join.ts';
import type { ConditionSpeakers, PlainCondition, SaidCondition } from '../say.ts';
import { spoken } from '../say.ts';
import type { Speech } from '../speech.ts';
import { amount, counted, IN_ZONE } from './amounts.ts';
import { KEYWORDS } from './keywords.ts';
import { a, many, noun, one, whom } from './whom.ts';

type Each = Filter & { each: 'unit' | 'hero' | 'character' };
const each = (who: Who): Each | null => (typeof who === 'object' && 'each' in who ? who : null);
const anySide = ({ side: _side, ...rest }: Each): Each => rest;

const HAVE = { own: 'you have', opp: 'the opponent has', none: 'there is' } as const;
const LACK = { own: 'you have no', opp: 'the opponent has no', none: 'there is no' } as const;

function exists(who: Who, s: Speech): string {
  const f = each(who);
  if (f === null) return `${whom(who, s)} is in play`;
  return `${HAVE[f.side ?? 'none']} ${one(f.each, anySide(f), s)}`;
}

function lacks(who: Who, s: Speech): string {
  const f = each(who);
  if (f === null) return `${whom(who, s)} is not in play`;
  return `${LACK[f.side ?? 'none']} ${many(f.each, anySide(f), s)}`;
}

const EMPTY = {
  ownHand: 'your hand',
  oppHand: "the opponent's hand",
  ownDeck: 'your deck',
  oppDeck: "the opponent's deck",
  ownGrave: 'your grave',
  oppGrave: "the opponent's grave",
} as const;

const BUILT: ConditionSpeakers<Speech, string> = {
  any: (c, s) => exists(c.any, s),
  none: (c, s) => lacks(c.none, s),
  frozen: (c, s) => `${whom(c.frozen, s)} is frozen`,
  has: (c, s) => {
    const what: string[] = [];
    const who = whom(c.has, s);
    if (c.tag !== undefined) what.push(`is ${a(noun(c.tag, false))}`);
    if (c.card !== undefined) what.push(`is ${s.name(c.card)}`);
    if (c.keyword !== undefined) what.push(KEYWORDS[c.keyword].is);
    return `${who} ${listed(what, 'and')}`;
  },
  atLeast: ({ atLeast: [x, y] }, s) => {
    if (x === 'killed' && y === 1) return s.ref('those').many ? 'at least one unit dies this way' : 'it dies this way';
    if (x === 'manaSlots' && typeof y === 'number') return `you have at least ${counted(y, 'mana slot')}`;
    if (typeof x === 'object' && 'playedInGame' in x)
      return `you have played ${s.name(x.playedInGame)} at least ${amount(y, s)} times this game`;
    return `${amount(x, s)} is at least ${amount(y, s)}`;
  },
  equal: ({ equal: [x, y] }, s) => {
    if (y === 0 && typeof x === 'object' && 'cards' in x)
      return x.card === undefined ? `${EMPTY[x.cards]} is empty` : `there is no ${s.name(x.card)} ${IN_ZONE[x.cards]}`;
    return `${amount(x, s)} is exactly ${amount(y, s)}`;
  },
  rolledIn: (c) => `you roll ${listed(c.rolledIn.map(String), 'or')}`,
  diedInGame: (c, s) => `your ${s.name(c.diedInGame)} has already died this game`,
  spellsThisTurn: () => 'the active player played no spell this turn',
  experimentInPlay: (c) => `${c.experimentInPlay === 'own' ? 'you have' : 'the opponent has'} an experiment in play`,
  inHand: (c, s) => `you have at least ${c.atLeast} ${s.name(c.inHand)} in your hand`,
  not: (c, s) => `it is not so that ${condition(c.not, s)}`,
  all: (c, s) => {
    const units = c.all.map((part) => (typeof part === 'object' && 'any' in part ? each(part.any) : null));
    const [first] = units;
    if (first !== undefined && first !== null && units.every((f) => f !== null && f.side === first.side)) {
      const all = units.map((f) => one((f as Each).each, anySide(f as Each), s));
      return `${HAVE[first.side ?? 'none']} ${listed(all, 'and')}`;
    }
    return listed(
      c.all.map((part) => condition(part, s)),
      'and',
    );
  },
};

function plain(c: PlainCondition): string {
  switch (c) {
    case 'momentum':
      return 'you have already played another card this turn';
    case 'ownTurn':
      return 'it is your turn';
    case 'oppTurn':
      return "it is the opponent's turn";
    case 'inAttack':
      return 'it happens in its own attack';
    case 'onlyOrgDeck':
      return 'your deck held only Org cards at the start of the game';
    case 'taken':
      return 'you do';
    default:
      return c satisfies never;
  }
}

/** A condition as it stands after "if". */
export function condition(c: Condition, s: Speech): string {
  if (typeof c === 'string') return plain(c);
  return spoken<Speech, string>(c satisfies SaidCondition, s, BUILT);
}
