/** What holds as long as the card lies there, or for a while, in Czech. */
import type { CardFilter } from '../../../cards/parts.ts';
import type { Static, Until } from '../../../cards/steps.ts';
import { cap } from '../join.ts';
import type { SaidStatic, StaticSpeakers } from '../say.ts';
import { spoken } from '../say.ts';
import type { Noun, Speech } from '../speech.ts';
import { counted, forEach, reckon } from './amounts.ts';
import { condition } from './conditions.ts';
import { agree, declined } from './decline.ts';
import { phrase, RARITIES, whom } from './whom.ts';

/** How long, and whether only for the next card. */
interface Span {
  until?: Until | undefined;
  once: boolean;
}
interface Holding {
  s: Speech;
  span: Span;
}

/** "v tomto kole" and the like; `his`: "svém" or "jeho" where the sentence is about the opponent. */
function time({ until }: Span, his: 've svém' | 'v jeho' | false): string {
  switch (until) {
    case undefined:
    case 'used':
      return '';
    case 'endOfTurn':
      return ' v tomto kole';
    case 'endOfOppTurn':
      return his !== false ? ` ${his} příštím kole` : ' do konce protivníkova příštího kola';
    case 'endOfSecondOppTurn':
      return his !== false
        ? ` ${his === 'v jeho' ? 'v jeho' : 've svých'} příštích dvou kolech`
        : ' do konce protivníkova přespříštího kola';
    default:
      return until satisfies never;
  }
}

const nounOf = (f: CardFilter): Noun => f.tag ?? f.kind ?? 'card';
const tail = (f: CardFilter, s: Speech): string =>
  `${f.card === undefined ? '' : ` ${s.name(f.card)}`}${f.rarity === undefined ? '' : ` ${RARITIES[f.rarity]}`}`;

/** The cards that are meant, as the subject: "tvoje příští karta", "všechny karty". */
function cardsOf(f: CardFilter, { s, span }: Holding): string {
  const noun = nounOf(f);
  const words = [f.side === 'own' ? 'tvůj' : f.side === 'opp' ? 'protivníkův' : '', span.once ? 'příští' : '']
    .filter((word) => word !== '')
    .concat(f.side === undefined && !span.once ? ['všechen'] : []);
  const before = words.map((word) => agree(word, noun, !span.once, 'nom'));
  return `${[...before, declined(noun, !span.once, 'nom')].join(' ')}${tail(f, s)}`;
}

const costs = (f: CardFilter, h: Holding, verb: string): string =>
  `${cardsOf(f, h)}${time(h.span, f.side === 'opp' && 'v jeho')} ${verb}`;

const byHand = (n: number): string => `o ${Math.abs(n)} ${n < 0 ? 'méně' : 'více'}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const SPEAKERS: StaticSpeakers<Holding, string> = {
  cost: (t, h) => costs(t.of, h, `stojí ${byHand(t.cost)}`),
  costTo: (t, h) => costs(t.of, h, `stojí ${t.costTo}`),
  costsLife: (t, h) => costs(t.costsLife, h, 'stojí životy místo many'),
  ownCost: (t, { s }) => {
    const each = forEach(t.ownCost, s);
    return each === null ? `stojí o tolik méně, kolik ${reckon(t.ownCost, s).much}` : `stojí o 1 méně ${each}`;
  },
  attack: (t, { s }) => {
    const all = t.of.side === undefined ? ['všechen'] : [];
    const units = phrase(t.of.each, t.of, true, 'nom', s, 'tvůj', all);
    return typeof t.attack === 'number'
      ? `${units} mají ${signed(t.attack)} útok`
      : `${units} mají útok vyšší o ${reckon(t.attack, s).is}`;
  },
  ownAttack: (t, { s }) => {
    const each = forEach(t.ownAttack, s);
    const more =
      typeof t.ownAttack === 'number'
        ? `${signed(t.ownAttack)} útok`
        : each === null
          ? `útok vyšší o ${reckon(t.ownAttack, s).is}`
          : `+1 útok ${each}`;
    return t.if === undefined ? `má ${more}` : `má ${more}, pokud ${condition(t.if, s)}`;
  },
  attackIsHealth: () => 'její útok je vždy stejný jako její životy',
  spellDamage: (t, { span }) =>
    span.once
      ? `tvoje příští kouzlo${time(span, false)} má Poškození kouzel ${signed(t.spellDamage)}`
      : `Poškození kouzel ${signed(t.spellDamage)}${time(span, false)}`,
  cannotAttack: (t, { s, span }) => {
    const many = typeof t.cannotAttack === 'object' && 'each' in t.cannotAttack;
    return `${whom(t.cannotAttack, 'nom', s, 'tvůj')}${time(span, false)} ${many ? 'nemohou' : 'nemůže'} útočit`;
  },
  ban: (t, { s, span }) => {
    const what = `${declined(nounOf(t.ban), true, 'acc')}${tail(t.ban, s)}`;
    if (t.ban.side === 'own') return `nemůžeš${time(span, false)} hrát ${what}`;
    const who = t.ban.side === 'opp' ? 'protivník' : 'nikdo';
    return `${who}${time(span, t.ban.side === 'opp' && 've svém')} nemůže hrát ${what}`;
  },
  banNamed: (_t, { span }) => `protivník${time(span, 've svém')} nemůže hrát karty toho jména`,
  heroImmune: (_t, { span }) =>
    `tvůj hrdina${span.until === 'endOfTurn' ? ' do konce tohoto kola' : time(span, false)} nedostává poškození`,
  handsRevealed: (_t, { span }) => `oba hráči mají${time(span, false)} karty v ruce odkryté`,
  doubleOnPlay: () => 'texty „Při zahrání“ a „Hybnost“ tvých jednotek se provedou dvakrát',
  doubleOnDeath: () => 'texty „Při smrti“ tvých jednotek se provedou dvakrát',
  doubleSpells: () => 'tvoje kouzla a schopnosti dávají dvojnásobné poškození a dvojnásobně léčí',
  doubleGiven: (t, { s }) => `tvoje karty dávají do ruky dvojnásobek karet ${s.name(t.doubleGiven)}`,
  healsHurt: () => 'kdykoli máš někoho vyléčit, dáš mu místo toho stejně velké poškození',
  bothDraw: () => 'kdykoli si má některý hráč líznout kartu, líznou si oba',
  chooseChance: () => 'výsledky svých hodů mincí a kostkou i čísla, která losuješ, si vybíráš',
  deckSize: (t) =>
    `na začátku hry si smíš nechat v balíčku až ${counted(t.deckSize, { one: 'kartu', some: 'karty', many: 'karet' })}`,
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
