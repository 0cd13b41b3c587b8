/** Events of rounds and turns: start, energy, life, actions, repair, the end phase, the end of the game. */
import { capital, plain } from '../cards/grammar.ts';
import { TIME_WORDS } from '../cards/words.ts';
import { END_REASONS } from '../events.ts';
import { REPAIRING, TIMES } from '../vocabulary.ts';
import { all, player } from './event-words.ts';
import type { Talk } from './talk.ts';
import { actions, byNumber, energy, life, name, two } from './talk.ts';
import { asWeapon, fieldNumber, weapon } from './weapons.ts';

const now = (t: Talk, n: number): string => two(t, ` (nyní ${plain(n)})`, ` (now ${plain(n)})`);

const REASONS: { readonly [reason in (typeof END_REASONS)[number]]: readonly [cs: string, en: string] } = {
  chosen: ['konec akcí, tah je ukončen', 'no more actions, the turn is ended'],
  noActions: ['konec akcí, žádná nezbývá', 'no more actions, none is left'],
  noEnergy: ['konec akcí, žádnou další nelze provést ani zaplatit', 'no more actions, none can be taken or paid'],
  effect: ['konec akcí, tah ukončil efekt', 'no more actions, an effect ended the turn'],
  curseBroken: ['konec akcí, všechny stálo zlomení prokletí', 'no more actions, breaking the curse cost them all'],
  allCursed: [
    'konec akcí, všechny zbraně jsou prokleté a zlomit prokletí nelze',
    'no more actions, all weapons are cursed and the curse cannot be broken',
  ],
  noWeapon: ['konec akcí, žádnou zbraň nelze použít ani opravit', 'no more actions, no weapon can be used or repaired'],
  curseKept: ['konec akcí, všechny zbraně jsou prokleté', 'no more actions, all weapons are cursed'],
};

export const START_EVENTS = {
  roundBegan: all((t, { a, b }) => {
    const time = TIME_WORDS[TIMES[b]][t.lang];
    return two(t, `Začíná ${a}. kolo: ${time}`, `Round ${a} begins: ${time}`);
  }),
  suddenDeath: all((t, { a }) =>
    two(
      t,
      `Náhlá smrt v ${a}. kole: životy ztrácejí oba hrdinové`,
      `Sudden death in round ${a}: both heroes lose life`,
    ),
  ),
  startWeaponSpun: player((t, { b, c, d }) =>
    two(
      t,
      `úvodní los ${weapon(t, b, 'ins')}, vytočeno pole ${fieldNumber(t, b, c)}, číslo ${plain(d)}`,
      `start spin with ${weapon(t, b)}, field ${fieldNumber(t, b, c)}, number ${plain(d)}`,
    ),
  ),
  startLotDrawn: player((t) =>
    two(t, 'výhra losu: kolečka se nikdy nemohou lišit', 'wins the lot: the discs could never differ'),
  ),
  startTied: all((t, { a }) =>
    two(t, `Úvodní los je nerozhodný (${plain(a)}) a opakuje se`, `The start spin is tied (${plain(a)}) and repeated`),
  ),
  starterChosen: all((t, { b }) =>
    two(t, `${capital(name(t, b))}: první na tahu v každém kole`, `${capital(name(t, b))}: first in every round`),
  ),
  turnBegan: player((t) => two(t, 'tah začíná', 'the turn begins')),
  entriesRenewed: player((t) =>
    two(t, 'bonusy a speciální efekty jsou znovu k dispozici', 'bonuses and specials are available again'),
  ),
  noEnergyGain: player((t) => two(t, 'v 1. kole energie nepřibývá', 'no energy gain in round 1')),
  energyGained: player((t, { b, c }) =>
    b === 0
      ? two(t, `žádná energie nepřibývá${now(t, c)}`, `no energy gained${now(t, c)}`)
      : two(t, `zisk ${energy(t, b, 'gen')}${now(t, c)}`, `${energy(t, b)} gained${now(t, c)}`),
  ),
  weaponReadied: player((t, { b, c }) =>
    c === REPAIRING
      ? two(t, `${weapon(t, b)} je po opravě ${asWeapon(t, b, 'připravený')}`, `${weapon(t, b)} is repaired and ready`)
      : two(
          t,
          `${weapon(t, b)} je po vysvobození ${asWeapon(t, b, 'připravený')}`,
          `${weapon(t, b)}, freed before, is ready`,
        ),
  ),
  curseBroken: player((t, { b }) =>
    two(
      t,
      `prokletí je zlomeno za ${life(t, b, 'acc')} a všechny akce tahu`,
      `the curse is broken for ${life(t, b)} and all actions of the turn`,
    ),
  ),
  curseStays: player((t) =>
    two(t, 'prokletí nelze zlomit, hrdina má málo životů', 'the curse cannot be broken, the hero has too little life'),
  ),
  freed: player((t, { b }) =>
    two(t, `${weapon(t, b)} je ${asWeapon(t, b, 'vysvobozený')}`, `${weapon(t, b)} is freed`),
  ),
} as const;

export const TURN_EVENTS = {
  lifeLost: player((t, { b, c }) =>
    two(t, `ztráta ${life(t, b, 'gen')}${now(t, c)}`, `${life(t, b)} lost${now(t, c)}`),
  ),
  energyPaid: player((t, { b, c }) =>
    b === 0
      ? two(t, `energie se neplatí${now(t, c)}`, `no energy to pay${now(t, c)}`)
      : two(t, `platba ${energy(t, b, 'gen')}${now(t, c)}`, `${energy(t, b)} paid${now(t, c)}`),
  ),
  actionPaid: player((t, { b }) =>
    two(t, `${byNumber(b, 'zbývá', 'zbývají', 'zbývá')} ${actions(t, b)}`, `${actions(t, b)} left`),
  ),
  repairing: player((t, { b }) => two(t, `${weapon(t, b)} je v opravě`, `${weapon(t, b)} is under repair`)),
  actionsEnded: player((t, { b }) => {
    const [cs, en] = REASONS[END_REASONS[b]];
    return two(t, cs, en);
  }),
  endPhaseBegan: player((t) => two(t, 'přicházejí efekty konce tahu', 'the end phase begins')),
  specialsChecked: player((t, { b }) =>
    two(t, `speciálních efektů v této denní době: ${b}`, `specials at this time of day: ${b}`),
  ),
  turnEnded: player((t) =>
    two(
      t,
      'tah skončil, nevyužité akce, bonusy a speciální efekty propadají',
      'the turn is over, unused actions, bonuses and specials lapse',
    ),
  ),
  energyKept: player((t, { b }) =>
    two(t, `${byNumber(b, 'zůstává', 'zůstávají', 'zůstává')} ${energy(t, b)}`, `${energy(t, b)} kept`),
  ),
  defeated: player((t) => two(t, 'hrdina je poražen', 'the hero is defeated')),
  gameStopped: player((t) =>
    two(t, 'porážka hrdiny hru ihned ukončuje', 'the defeat of the hero ends the game at once'),
  ),
  gameWon: player((t) => two(t, 'vítězství v duelu', 'victory in the duel')),
  gameDrawn: all((t) =>
    two(t, 'Oba hrdinové padli zároveň, duel končí remízou', 'Both heroes fell at once, the duel is a draw'),
  ),
} as const;
