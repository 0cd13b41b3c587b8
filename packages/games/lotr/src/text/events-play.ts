/** Events of cards that are played and used, of things in play, and of the quest. */
import { pool } from '../cards/pool.ts';
import { ALL_COMMITTED } from '../state.ts';
import { cap } from './card/join.ts';
import { all, First, player, playerC, state } from './event-words.ts';
import { statWord } from './phases.ts';
import type { Talk } from './talk.ts';
import { card, count, left, now, ofCard, plain, quoted, signed, two } from './talk.ts';

/** Whether an ability is forced; otherwise it is a response, or the text of a revealed or shadow card. */
const isForced = (doing: number): boolean => doing >= 0 && pool.doings[doing]?.kind === 2;

export const PLAY_EVENTS = {
  resourcesGained: all((t, { b, c, d }) =>
    two(
      t,
      `${First(t, b)}: +${count(t, c, 'resource')}${now(t, d)}`,
      `${First(t, b)}: +${count(t, c, 'resource')}${now(t, d)}`,
    ),
  ),
  resourcePaid: all((t, { b, c }) => two(t, `${First(t, b)} platí${left(t, c)}`, `${First(t, b)} pays${left(t, c)}`)),
  played: player((t, { b, c }) => {
    const cost = c < 0 ? '' : `, X = ${plain(c)}`;
    return two(t, `${ofCard(b, 'zahraný')} ${card(t, b)}${cost}`, `${quoted(t, b)} is played${cost}`);
  }),
  entered: playerC((t, { b }) => two(t, `do hry vstupuje ${card(t, b)}`, `${quoted(t, b)} enters play`)),
  attached: all((t, { b, d }) =>
    two(t, `${First(t, b)} leží na kartě ${quoted(t, d)}`, `${quoted(t, b)} is attached to ${quoted(t, d)}`),
  ),
  used: playerC((t, { b }) =>
    two(t, `použitá schopnost ${card(t, b, 'gen')}`, `the ability of ${quoted(t, b)} is used`),
  ),
  fired: all((t, { b, c }) =>
    isForced(c)
      ? two(t, `Vynucený efekt ${card(t, b, 'gen')}`, `Forced effect of ${quoted(t, b)}`)
      : two(t, `Provádí se text ${card(t, b, 'gen')}`, `The text of ${quoted(t, b)} is carried out`),
  ),
} as const;

/** 'Hrdina „X“', or all committed characters. */
const changed = (t: Talk, id: number, of: number): string =>
  id === ALL_COMMITTED ? two(t, 'Všechny postavy na výpravě', 'All characters on the quest') : First(t, of);

export const THING_EVENTS = {
  damaged: all((t, { b, c, d }) =>
    two(
      t,
      `${First(t, b)} dostává ${plain(c)} poškození (životy ${plain(d)})`,
      `${First(t, b)} takes ${plain(c)} damage (${count(t, d, 'life')} left)`,
    ),
  ),
  healed: all((t, { b, c, d }) =>
    two(
      t,
      `${First(t, b)} se léčí o ${plain(c)} (životy ${plain(d)})`,
      `${First(t, b)} is healed by ${plain(c)} (${count(t, d, 'life')})`,
    ),
  ),
  destroyed: state('zničený', 'destroyed'),
  toVictory: all((t, { a, b }) =>
    two(
      t,
      `${cap(card(t, a))} jde mezi trofeje (${count(t, b, 'point')})`,
      `${quoted(t, a)} goes to the victory display (${count(t, b, 'point')})`,
    ),
  ),
  readied: state('připravený', 'ready'),
  exhausted: state('vyčerpaný', 'exhausted'),
  staysExhausted: all((t, { b }) =>
    two(t, `${First(t, b)} zůstává ${ofCard(b, 'vyčerpaný')}`, `${First(t, b)} stays exhausted`),
  ),
  modified: all((t, { a, b, c, d }) => `${changed(t, a, b)}: ${signed(d)} ${statWord(t, c)}`),
  muted: all((t, { b }) =>
    two(
      t,
      `Hrozba ${card(t, b, 'gen')} se do konce fáze nepočítá`,
      `The threat of ${quoted(t, b)} does not count until the end of the phase`,
    ),
  ),
  tookControl: playerC((t, { b }) =>
    two(t, `${card(t, b)} přichází sem`, `${quoted(t, b)} comes under this player's control`),
  ),
} as const;

export const QUEST_EVENTS = {
  committed: playerC((t, { b }) => two(t, `na výpravu jde ${card(t, b)}`, `${quoted(t, b)} is committed to the quest`)),
  uncommitted: all((t, { b }) =>
    two(t, `${First(t, b)} odchází z výpravy`, `${First(t, b)} is removed from the quest`),
  ),
  revealed: all((t, { a }) => two(t, `Odhaluje se ${card(t, a)}`, `${quoted(t, a)} is revealed`)),
  nothingToReveal: all((t, { a }) =>
    a === 1
      ? two(
          t,
          'Karty balíčku setkání odhalují jen jedna druhou: dál se neodhaluje',
          'The cards of the encounter deck only reveal one another: no more are revealed',
        )
      : two(t, 'Není co odhalit', 'There is nothing to reveal'),
  ),
  surged: all((t, { a }) =>
    two(t, `Příval ${card(t, a, 'gen')}: odhalí se další karta`, `${quoted(t, a)} surges: another card is revealed`),
  ),
  doomed: all((t, { a, b }) => two(t, `Zkáza ${b}: ${card(t, a)}`, `Doomed ${b}: ${quoted(t, a)}`)),
  cancelled: all((t, { a }) =>
    two(
      t,
      `Text „po odhalení“ ${card(t, a, 'gen')} se ruší`,
      `The “when revealed” text of ${quoted(t, a)} is cancelled`,
    ),
  ),
  staged: all((t, { b }) => two(t, `Do předpolí přichází ${card(t, b)}`, `${quoted(t, b)} comes to the staging area`)),
  encounterDiscarded: all((t, { a }) =>
    two(t, `Na odhazovací hromádku setkání jde ${card(t, a)}`, `${quoted(t, a)} goes to the encounter discard pile`),
  ),
  questResolved: all((t, { a, b }) => {
    const result =
      a > b ? two(t, 'výprava uspěla', 'the quest succeeds') : two(t, 'výprava neuspěla', 'the quest fails');
    const told = a === b ? two(t, 'nic se neděje', 'nothing happens') : result;
    return two(t, `Odhodlání ${a} proti hrozbě ${b}: ${told}`, `Willpower ${a} against threat ${b}: ${told}`);
  }),
  progressed: all((t, { b, c, d }) => `${First(t, b)}: +${count(t, c, 'progress')}${now(t, d)}`),
  explored: state('prozkoumaný', 'explored'),
  stageCompleted: all((t, { a }) => two(t, `${cap(card(t, a))} je splněná`, `Stage ${quoted(t, a)} is completed`)),
  travelled: all((t, { b }) =>
    two(t, `Hráči cestují, aktivní je ${card(t, b)}`, `The players travel, ${quoted(t, b)} is active`),
  ),
  stayed: all((t) => two(t, 'Hráči nikam necestují', 'The players do not travel')),
} as const;
