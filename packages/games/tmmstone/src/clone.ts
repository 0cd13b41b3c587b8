/** A copy of a game that shares nothing with it but what is never written. By hand, because bots make a great many. */
import { cloneFrames } from '@kolbiste/kernel';
import { flow } from './flow/registry.ts';
import type { Laid, State, Unit } from './state.ts';

export function cloneUnit(u: Unit): Unit {
  return {
    id: u.id,
    card: u.card,
    owner: u.owner,
    place: u.place,
    attack: u.attack,
    health: u.health,
    marks: u.marks,
    keywords: u.keywords,
    granted: u.granted,
    killer: u.killer,
    held: u.held.length === 0 ? [] : u.held.slice(),
  };
}

export function cloneLaid(l: Laid): Laid {
  return {
    id: l.id,
    card: l.card,
    seat: l.seat,
    slot: l.slot,
    marks: l.marks,
    text: l.text,
    ends: l.ends,
    uses: l.uses,
    to: l.to,
    about: l.about.length === 0 ? [] : l.about.slice(),
  };
}

const pair = (two: readonly number[]): number[] => [two[0], two[1]];

export function clone(s: State): State {
  const units: (Unit | null)[] = [];
  for (const u of s.units) units.push(u === null ? null : cloneUnit(u));
  return {
    frames: cloneFrames(flow.procedures, s.frames),
    n: s.n,
    draws: s.draws,
    chance: s.chance,
    rng: s.rng.slice(),
    origins: s.origins.slice(),
    config: s.config,
    starter: s.starter,
    active: s.active,
    turn: s.turn,
    life: pair(s.life),
    slots: pair(s.slots),
    mana: pair(s.mana),
    fatigue: pair(s.fatigue),
    handLimit: pair(s.handLimit),
    hands: [s.hands[0].slice(), s.hands[1].slice()],
    decks: [s.decks[0].slice(), s.decks[1].slice()],
    graves: [s.graves[0].slice(), s.graves[1].slice()],
    graveIds: [s.graveIds[0].slice(), s.graveIds[1].slice()],
    pile: pair(s.pile),
    units,
    left: s.left.map(cloneUnit),
    laid: s.laid.map(cloneLaid),
    field: s.field,
    fieldBy: s.fieldBy,
    fieldId: s.fieldId,
    serial: s.serial,
    batch: s.batch.slice(),
    attacking: s.attacking,
    fired: s.fired,
    plays: pair(s.plays),
    spells: pair(s.spells),
    tally: s.tally.slice(),
    orgOnly: pair(s.orgOnly),
    queue: s.queue.slice(),
    winner: s.winner,
  };
}
