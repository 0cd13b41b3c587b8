/** Events of a fight: rounds, hits, block, tokens, enemies. What happened, as a clause without its full stop. */
import type { GameEvent } from '@kolbiste/kernel';
import { B_PASSING, B_POISON, B_RETAIN } from '../flow/builtin.ts';
import { book } from '../rulebook.ts';
import { EVERY_ROW } from '../state.ts';
import { BOSS, BURNING, ELITE, SOURCES } from '../vocabulary.ts';
import { isHarm, orb, stance, stanceName, tokens } from './event-words.ts';
import type { Talk } from './talk.ts';
import {
  by,
  byEnemy,
  card,
  count,
  creature,
  enemy,
  enemyCalled,
  hero,
  item,
  left,
  now,
  two,
  withHero,
} from './talk.ts';

export type Say = (t: Talk, e: GameEvent) => string;
const whose = (t: Talk, a: number, text: string): string =>
  a < 0 ? text : hero(t, a, `vyhodnocuje efekt: ${text}`, `resolve ${text}`);

function began(t: Talk, room: number): string {
  if (room === BOSS) return two(t, 'začíná souboj s bossem', 'the fight with the boss begins');
  if (room === ELITE || room === BURNING)
    return two(t, 'začíná souboj s elitním nepřítelem', 'a fight with an elite begins');
  return two(t, 'začíná souboj', 'a fight begins');
}

const inRow = (t: Talk, row: number): string =>
  row === EVERY_ROW
    ? two(t, 've všech řadách', 'in every row')
    : two(t, `${row === 0 ? 'v' : 've'} ${row + 1}. řadě`, `in row ${row + 1}`);

/** What an effect of a phase comes from. */
function source(t: Talk, kind: number, which: number): string {
  switch (SOURCES[kind]) {
    case 'power':
      return two(t, `Schopnost ${card(t, which)}`, `the power ${card(t, which)}`);
    case 'relic':
      return two(t, `relikvie ${item(t, which)}`, `the relic ${item(t, which)}`);
    case 'card':
      return two(t, `karta ${card(t, which)} v ruce`, `the card ${card(t, which)} in hand`);
    case 'said':
      return two(t, `karta ${card(t, which)}`, `the card ${card(t, which)}`);
    case 'orb':
      return orb(t, which);
    case 'board':
      return two(t, 'schopnost desky hrdiny', "an ability of the hero's board");
    case 'enemy':
      return enemy(t, which, 'nom');
    case 'rule':
    default:
      return rule(t, which);
  }
}

/** Which rule it is, by its number in the pool below zero; none of them = a change of the rules [STS R101]. */
function rule(t: Talk, which: number): string {
  if (which === -B_POISON) return two(t, 'jed', 'poison');
  if (which === -B_RETAIN) return two(t, 'zachování karet', 'retaining cards');
  if (which === -B_PASSING) return two(t, 'konec dočasné síly', 'the end of strength for a turn');
  return two(t, 'změna pravidel', 'a change of the rules');
}

/** Energy is set anew at the start of a turn; else something else has changed it. */
const TURN_BEGINS = '12.4';

