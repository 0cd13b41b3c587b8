/** What a player answers without much thought, question by question. */
import type { State } from '../src/reading.ts';
import { askedNow } from '../src/reading.ts';
import { discardFor, placeFor, privilegeFor, splitFor, strongestFor, targetFor } from './choices.ts';
import { inAction, inWindow } from './deeds.ts';
import { pairFor, tacticFor, weaponFor, zoneFor } from './fight.ts';

export function habit(s: State, seat: number, options: readonly number[]): number {
  switch (askedNow(s)) {
    case 'window.ask':
      return inWindow(s, seat, options);
    case 'turn.act':
    case 'atOnce.act':
      return inAction(s, seat, options);
    case 'turn.discard':
      return discardFor(s, seat, options);
    case 'combat.fighters':
      return pairFor(s, options);
    case 'combat.tactic':
      return tacticFor(s, options);
    case 'combat.zone':
      return zoneFor(s, options);
    case 'weapons.choose':
      return weaponFor(s, options);
    case 'award.split':
      return splitFor(s, seat, options);
    case 'play.place':
      return placeFor(s, options);
    case 'pickTarget.target':
      return targetFor(s, options);
    case 'sabotage.by':
      return strongestFor(s, options);
    case 'game.privilege':
      return privilegeFor(s, seat);
    case 'act.may':
      return options[options.length - 1];
    default:
      return options[0];
  }
}
