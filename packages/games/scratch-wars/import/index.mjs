/**
 * Makes the card pool of Scratch Wars from gathered facts:
 *   node_modules/.bin/node packages/games/scratch-wars/import/index.mjs FACTS_DIR
 * FACTS_DIR holds scratch_wars_hero_kinds.json, scratch_wars_weapon_kinds.json and scratch_wars_real_decks.json: observed
 * frequencies of every printed figure. Written into packages/games/scratch-wars/src/cards: heroes.json, weapons.json,
 * real-decks.json, both files of names, and fit.md. The names of editions, islands and effects are taken from the present
 * scratch-wars.names.json and kept. Needs Node 24 (it imports .ts files).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layJson } from '../../../kernel/src/files/json-text.ts';
import { realDecks } from './decks.mjs';
import { misfit } from './fit.mjs';
import { fitTable } from './fit-table.mjs';
import { heroKind, numbered, weaponKind } from './kinds.mjs';

const CARDS = new URL('../src/cards/', import.meta.url);
const SOURCE =
  'Figures derived from public statistics: https://github.com/Molenusaczech/CerveneKombo (src/data/raw, snapshot 2024-10), gathered there from scratchwars-online.cz and the scratchwars.cloud card API.';

const factsDir = process.argv[2];
if (factsDir === undefined) {
  console.error(
    'Usage: node packages/games/scratch-wars/import/index.mjs FACTS_DIR (the folder with scratch_wars_hero_kinds.json)',
  );
  process.exit(2);
}

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(factsDir, `scratch_wars_${name}.json`), 'utf8'));
/** @type {(name: string, text: string) => void} */
const write = (name, text) => writeFileSync(new URL(name, CARDS), text);
/** @param {string | null} name */
const clean = (name) => (name === null ? null : name.replaceAll('‣', '').replaceAll('–', '-'));

/** @type {import('./fit-table.mjs').Misfit[]} */
const misfits = [];
/** @type {import('./kinds.mjs').Note} */
const note = (id, what, observed, figure, samples, flip) => {
  const row = misfit(observed, figure, samples, flip);
  if (row !== null) misfits.push({ id, what, ...row });
  return figure;
};

/** @typedef {Record<string, { cs: string | null, en: string | null }>} Names */
/** @type {Names} */
const known = JSON.parse(readFileSync(new URL('scratch-wars.names.json', CARDS), 'utf8'));
/** @type {(prefix: string) => string[]} */
const named = (prefix) => Object.keys(known).flatMap((id) => (id.startsWith(prefix) ? (known[id].cs ?? []) : []));
const places = { editions: named('edition-'), islands: named('island-') };

const heroes = numbered(read('hero_kinds').heroes, 'hero', places);
const weapons = numbered(read('weapon_kinds').weapons, 'weapon', places);
const decks = read('real_decks').decks;
const heroPool = heroes.map(({ kind }) => kind);
const weaponPool = weapons.map(({ kind }) => kind);

/** @type {Names} */
const names = { ...known };
for (const { kind, id } of [...heroes, ...weapons]) names[id] = { cs: clean(kind.cs), en: clean(kind.en) };
decks.forEach((/** @type {any} */ deck, /** @type {number} */ d) => {
  names[`deck-${d + 1}-hero`] = { cs: deck.hero.name, en: null };
});

const heroKinds = heroes.map(({ kind, id }) => heroKind(kind, id, heroPool, places, note));
const weaponKinds = weapons.map(({ kind, id }) => weaponKind(kind, id, weaponPool, places, note));
write('heroes.json', layJson({ source: SOURCE, heroes: heroKinds }));
write('weapons.json', layJson({ source: SOURCE, weapons: weaponKinds }));
write('real-decks.json', layJson(realDecks(decks, heroes, weapons)));
write('scratch-wars.names.json', layJson(names));
write('fit.md', fitTable(misfits, heroKinds.length, weaponKinds.length));
const { neutralNames } = await import(new URL('neutral-names.ts', CARDS).href);
write('neutral.names.json', layJson(neutralNames()));
console.log(`${heroKinds.length} hero kinds, ${weaponKinds.length} weapon kinds, ${misfits.length} figures in fit.md`);
