/** For the server: a seat brings a hero; which map and which act, or which fight, concerns all. */
import type { Online } from '@kolbiste/gamekit';
import { ClashError } from '@kolbiste/gamekit';
import type { Json } from '@kolbiste/kernel';
import { readRecord } from '@kolbiste/kernel';
import type { View } from './src/index.ts';
import { configOf, PLAYABLE } from './src/index.ts';
import { ALIVE, GONE } from './src/state.ts';

/** All of a configuration but who plays whom, checked as a configuration is. */
function readCommon(j: Json): Json {
  const given = typeof j === 'object' && j !== null && !Array.isArray(j) ? j : {};
  if (Object.hasOwn(given, 'heroes')) throw new Error('common.heroes: each seat brings its own hero');
  if (Object.hasOwn(given, 'from')) throw new Error('common.from: a table by link begins an adventure');
  // Own cards are played with one file at a time (docs/decisions/18-own-cards-in-the-configuration.md).
  if (Object.hasOwn(given, 'own')) throw new Error('common.own: tables are played with the cards of the box');
  const { heroes: _heroes, from: _from, ...common } = configOf(given);
  return common as unknown as Json;
}

function readSetup(j: Json): Json {
  const { hero } = readRecord(j, 'setup', ['hero']);
  const known = PLAYABLE.find((id) => id === hero);
  if (known === undefined) throw new Error(`setup.hero: expected one of ${PLAYABLE.join(', ')}`);
  return { hero: known };
}

/** Each hero exists once [STS R107]; who brings none gets one that is left. */
function checkTable(setups: readonly (Json | null | undefined)[]): void {
  const heroes = setups.map((setup) => (setup as { readonly hero: string } | null | undefined)?.hero);
  const faults = heroes.flatMap((hero, seat) => {
    const other = hero === undefined ? seat : heroes.indexOf(hero);
    return other === seat ? [] : [{ code: 'sameHero', hero: hero as string, seat, other }];
  });
  if (faults.length > 0) throw new ClashError(faults);
}

/** Who fights, and what lies open. */
const places = ({ heroes, enemies }: View): readonly string[] => [
  ...heroes.map((_, seat) => `hero:${seat}`),
  ...enemies.flatMap((enemy, e) => (enemy[GONE] === ALIVE ? [`enemy:${e}`] : [])),
];

export const online: Online = {
  readCommon,
  readSetup,
  checkTable,
  /** Which heroes are taken, so that the others choose among the rest [STS R107]. */
  shown: (setup) => setup,
  places,
};
