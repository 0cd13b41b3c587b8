/** Events of rounds and turns: start, energy, life, actions, repair, the end phase, the end of the game. */
import { deed, does } from '@kolbiste/cardkit/words';
import type { GameEvent } from '@kolbiste/kernel';
import { plain } from '../cards/grammar.ts';
import { TIME_WORDS } from '../cards/words.ts';
import { END_REASONS } from '../events.ts';
import { REPAIRING, TIMES } from '../vocabulary.ts';
import { all, heroOf, owned, player } from './event-words.ts';
import type { Talk } from './talk.ts';
import { actions, energy, life, two } from './talk.ts';
import { asWeapon, fieldNumber, weapon } from './weapons.ts';

const now = (t: Talk, n: number): string => two(t, ` (nyní ${plain(n)})`, ` (now ${plain(n)})`);

const REASONS: { readonly [reason in (typeof END_REASONS)[number]]: readonly [cs: string, en: string] } = {
  chosen: ['', ''],
  noActions: [', žádná nezbývá', ', none is left'],
  noEnergy: [', žádnou další nelze provést ani zaplatit', ', none can be taken or paid'],
  effect: [', tah ukončil efekt', ', an effect ended the turn'],
  curseBroken: [', všechny stálo zlomení prokletí', ', breaking the curse cost them all'],
  allCursed: [
    ', všechny zbraně jsou prokleté a zlomit prokletí nelze',
    ', all weapons are cursed and the curse cannot be broken',
  ],
  noWeapon: [', žádnou zbraň nelze použít ani opravit', ', no weapon can be used or repaired'],
  curseKept: [', všechny zbraně jsou prokleté', ', all weapons are cursed'],
};

export const START_EVENTS = {
  roundBegan: all((t, { a, b }) => {
    const time = TIME_WORDS[TIMES[b]][t.lang];
    return [`Začíná ${a}. kolo: ${time}`, `Round ${a} begins: ${time}`];
  }),
  suddenDeath: all((_t, { a }) => [
    `Náhlá smrt v ${a}. kole: životy ztrácejí oba hrdinové`,
    `Sudden death in round ${a}: both heroes lose life`,
  ]),
  startWeaponSpun: player((t, { b, c, d }) => [
    `vytáčí v úvodním losu ${weapon(t, b, 'ins')} pole ${fieldNumber(t, b, c)}, číslo ${plain(d)}`,
    `spin ${weapon(t, b)} for the start, field ${fieldNumber(t, b, c)}, number ${plain(d)}`,
  ]),
  startLotDrawn: player(() => [
    'vyhrává los, protože se kolečka nikdy nemohou lišit',
    'win the lot, because the discs could never differ',
  ]),
  startTied: all((_t, { a }) => [
    `Úvodní los je nerozhodný (${plain(a)}) a opakuje se`,
    `The start spin is tied (${plain(a)}) and repeated`,
  ]),
  starterChosen: (t: Talk, { b }: GameEvent) => deed(t, b, does(t, b, 'začíná každé kolo', 'go first in every round')),
  turnBegan: player(() => ['začíná tah', 'begin the turn']),
  entriesRenewed: player(() => [
    'má bonusy a speciální efekty znovu k dispozici',
    'get bonuses and specials back to use',
  ]),
  noEnergyGain: player(() => ['nezískává v 1. kole žádnou energii', 'gain no energy in round 1']),
  energyGained: player((t, { b, c }) =>
    b === 0
      ? [`nezískává žádnou energii${now(t, c)}`, `gain no energy${now(t, c)}`]
      : [`získává ${energy(t, b, 'acc')}${now(t, c)}`, `gain ${energy(t, b)}${now(t, c)}`],
  ),
  weaponReadied: all((t, { b, c }) =>
    c === REPAIRING
      ? [`${owned(t, b)} je po opravě ${asWeapon(t, b, 'připravený')}`, `${owned(t, b)} is repaired and ready`]
      : [`${owned(t, b)} je po vysvobození ${asWeapon(t, b, 'připravený')}`, `${owned(t, b)}, freed before, is ready`],
  ),
  curseBroken: player((t, { b }) => [
    `láme prokletí za ${life(t, b, 'acc')} a všechny akce tahu`,
    `break the curse for ${life(t, b)} and all actions of the turn`,
  ]),
  curseStays: player(() => ['nemůže zlomit prokletí, hrdina má málo životů', 'lack the life to break the curse']),
  freed: all((t, { b }) => [`${owned(t, b)} je ${asWeapon(t, b, 'vysvobozený')}`, `${owned(t, b)} is freed`]),
} as const;

export const TURN_EVENTS = {
  lifeLost: player((t, { b, c }) => [`ztrácí ${life(t, b, 'acc')}${now(t, c)}`, `lose ${life(t, b)}${now(t, c)}`]),
  energyPaid: player((t, { b, c }) =>
    b === 0
      ? [`neplatí žádnou energii${now(t, c)}`, `pay no energy${now(t, c)}`]
      : [`platí ${energy(t, b, 'acc')}${now(t, c)}`, `pay ${energy(t, b)}${now(t, c)}`],
  ),
  actionPaid: player((t, { b }) => [`má ještě ${actions(t, b)}`, `keep ${actions(t, b)}`]),
  repairing: all((t, { b }) => [`${owned(t, b)} je v opravě`, `${owned(t, b)} is under repair`]),
  actionsEnded: player((_t, { b }) => {
    const [cs, en] = REASONS[END_REASONS[b]];
    return [`končí s akcemi${cs}`, `take no more actions${en}`];
  }),
  endPhaseBegan: player(() => ['přechází k efektům konce tahu', 'come to the end phase']),
  specialsChecked: player((_t, { b }) => [
    `prochází speciální efekty této denní doby (${b})`,
    `check the specials of this time of day (${b})`,
  ]),
  turnEnded: player(() => [
    'končí tah, nevyužité akce, bonusy a speciální efekty propadají',
    'end the turn, unused actions, bonuses and specials lapse',
  ]),
  energyKept: player((t, { b }) => [`si nechává ${energy(t, b, 'acc')}`, `keep ${energy(t, b)}`]),
  defeated: all((t, { a }) => [`${heroOf(t, a)} je poražen`, `${heroOf(t, a)} is defeated`]),
  gameStopped: all(() => ['porážka hrdiny hru ihned ukončuje', 'the defeat of the hero ends the game at once']),
  gameWon: player(() => ['vítězí v duelu', 'win the duel']),
  gameDrawn: all(() => [
    'Oba hrdinové padli zároveň, duel končí remízou',
    'Both heroes fell at once, the duel is a draw',
  ]),
} as const;
