/** Refusals as one sentence: what may not be done, and why. What would help is told by remedies.ts. */
import { sentenceOf } from '@kolbiste/cardkit/words';
import type { Refused, Seat } from '@kolbiste/kernel';
import { pool } from '../cards/pool.ts';
import { SPHERE_WORDS } from '../cards/words.ts';
import { DOINGS, W_PLAY, W_USE } from '../flow/window.ts';
import { purse } from '../legal.ts';
import type { View } from '../view.ts';
import { NEUTRAL, SPHERES } from '../vocabulary.ts';
import { cap } from './card/join.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, plain, quoted, two } from './talk.ts';

/** Where a refusal stands. */
interface At {
  readonly v: View;
  readonly decision: string;
  readonly seat: Seat;
  readonly option: number;
}

type Why = (t: Talk, at: At) => string;

/** What an option points to: a card of the hand, or a thing, and whether its ability is meant. */
interface What {
  readonly hand: number;
  readonly thing: number;
  readonly ability: boolean;
}

function whatOf({ decision, option }: At): What {
  if (decision === 'window.act')
    return option < W_USE
      ? { hand: option - W_PLAY, thing: 0, ability: false }
      : { hand: 0, thing: ((option - W_USE) / DOINGS) | 0, ability: true };
  if (decision !== 'settle.respond') return { hand: 0, thing: option, ability: false };
  const rest = (option - 1) % scene.BY_NOTE;
  return rest < scene.FROM_HAND
    ? { hand: 0, thing: (rest / DOINGS) | 0, ability: true }
    : { hand: rest - scene.FROM_HAND, thing: 0, ability: false };
}

/** 'Spojence „X“ nelze zahrát', 'Schopnost hrdiny „X“ nelze použít', '„X“ nelze vybrat'. */
function not(t: Talk, at: At): string {
  const { hand, thing, ability } = whatOf(at);
  if (hand > 0) return two(t, `${cap(card(t, hand, 'acc'))} nelze zahrát`, `${cap(card(t, hand))} cannot be played`);
  if (!ability)
    return two(
      t,
      `Nelze vybrat: ${scene.thingName(t, at.v, thing)}`,
      `${cap(scene.thingName(t, at.v, thing))} cannot be chosen`,
    );
  const id = scene.thingIn(at.v, thing)?.card ?? 0;
  return two(t, `Schopnost ${card(t, id, 'gen')} nelze použít`, `The ability of ${quoted(t, id)} cannot be used`);
}

/** The reason behind what cannot be done. */
function because(t: Talk, at: At, cs: string, en: string): string {
  const head = not(t, at);
  const sign = head.includes(': ') ? ' –' : ':';
  return `${head}${sign} ${two(t, cs, en)}.`;
}

const why =
  (cs: string, en: string): Why =>
  (t, at) =>
    because(t, at, cs, en);

const sphereWord = (t: Talk, id: number): string =>
  SPHERE_WORDS[SPHERES[pool.cards[id]?.sphere ?? NEUTRAL] ?? 'neutral'][t.lang];

const noResources: Why = (t, at) => {
  const { hand, thing } = whatOf(at);
  if (hand === 0) {
    const n = scene.thingIn(at.v, thing)?.resources ?? 0;
    return because(t, at, `má ${count(t, n, 'resource')}`, `it has ${count(t, n, 'resource')}`);
  }
  const printed = pool.cards[hand];
  const cost = Math.max(0, printed?.cost ?? 0);
  const have = purse(scene.seenAsState(at.v), at.seat, printed?.sphere ?? NEUTRAL);
  return because(
    t,
    at,
    `stojí ${count(t, cost, 'resource')}, vhodní hrdinové mají ${plain(have)}`,
    `it costs ${count(t, cost, 'resource')}, matching heroes have ${plain(have)}`,
  );
};

const noSphere: Why = (t, at) => {
  const word = sphereWord(t, whatOf(at).hand);
  return because(t, at, `žádný váš hrdina nemá sféru ${word}`, `no hero of yours has the sphere ${word}`);
};

