/** The state's own fields as JSON and back, checked field by field. */
import type { Core, Json } from '@kolbiste/kernel';
import { CodecError, readInt, readInts, readRecord } from '@kolbiste/kernel';
import { readConfig } from './setup.ts';
import type { Config, State } from './state.ts';
import { compile } from './state.ts';
import { ABSENT, isDeferredKind, LAID, MAX_ENERGY, SLOTS } from './vocabulary.ts';

const FIELDS = ['config', 'round', 'starting', 'active', 'actions', 'life', 'energy', 'used', 'weapons', 'winner'];

export function encodeBody(s: State): { [field: string]: Json } {
  return {
    config: s.config as unknown as Json,
    round: s.round,
    starting: s.starting,
    active: s.active,
    actions: s.actions,
    life: s.life.slice(),
    energy: s.energy.slice(),
    used: s.used.slice(),
    weapons: s.weapons.slice(),
    winner: s.winner,
  };
}

function checkWeapons(weapons: readonly number[], config: Config): void {
  const { weapons: printed } = compile(config);
  weapons.forEach((state, w) => {
    const path = `state.body.weapons[${w}]`;
    const weapon = printed[w];
    if ((weapon === null) !== (state === ABSENT))
      throw new CodecError(path, 'a weapon that the deck does not have, or lacks');
    if (state < LAID ? state > 4 : !(weapon !== null && isDeferredKind(weapon.fields[state - LAID]?.kind ?? -1))) {
      throw new CodecError(path, `${state} is no state of this weapon`);
    }
  });
}

export function decodeBody(body: Json, core: Core): State {
  const row = readRecord(body, 'state.body', FIELDS);
  const config = readConfig(row.config, 'state.body.config');
  const weapons = readInts(row.weapons, 'state.body.weapons', 2 * SLOTS, 2 * SLOTS, ABSENT, LAID + 63);
  checkWeapons(weapons, config);
  return {
    frames: core.frames,
    n: core.n,
    draws: core.draws,
    chance: core.chance,
    rng: core.rng,
    origins: core.origins,
    config,
    table: compile(config),
    round: readInt(row.round, 'state.body.round', 0),
    starting: readInt(row.starting, 'state.body.starting', -1, 1),
    active: readInt(row.active, 'state.body.active', -1, 1),
    actions: readInt(row.actions, 'state.body.actions', 0, 4),
    life: readInts(row.life, 'state.body.life', 2, 2),
    energy: readInts(row.energy, 'state.body.energy', 2, 2, 0, MAX_ENERGY),
    used: readInts(row.used, 'state.body.used', 2, 2),
    weapons,
    winner: readInt(row.winner, 'state.body.winner', -2, 1),
  };
}
