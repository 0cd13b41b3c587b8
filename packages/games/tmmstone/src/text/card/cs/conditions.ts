/** Whether: Czech conditions as they stand after "pokud". */
import type { Condition, Filter, Who } from '../../../cards/parts.ts';
import { listed } from '../join.ts';
import type { ConditionSpeakers, PlainCondition, SaidCondition } from '../say.ts';
import { spoken } from '../say.ts';
import type { Speech } from '../speech.ts';
import { CARDS, counted, IN_ZONE, reckon, SLOTS } from './amounts.ts';
import { agree, declined } from './decline.ts';
import { KEYWORDS } from './keywords.ts';
import { isRef, phrase, whom } from './whom.ts';

type Each = Filter & { each: 'unit' | 'hero' | 'character' };
const each = (who: Who): Each | null => (typeof who === 'object' && 'each' in who ? who : null);

/** Who has whom: "máš", "protivník má", "ve hře je". */
const HAS = {
  own: ['máš', 'nemáš'],
  opp: ['protivník má', 'protivník nemá'],
  none: ['ve hře je', 've hře není'],
} as const;

function held(f: Each, s: Speech, negative: boolean): string {
  const { side, ...rest } = f;
  return phrase(f.each, rest, false, side === undefined ? 'nom' : 'acc', s, 'tvůj', negative ? ['žádný'] : []);
}

function exists(who: Who, s: Speech, negative: boolean): string {
  const f = each(who);
  const words = HAS[f?.side ?? 'none'][negative ? 1 : 0];
  return `${words} ${f === null ? whom(who, 'acc', s, 'tvůj') : held(f, s, negative)}`;
}

const HAS_EMPTY = { ownHand: 'máš prázdnou ruku', ownDeck: 'máš prázdný balíček' } as const;

/** The subject of "is": left out where it was just spoken of. */
function subject(who: Who, s: Speech): string {
  const text = whom(who, 'nom', s, 'tvůj');
  return /^on[aoy]?$/.test(text) ? '' : `${text} `;
}

function frozen(who: Who, s: Speech): string {
  const { noun, many } = typeof who === 'string' && isRef(who) ? s.ref(who) : { noun: 'unit' as const, many: false };
  return agree('zmrazený', noun, many, 'nom');
}

const BUILT: ConditionSpeakers<Speech, string> = {
  any: (c, s) => exists(c.any, s, false),
  none: (c, s) => exists(c.none, s, true),
  frozen: (c, s) => {
    return `${subject(c.frozen, s)}je ${frozen(c.frozen, s)}`;
  },
  has: (c, s) => {
    const who = subject(c.has, s);
    const what: string[] = [];
    if (c.tag !== undefined) what.push(`je ${who === '' ? 'to ' : ''}${declined(c.tag, false, 'nom')}`);
    if (c.card !== undefined) what.push(`je ${s.name(c.card)}`);
    if (c.keyword !== undefined) what.push(KEYWORDS[c.keyword].is);
    const all = listed(what, 'a');
    return all.startsWith('je ') ? `je ${who}${all.slice(3)}` : `${who}${all}`;
  },
  atLeast: ({ atLeast: [a, b] }, s) => {
    if (a === 'killed' && b === 1) return s.ref('those').many ? 'tím zemře aspoň jedna jednotka' : 'tím zemře';
    if (a === 'manaSlots' && typeof b === 'number') return `máš aspoň ${counted(b, SLOTS)}`;
    if (typeof a === 'object' && 'playedInGame' in a && typeof b === 'number')
      return `máš kartu ${s.name(a.playedInGame)} v této hře zahranou aspoň ${b}×`;
    return `${reckon(a, s).is} je aspoň ${reckon(b, s).is}`;
  },
  equal: ({ equal: [a, b] }, s) => {
    if (b === 0 && typeof a === 'object' && 'cards' in a && a.card === undefined) {
      if (a.cards === 'ownHand' || a.cards === 'ownDeck') return HAS_EMPTY[a.cards];
      return `${IN_ZONE[a.cards]} není žádná karta`;
    }
    return `${reckon(a, s).is} je právě ${reckon(b, s).is}`;
  },
  rolledIn: (c) => `padne ${listed(c.rolledIn.map(String), 'nebo')}`,
  diedInGame: (c, s) => `v této hře už zemřela tvoje jednotka ${s.name(c.diedInGame)}`,
  spellsThisTurn: () => 'hráč na tahu v tomto kole nezahrál žádné kouzlo',
  experimentInPlay: (c) =>
    c.experimentInPlay === 'own' ? 'máš vyložený experiment' : 'protivník má vyložený experiment',
  inHand: (c, s) => `máš v ruce aspoň ${counted(c.atLeast, CARDS)} ${s.name(c.inHand)}`,
  not: (c, s) => `neplatí, že ${condition(c.not, s)}`,
  all: (c, s) => {
    const units = c.all.map((one) => (typeof one === 'object' && 'any' in one ? each(one.any) : null));
    const [first] = units;
    if (first !== undefined && first !== null && units.every((one) => one !== null && one.side === first.side))
      return `${HAS[first.side ?? 'none'][0]} ${listed(
        units.map((one) => held(one as Each, s, false)),
        'a',
      )}`;
    return listed(
      c.all.map((one) => condition(one, s)),
      'a',
    );
  },
};

function plain(c: PlainCondition): string {
  switch (c) {
    case 'momentum':
      return 'máš v tomto kole už zahranou jinou kartu';
    case 'ownTurn':
      return 'je to ve tvém kole';
    case 'oppTurn':
      return 'je to v protivníkově kole';
    case 'inAttack':
      return 'se to stalo při jejím útoku';
    case 'onlyOrgDeck':
      return 'měl tvůj balíček na začátku hry jen karty rarity Org';
    case 'taken':
      return 'to uděláš';
    default:
      return c satisfies never;
  }
}

/** A condition as it stands after "pokud". */
export function condition(c: Condition, s: Speech): string {
  if (typeof c === 'string') return plain(c);
  return spoken<Speech, string>(c satisfies SaidCondition, s, BUILT);
}