export const FIGHT_EVENTS = {
  combatBegan: (t, { a }) => began(t, a),
  enemyCame: (t, { a, b, c }) =>
    two(
      t,
      `${inRow(t, c)} stojí ${enemyCalled(t, b, a, 'nom')}`,
      `${enemyCalled(t, b, a, 'nom')} stands ${inRow(t, c)}`,
    ),
  roundBegan: (t, { a }) => two(t, `začíná ${a}. kolo`, `round ${a} begins`),
  energySet: (t, { a, b, rule: by }) =>
    book.keysOf(by).includes(TURN_BEGINS)
      ? hero(t, a, `začíná tah s energií ${b}`, `start the turn with ${count(t, b, 'energy')}`)
      : hero(t, a, `má teď energii ${b}`, `stand at ${count(t, b, 'energy')}`),
  blockReset: (t, { a, b }) => by(t, a, `přichází o obranu ${b}`, `lose ${b} block`),
  rolled: (t, { a }) => two(t, `na kostce padlo ${a}`, `the die shows ${a}`),
  // Under the first rules it was not told what changed it.
  dieChanged: (t, { a, b, c }) => {
    const by = b < 0 ? '' : ` (${item(t, b)})`;
    return hero(t, a, `mění výsledek hodu na ${c}${by}`, `change the result to ${c}${by}`);
  },
  dieFixed: (t, { a }) => two(t, `v tomto kole platí výsledek ${a}`, `the result of this round is ${a}`),
  aimed: (t, { a, b, c }) => {
    if (b === 1) return hero(t, a, `míří na ${c + 1}. řadu`, `aim at row ${c + 1}`);
    const whom = creature(t, b === 0 ? -1 - c : c, 'acc');
    // A hero may mean the own one.
    if (b === 2) return hero(t, a, 'volí cíl: ' + creature(t, c, 'nom'), `choose: ${creature(t, c, 'nom')}`);
    return hero(t, a, `míří na ${whom}`, `aim at ${whom}`);
  },
  hit: (t, { a, b, c, d }) => {
    const lost = d === 0 ? two(t, 'bez ztráty žt', 'no HP lost') : two(t, `ztráta ${d} žt`, `${d} HP lost`);
    const whom = creature(t, b, 'acc');
    return by(t, a, `zasahuje ${whom} za ${c} (${lost})`, `hit ${whom} for ${c} (${lost})`);
  },
  blocked: (t, { a, b, c }) => by(t, a, `odvrací obranou ${b} zranění${left(t, c)}`, `block ${b} damage${left(t, c)}`),
  hurt: (t, { a, b, c }) => by(t, a, `ztrácí ${b} žt${left(t, c)}`, `lose ${b} HP${left(t, c)}`),
  healed: (t, { a, b, c }) => by(t, a, `si hojí ${b} žt${now(t, c)}`, `heal ${b} HP${now(t, c)}`),
  gainedBlock: (t, { a, b, c }) => by(t, a, `si zvyšuje obranu o ${b}${now(t, c)}`, `gain ${b} block${now(t, c)}`),
  gainedEnergy: (t, { a, b, c }) =>
    hero(t, a, `získává ${count(t, b, 'energy')}${now(t, c)}`, `gain ${count(t, b, 'energy')}${now(t, c)}`),
  gainedToken: (t, { a, b, c, d }) => {
    const what = tokens(t, b, c);
    return isHarm(b)
      ? by(t, a, `dostává ${what}${now(t, d)}`, `receive ${what}${now(t, d)}`)
      : by(t, a, `získává ${what}${now(t, d)}`, `gain ${what}${now(t, d)}`);
  },
  lostToken: (t, { a, b, c, d }) =>
    by(t, a, `odhazuje ${tokens(t, b, c)}${left(t, d)}`, `lose ${tokens(t, b, c)}${left(t, d)}`),
  capped: (t, { a, b, c }) => {
    const what = b === -1 ? count(t, c, 'energy') : b === -2 ? two(t, `obranu ${c}`, `${c} block`) : tokens(t, b, c);
    return by(t, a, `nezískává ${what}: limit je dosažen`, `reach the limit: ${what} lost`);
  },
  supplyEmpty: (t, { a, b }) =>
    a < 0
      ? two(t, `ve společné zásobě už nezbývají karty (chybí ${b})`, `the common supply of cards is empty (${b} short)`)
      : two(t, `ve společné zásobě chybí ${tokens(t, a, b)}`, `the common supply is short of ${tokens(t, a, b)}`),
  stanceEntered: (t, { a, b }) => hero(t, a, `přechází do ${stance(t, b)}`, `enter ${stance(t, b)}`),
  stanceStays: (t, { a, b }) => hero(t, a, `zůstává v postoji: ${stanceName(t, b)}`, `stay in ${stanceName(t, b)}`),
  orbChanneled: (t, { a, b }) => hero(t, a, `zhmotňuje ${orb(t, b)}`, `channel ${orb(t, b)}`),
  orbEvoked: (t, { a, b }) => hero(t, a, `vrhá ${orb(t, b)}`, `evoke ${orb(t, b)}`),
  orbsRemoved: (t, { a, b }) => hero(t, a, `odstraňuje své orby (${b})`, `remove the orbs (${b})`),
  orbLacking: (t, { a, b, c }) =>
    c === 0
      ? hero(t, a, `nemá pro ${orb(t, b)} žádnou kostičku`, `have no cube left for ${orb(t, b)}`)
      : hero(t, a, `nemá pro ${orb(t, b)} žádné políčko`, `have no slot for ${orb(t, b)}`),
  slotsGained: (t, { a, b, c }) =>
    hero(t, a, `získává políčka orbů (${b})${now(t, c)}`, `gain orb slots (${b})${now(t, c)}`),
  shivThrown: (t, { a, b }) => hero(t, a, `vrhá dýku${left(t, b)}`, `throw a shiv${left(t, b)}`),
  miracleUsed: (t, { a, b }) => hero(t, a, `používá zázrak${left(t, b)}`, `use a miracle${left(t, b)}`),
  turnEnded: (t, { a }) => hero(t, a, 'končí tah', 'end the turn'),
  playPhaseEnded: (t) => two(t, 'hraní karet končí', 'the playing of cards is over'),
  effectBegan: (t, { a, b, c }) =>
    SOURCES[b] === 'enemy'
      ? byEnemy(t, c, 'uplatňuje svou schopnost', 'use an ability')
      : a < 0 && SOURCES[b] === 'rule'
        ? two(t, 'působí jed', 'poison takes effect')
        : whose(t, a, source(t, b, c)),
  enemyActed: (t, { a }) => byEnemy(t, a, 'koná svou akci', 'act'),
  cubeMoved: (t, { a, b }) =>
    byEnemy(t, a, `posouvá kostičku akcí na ${b + 1}. políčko`, `move the action cube to slot ${b + 1}`),
  enemyDied: (t, { a, b }) => two(t, `${enemyCalled(t, b, a, 'nom')} hyne`, `${enemyCalled(t, b, a, 'nom')} dies`),
  enemyLeft: (t, { a, b }) =>
    two(t, `${enemyCalled(t, b, a, 'nom')} utíká z boje`, `${enemyCalled(t, b, a, 'nom')} leaves the fight`),
  abilityFired: (t, { a }) => byEnemy(t, a, 'uplatňuje svou schopnost', 'use an ability'),
  combatWon: (t) => two(t, 'souboj je vyhraný', 'the fight is won'),
  heroDied: (t, { a }) => hero(t, a, 'umírá', 'die'),
  lost: (t) => two(t, 'hra je prohraná', 'the game is lost'),
  unaffected: (t, { a, b }) =>
    by(t, a, `nedostává ${tokens(t, b, 1)}: zatím mu nic neudělá`, `is not affected by ${tokens(t, b, 1)}`),
  prevented: (t, { a, b }) => by(t, a, `neztrácí ${b} žt`, `keep ${b} HP that would be lost`),
  modeChanged: (t, { a }) => byEnemy(t, a, 'přechází do jiného módu', 'switch modes'),
  enemyBack: (t, { a, b }) => byEnemy(t, a, `se vrací do boje (${b} žt)`, `come back (${b} HP)`),
  rowsSwitched: (t, { a, b }) =>
    hero(t, a, `si vyměňuje řadu ${withHero(t, b)}`, `switch rows with ${creature(t, b, 'acc')}`),
} as const satisfies Readonly<Record<string, Say>>;
