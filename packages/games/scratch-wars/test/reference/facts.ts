/** Everything that lies on the table, as one line of text: from the engine's view, and from the plain implementation. */
import type { View } from '../../src/index.ts';
import { ABSENT, LAID, SLOTS, STATE_NAMES } from '../../src/vocabulary.ts';
import type { Duel, Player, Weapon } from './table.ts';

/** The first difference between the two. */
export class Different extends Error {}

/** @throws Different */
export function same(what: string, engine: string, reference: string): void {
  if (engine !== reference) throw new Different(`${what}: the engine has ${engine}, the reference ${reference}`);
}

const stateName = (state: number): string => (state >= LAID ? `laid ${state - LAID}` : STATE_NAMES[state]);

/** Before the first turn nobody is active and no actions are counted. */
const turnText = (round: number, starting: number, active: number, actions: number): string =>
  round === 0 ? 'before round 1' : `round ${round} starting ${starting} active ${active} actions ${actions}`;

export function engineFacts(v: View): string {
  const players = [0, 1].map((seat) => {
    const weapons = v.weapons.slice(seat * SLOTS, (seat + 1) * SLOTS).filter((state) => state !== ABSENT);
    const states = weapons.map(stateName).join(', ');
    return `life ${v.life[seat]} energy ${v.energy[seat]} used ${v.used[seat]} weapons ${states}`;
  });
  return [turnText(v.round, v.starting, v.active, v.actions), ...players].join('; ');
}

/** Bit k of the engine's number is bonus k, bit 16 + k is special k. */
function usedNumber({ usedBonuses, usedSpecials }: Player): number {
  const places = [...usedBonuses, ...[...usedSpecials].map((place) => 16 + place)];
  return places.reduce((number, place) => number | (1 << place), 0);
}

function weaponText({ state, laid, card }: Weapon): string {
  return laid === null ? state : `${state} ${card.fields.indexOf(laid)}`;
}

export function referenceFacts({ round, starting, active, actions, players }: Duel): string {
  const texts = players.map((player) => {
    const states = player.weapons.map(weaponText).join(', ');
    return `life ${player.life} energy ${player.energy} used ${usedNumber(player)} weapons ${states}`;
  });
  return [turnText(round, starting, active, actions), ...texts].join('; ');
}