const tooFewPayers: Why = (t, at) => {
  const n = pool.cards[whatOf(at).hand]?.payers ?? 0;
  return because(
    t,
    at,
    `musí ji zaplatit různí hrdinové, každý jeden zdroj (${plain(n)})`,
    `it has to be paid by ${plain(n)} different heroes, one resource each`,
  );
};

const wrongTarget: Why = (t, at) => {
  if (at.decision === 'pickPlayer.player' || at.decision === 'pickMode.mode')
    return two(
      t,
      'Tuto možnost teď zvolit nelze, nic by nezměnila.',
      'This cannot be chosen now, it would change nothing.',
    );
  const id = scene.numberIn(scene.asking(at.v), 'card', 0);
  return pool.cards[id] === undefined
    ? because(t, at, 'tohoto se to netýká', 'it is not concerned')
    : because(t, at, `${quoted(t, id)} míří jinam`, `${quoted(t, id)} aims at something else`);
};

const REASONS: { readonly [code: string]: Why } = {
  noResources,
  noSphere,
  notNow: why('teď na to není doba', 'this is not the time for it'),
  notYourPlanning: why('právě plánuje jiný hráč', 'another player is planning now'),
  onlyAnswers: why('je to odezva, sama se použít nedá', 'it is a response, it needs its trigger'),
  uniqueInPlay: why('jedinečná karta toho jména už ve hře je', 'a unique card of that name is in play'),
  noTarget: why('nemá koho ovlivnit', 'there is nothing it could affect'),
  noOtherPlayer: why('nehraje tu žádný jiný hráč', 'there is no other player in the game'),
  noCost: why('chybí, čím zaplatit její cenu', 'what it costs is not there'),
  usedUp: why('už byla použita, kolikrát to jde', 'it has been used as often as it may be'),
  isExhausted: why('karta je vyčerpaná', 'the card is exhausted'),
  tooFewPayers,
  isGuarded: why('drží ji její strážce', 'its guard holds it'),
  wrongTarget,
  notReady: why('je vyčerpaná karta', 'it is exhausted'),
  travelNotMet: why('cenu cesty teď zaplatit nelze', 'its travel cost cannot be met now'),
  defenderExhausted: why('vyčerpaná postava nebrání', 'an exhausted character cannot defend'),
  notYourAttack: why(
    'útok na jiného hráče smí bránit jen strážce',
    'only a sentinel may defend against an attack on another player',
  ),
  alreadyAttacked: why('v této fázi už jste na něj útočili', 'you have attacked it this phase'),
  attackerExhausted: why('není připravená postava, která by útočila', 'no ready character could attack'),
  noAttacker: (t) => two(t, 'Útok musí mít aspoň jednoho útočníka.', 'An attack needs at least one attacker.'),
  outOfReach: why(
    'na nepřítele ve střetu s jiným hráčem dosáhne jen střelec, do předpolí jen ten, komu to dovolí text',
    'only ranged characters reach an enemy engaged with another player, and the staging area only by a text',
  ),
  onlyHeroes: why('poškození nebráněného útoku dostane hrdina', 'undefended damage goes to a hero'),
  enemyCannotAttack: why('tento nepřítel útočit nemůže', 'this enemy cannot attack'),
  enemyHasAttacked: why('tento nepřítel už v této fázi útočil', 'this enemy has attacked this phase'),
  over: (t) => two(t, 'Hra už skončila.', 'The game is over.'),
  notYou: (t) => two(t, 'Teď rozhoduje jiný hráč.', 'It is another player who decides now.'),
  noSuchOption: (t) => two(t, 'Taková možnost tu není.', 'There is no such option here.'),
};

/** The codes that have a sentence. */
export const TOLD_REFUSALS: readonly string[] = Object.keys(REASONS);

/** Why an option is refused. */
export function refusalText(t: Talk, v: View, { code, option }: Refused, decision: string, seat: Seat): string {
  const reason = sentenceOf(REASONS, code, 'refusal');
  return reason(t, { v, decision, seat, option });
}
