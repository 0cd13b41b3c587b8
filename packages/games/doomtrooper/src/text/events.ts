/** Every kind of event as one sentence. */
import { byNumber, deed, does, plain, signed } from '@kolbiste/cardkit/words';
import type { GameEvent } from '@kolbiste/kernel';
import type { EVENTS } from '../events.ts';
import { EVENTS as KINDS } from '../events.ts';
import { BY_LAST, BY_POINTS, BY_TIME } from '../state.ts';
import { answerText } from './answers.ts';
import { askedIn } from './asked.ts';
import type { Talk } from './talk.ts';
import { against, card, first, firstCard, name, piece, two, zone } from './talk.ts';

type Say = (t: Talk, e: GameEvent) => string;
type Kind = Exclude<(typeof EVENTS)[number], 'answer'>;

/** What a player does, with what follows: 'You draw', 'The opponent draws'. @param en to the one who is spoken to */
const acts = (t: Talk, seat: number, cs: string, en: string, what = ''): string =>
  `${deed(t, seat, does(t, seat, cs, en))}${what}.`;
const by =
  (cs: string, en: string): Say =>
  (t, { a }) =>
    acts(t, a, cs, en);
/** What a player does with a card that stands second. */
const byWith =
  (cs: string, en: string): Say =>
  (t, { a, b }) =>
    acts(t, a, cs, en, ` ${card(t, b, 'acc')}`);
/** A sentence about the card of a piece, which stands second. */
const of =
  (cs: string, en: string): Say =>
  (t, { b }) =>
    `${firstCard(t, b)} ${two(t, cs, en)}.`;
/** So many cards, as the object of a sentence. */
const cards = (t: Talk, n: number): string =>
  two(t, `${n} ${byNumber(n, 'kartu', 'karty', 'karet')}`, `${n} ${n === 1 ? 'card' : 'cards'}`);
/** For so many points of destiny; nothing where it costs none. */
const paid = (t: Talk, n: number): string =>
  n > 0 ? two(t, ` za ${n} ${byNumber(n, 'bod', 'body', 'bodů')} osudu`, ` for ${n} destiny`) : '';
const change =
  (cs: string, en: string): Say =>
  (t, { a, b, c }) =>
    `${first(t, a)}${two(t, `${cs} ${signed(b)}, nyní ${c}`, `${en} ${signed(b)}, now ${c}`)}.`;
/** So much more of something counted, or less. @param cs of one, of two to four, of more @param en after the number */
const points =
  (cs: readonly [string, string, string], en: string): Say =>
  (t, { a, b, c }) => {
    const n = Math.abs(b);
    const what = two(t, `${n} ${byNumber(n, ...cs)} (nyní ${c})`, `${n} ${en} (now ${c})`);
    return b < 0 ? acts(t, a, 'přichází o', 'lose', ` ${what}`) : acts(t, a, 'získává', 'gain', ` ${what}`);
  };

/** Kinds of actions: as the object of a sentence, of one, of two to four, of more; in English with its article, and without. */
const ACTIONS = [
  ['běžnou akci', 'běžné akce', 'běžných akcí', 'a normal', 'normal'],
  ['další běžnou akci', 'další běžné akce', 'dalších běžných akcí', 'a further normal', 'further normal'],
  ['neútočnou akci', 'neútočné akce', 'neútočných akcí', 'a non-attack', 'non-attack'],
  ['útočnou akci', 'útočné akce', 'útočných akcí', 'an attack', 'attack'],
] as const;
const actionWord = (n: number): string => (n === 1 ? 'action' : 'actions');
const WENT = [
  ['jde na hromádku vyřazených karet', 'goes to the discard pile'],
  ['je obětována', 'is annihilated'],
  ['je zabit a vyřazen', 'is killed and discarded'],
  ['se vrací do ruky', 'goes back to the hand'],
  ['se vrací do knihovny', 'goes back to the library'],
] as const;

/** By what somebody has won; nothing where an old record does not say it. */
function victory(t: Talk, why: number, own: number, next: number): string {
  const points =
    next < 0 ? two(t, `${own}`, `${own} promotion`) : two(t, `${own} proti ${next}`, `${own} promotion to ${next}`);
  if (why === BY_LAST) return two(t, ': ostatní jsou ze hry', ': the others are out of the game');
  if (why === BY_POINTS) return two(t, `: vítězné body ${points}`, `: ${points}`);
  if (why !== BY_TIME) return '';
  return next < 0
    ? two(t, ': čas vypršel, ostatní mají dluh', ': time is up, the others are in debt')
    : two(t, `: čas vypršel, vítězné body ${points}`, `: time is up, ${points}`);
}

const SAYS: Readonly<Record<Kind, Say>> = {
  shuffled: by('míchá knihovnu', 'shuffle the library'),
  dealt: (t, { a, b }) => acts(t, a, 'bere do ruky', 'take', ` ${cards(t, b)}${two(t, '', ' to the hand')}`),
  saw: (t, { a, b }) => acts(t, a, 'bere do ruky', 'take', ` ${card(t, b, 'acc')}${two(t, '', ' to the hand')}`),
  starter: by('začíná', 'start'),
  kept: by('zůstává u úvodního listu', 'keep the opening hand'),
  showed: byWith('ukazuje', 'show'),
  exchanged: by('využívá Kardinálské privilegium', 'use the Cardinal’s privilege'),
  turnBegan: (t, { a, b }) => acts(t, a, `začíná ${b}. kolo`, `begin turn ${b}`),
  turnEnded: by('končí kolo', 'end the turn'),
  drew: (t, { a, b, c }) => acts(t, a, 'dobírá', 'draw', ` ${cards(t, b)} (${two(t, 'v knihovně', 'library')} ${c})`),
  destiny: points(['bod osudu', 'body osudu', 'bodů osudu'], 'destiny'),
  promotion: points(['vítězný bod', 'vítězné body', 'vítězných bodů'], 'promotion'),
  acted: (t, { a, b, d }) => {
    const [cs, , , en] = ACTIONS[b] ?? ACTIONS[0];
    const rest = two(t, ` (${byNumber(d, 'zbývá', 'zbývají', 'zbývá')} ${d})`, ` (${d} left)`);
    return acts(t, a, `koná ${cs}`, `take ${en} action`, rest);
  },
  actionsGained: (t, { a, b, c }) => {
    const [one, few, many, , en] = ACTIONS[b] ?? ACTIONS[0];
    return acts(t, a, `získává ${c} ${byNumber(c, one, few, many)}`, `gain ${c} ${en} ${actionWord(c)}`);
  },
  actionsLost: (t, { a, b }) =>
    acts(t, a, `nechává propadnout ${b} ${byNumber(b, 'akci', 'akce', 'akcí')}`, `leave ${b} ${actionWord(b)} unused`),
  stepEnded: by('končí akce', 'end the actions'),
  entered: (t, { b, c, d }) =>
    acts(t, c, 'uvádí do hry', 'bring', ` ${card(t, b, 'acc')}${two(t, '', ' into play')} (${zone(t, d)})`),
  attached: (t, { b, d }) => `${firstCard(t, b)} ${two(t, 'je přiložena ke kartě', 'is attached to')} ${card(t, d)}.`,
  laid: (t, { b, c, d }) => acts(t, c, 'vykládá', 'lay', ` ${card(t, b)} (${zone(t, d)})`),
  left(t, { b, d }) {
    const [cs, en] = WENT[d] ?? WENT[0];
    return `${firstCard(t, b)} ${two(t, cs, en)}.`;
  },
  covered: of('je v úkrytu', 'is in cover'),
  uncovered: of('opouští úkryt', 'leaves cover'),
  revealed: of('je odhalen', 'is revealed'),
  moved: (t, { b, c }) => `${firstCard(t, b)}: ${zone(t, c)}.`,
  boarded: (t, { b, c }) =>
    `${firstCard(t, b)}: ${c === 1 ? two(t, 'bojovník nastupuje', 'the warrior gets in') : two(t, 'bojovník vystupuje', 'the warrior gets out')}.`,
  wounded: of('je zraněn', 'is wounded'),
  healed: (t, { b, d }) =>
    `${firstCard(t, b)} ${d === 1 ? two(t, 'je vyléčen z virů', 'is cured of viruses') : two(t, 'je vyléčen', 'is healed')}.`,
  saved: of('je zachráněn', 'is saved'),
  killed: (t, { b, d }) => `${firstCard(t, b)} ${two(t, `je zabit, hodnota ${d}`, `is killed, value ${d}`)}.`,
  played: (t, { a, b, c }) => acts(t, a, 'hraje', 'play', ` ${card(t, b)}${paid(t, c)}`),
  used: (t, { b, c }) => acts(t, c, 'používá', 'use', ` ${card(t, b)}`),
  cancelled: of('je zrušena', 'is cancelled'),
  declared: by('vyhlašuje souboj', 'declare a combat'),
  fighters: (t, { b, d }) => `${firstCard(t, b)} ${two(t, `útočí ${against(t, d)}`, `attacks ${card(t, d)}`)}.`,
  tactic: (t, { a, b }) =>
    acts(
      t,
      a,
      'volí taktiku',
      'choose the tactic',
      b === 1 ? two(t, ': zápas', ': fight') : two(t, ': střelba', ': shoot'),
    ),
  zoneChosen(t, { a, b }) {
    if (b === 0) return acts(t, a, 'pokračuje v souboji bez válečné zóny', 'go on with the combat in no warzone');
    return acts(t, a, 'se brání z válečné zóny', 'defend from', ` ${card(t, b)}`);
  },
  weaponChosen: (t, { b, c }) => `${firstCard(t, c)} ${two(t, 'bojuje zbraní', 'uses')} ${card(t, b)}.`,
  struck: (t, { b, c, d }) =>
    `${two(t, `Útok ${plain(b)} proti obraně ${plain(c)}`, `Attack ${plain(b)} against armor ${plain(c)}`)}: ${card(t, d)}.`,
  combatEnded: (t, { a }) =>
    a === 1 ? two(t, 'Souboj předčasně končí.', 'The combat ends early.') : two(t, 'Souboj končí.', 'The combat ends.'),
  gaveUp: by('neútočí, útočná akce propadá', 'do not attack, the attack action is lost'),
  awarded: (t, { a, b, c }) =>
    acts(
      t,
      a,
      `dostává ${b} ${byNumber(b, 'bod', 'body', 'bodů')}, z toho vítězných ${c}`,
      `get ${b} ${b === 1 ? 'point' : 'points'}, ${c} of them promotion`,
    ),
  sabotageDeclared: (t, { a, b, c }) =>
    acts(
      t,
      a,
      'vyhlašuje sabotáž',
      'declare a sabotage',
      two(t, `, provádí ji ${card(t, c)}, cíl: ${name(t, b)}`, `, ${card(t, c)} against ${name(t, b)}`),
    ),
  sabotageDone: (t, { c }) =>
    c === 1
      ? two(t, 'Sabotáž je úspěšná.', 'The sabotage succeeds.')
      : two(t, 'Sabotáž se nezdařila.', 'The sabotage fails.'),
  discarded: (t, { a, b }) => acts(t, a, 'odhazuje', 'discard', ` ${cards(t, b)}`),
  threw: (t, { b, c }) =>
    c === 1
      ? two(t, `Skrytá karta je ${card(t, b)}.`, `The card laid into cover is ${card(t, b)}.`)
      : two(t, `Odhozena je karta ${card(t, b)}.`, `The card discarded is ${card(t, b)}.`),
  countdown: (t, { a, b }) =>
    `${first(t, a)}${two(t, `kol na vyložení bojeschopného bojovníka: ${b}`, `turns to bring in a combat-capable warrior: ${b}`)}.`,
  lost: by('prohrává', 'lose'),
  outpostOpened: (t) => two(t, 'Cesta na Stanice je otevřena.', 'The way to the Outposts is open.'),
  timeCalled: (t, { a }) => two(t, `Čas vypršel, zbývá kol: ${a}.`, `Time is up, turns left: ${a}.`),
  tied: (t, { a }) => two(t, `Shoda: ${a} vítězných bodů.`, `A tie at ${a} promotion.`),
  won: (t, { a, b, c, d }) => acts(t, a, 'vítězí', 'win', victory(t, b, c, d)),
  drawn: (t) => two(t, 'Remíza.', 'A draw.'),
  lasts: of('má trvající efekt', 'has a lasting effect'),
  lapsed: of('přestává působit', 'acts no more'),
  given: byWith('ovládá', 'control'),
  chose: (t, { b, c }) =>
    `${firstCard(t, b)} ${c === 1 ? two(t, 'je legionářem', 'is of the Legion') : two(t, 'je Doomtrooperem', 'is a Doomtrooper')}.`,
  fulfilled: of('je splněn', 'is fulfilled'),
  debt: change('dluh', 'debt'),
  returned: byWith('dostává zpět', 'get back'),
  imprisoned: (t, { b, c }) =>
    `${firstCard(t, b)} ${c === 1 ? two(t, 'je uvězněn', 'is imprisoned') : two(t, 'je volný', 'is free')}.`,
  sentOut: (t, { b, c }) =>
    `${firstCard(t, b)} ${c === 1 ? two(t, 'je mimo hru', 'is out of play') : two(t, 'je zpět ve hře', 'is back in play')}.`,
  found: byWith('nachází', 'find'),
  assigned: (t, { b, c }) => `${firstCard(t, b)} ${two(t, 'slouží pod velením', 'serves under')} ${card(t, c)}.`,
  searched: by('prohledává vlastní karty', 'search among the own cards'),
  tossed: (t, { a, b }) =>
    `${first(t, a)}${b === 0 ? two(t, 'na minci padl orel', 'the coin shows heads') : two(t, 'na minci padla panna', 'the coin shows tails')}.`,
  barred: by('nesmí v tomto kole znovu zaútočit', 'attack no more in this turn'),
  strengthened: (t, { a, b, c }) => acts(t, a, 'zesiluje', 'strengthen', ` ${card(t, b)}${paid(t, c)}`),
  peeked: (t, { a, b }) => acts(t, a, 'drží v ruce', 'hold', ` ${card(t, b)}`),
  answered: (t, { a, b, c, d }) =>
    `${first(t, a)}${d === 1 ? two(t, 'ano, v ruce je', 'yes, in the hand is') : two(t, 'ne, v ruce není', 'no, in the hand is not')} ${askedIn(t, b, c)}.`,
  unanswered: (t, { a, b, c }) =>
    acts(t, a, 'odmítá odpověď na otázku', 'refuse to answer the question', `: ${askedIn(t, b, c)}`),
  planned: (t, { a, b, c, d }) =>
    b === 0
      ? acts(t, a, 'oznamuje, že ve svém příštím kole nezaútočí', 'announce no attack for the next own turn')
      : acts(
          t,
          a,
          'oznamuje útok svého příštího kola',
          'announce the attack of the next own turn',
          `: ${card(t, b)} ${two(t, 'proti', 'against')} ${card(t, c)}, ${d === 1 ? two(t, 'zápas', 'fight') : two(t, 'střelba', 'shoot')}`,
        ),
  lookedThrough: (t, { a, b, c }) =>
    acts(
      t,
      a,
      'prohlíží',
      'look through',
      ` ${c === 0 ? two(t, 'knihovnu', 'the library') : two(t, 'hrob', 'the discard pile')}: ${name(t, b)}`,
    ),
  looked: (t, { a, b, d }) =>
    `${first(t, a)}${d === 0 ? two(t, 'v knihovně je', 'in the library lies') : two(t, 'v hrobě je', 'in the discard pile lies')} ${card(t, b)}.`,
  joined: (t, { b, d }) =>
    `${firstCard(t, b)} ${two(t, 'se zapojuje do souboje na straně', 'joins the combat beside')} ${card(t, d)}.`,
  unitLost: of('již nikomu nevelí', 'commands nobody any more'),
  hired: (t, { b, c }) => `${firstCard(t, b)} ${two(t, 'využívá kartu', 'makes use of')} ${card(t, c)}.`,
  picked: (t, { b, c }) => `${card(t, c)}${two(t, ', vybrán: ', ', chosen: ')}${card(t, b)}.`,
};

/** Beyond these numbers, which may be players, areas and affiliations as well, there are only cards in play. */
const CARDS_ALONE = 31;
/** The card in play that was named, where that is certain; else what follows tells. */
const names =
  (cs: string, en: string): Say =>
  (t, e) =>
    e.b > CARDS_ALONE && t.v.pieces.some(({ id }) => id === e.b)
      ? acts(t, e.a, 'volí', 'choose', ` ${piece(t, e.b, 'acc')}`)
      : acts(t, e.a, cs, en);
/** Answers whose numbers mean something else with each card. */
const NAMED: Readonly<Record<string, Say>> = {
  'play.place': names('určuje místo', 'choose the place'),
  'pickTarget.target': names('určuje, čeho se to týká', 'choose what it is aimed at'),
};

export function eventText(t: Talk, e: GameEvent, decision: string): string {
  const kind = KINDS[e.kind];
  const named = kind === 'answer' ? NAMED[decision] : undefined;
  if (named !== undefined) return named(t, e);
  if (kind === 'answer') return answerText(t, e.a, decision, e.b);
  return SAYS[kind](t, e);
}
