/**
 * The pictures of `docs/architecture`, drawn from the imports: `node scripts/architecture.mjs` draws them anew,
 * `--check` fails where one no longer matches the code.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { games } from './games.mjs';

/** @typedef {{ from: string, to: string }} Arrow one import, from file to file */
/** @typedef {(file: string) => string | null} RoomOf the room in which a file lies; null = it is not in the picture */

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/architecture/README.md';
const TESTS = '[.]test[.]tsx?$|^packages/.+/(test|e2e|import)/';

/** Every import between files of `packages`, tests apart. */
async function arrows() {
  const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const { output } = await cruise(['packages'], {
    ...config.options,
    exclude: { path: TESTS },
    doNotFollow: { path: 'node_modules' },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

/** A game's parts are one room for all games: the picture shows what a game may know. @type {RoomOf} */
export function houseRoom(file) {
  const [, first, second, third] = file.split('/');
  if (!file.startsWith('packages/')) return null;
  if (first !== 'games') return first;
  if (second === 'registry.ts') return 'the list of games';
  if (third === undefined) return null;
  return third.includes('.') ? 'a game: manifest' : `a game: ${third === 'src' ? 'rules' : third}`;
}

/** The rooms that every game's rules have, whether as a file or as a folder. */
const ROOMS = [
  'atoms',
  'cards',
  'codec',
  'effects',
  'flow',
  'legal',
  'scenario',
  'setup',
  'state',
  'text',
  'verbs',
  'view',
];

/** The rooms of a game's rules. @param {string} game @returns {RoomOf} */
export function rulesRoom(game) {
  const start = `packages/games/${game}/src/`;
  return (file) => {
    const room = file.startsWith(start) ? file.slice(start.length).split(/[./]/)[0] : '';
    return ROOMS.includes(room) ? room : null;
  };
}

/**
 * Which room imports which.
 * @param {readonly Arrow[]} imports
 * @param {RoomOf} roomOf
 * @returns {Arrow[]} in the order of the rooms' names
 */
export function between(imports, roomOf) {
  /** @type {Map<string, Arrow>} */
  const found = new Map();
  for (const file of imports) {
    const [from, to] = [roomOf(file.from), roomOf(file.to)];
    if (from !== null && to !== null && from !== to) found.set(`${from} > ${to}`, { from, to });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, arrow]) => arrow);
}

/** Whether arrows lead from one room to another. @param {readonly Arrow[]} drawn @param {string} from @param {string} to */
function leads(drawn, from, to) {
  const seen = new Set([from]);
  for (const room of seen) for (const arrow of drawn) if (arrow.from === room) seen.add(arrow.to);
  return seen.has(to);
}

/** Without the arrows that follow from others. @param {readonly Arrow[]} drawn */
export function thinned(drawn) {
  let rest = [...drawn];
  for (const arrow of drawn) {
    const others = rest.filter((other) => other !== arrow);
    if (leads(others, arrow.from, arrow.to)) rest = others;
  }
  return rest;
}

/** A diagram in Mermaid: rooms in boxes, an arrow where one imports another. @param {readonly Arrow[]} drawn */
export function mermaid(drawn) {
  const rooms = [...new Set(drawn.flatMap(({ from, to }) => [from, to]))].sort();
  const id = (/** @type {string} */ room) => `r${rooms.indexOf(room)}`;
  return [
    '```mermaid',
    'flowchart TD',
    ...rooms.map((room) => `  ${id(room)}["${room}"]`),
    ...drawn.map(({ from, to }) => `  ${id(from)} --> ${id(to)}`),
    '```',
  ].join('\n');
}

/** @param {readonly Arrow[]} imports */
function pictures(imports) {
  /** @type {Record<string, string>} */
  const made = { house: mermaid(thinned(between(imports, houseRoom))) };
  for (const { id } of games) made[id] = mermaid(thinned(between(imports, rulesRoom(id))));
  return made;
}

/** @param {string} text @param {Record<string, string>} made */
export function filled(text, made) {
  return text.replaceAll(/(<!-- made: (\S+) -->\n)[^]*?(<!-- end -->)/g, (_all, open, name, close) => {
    if (made[name] === undefined) throw new Error(`${PAGE}: nothing is drawn under the name ${name}`);
    return `${open}\n${made[name]}\n\n${close}`;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(root);
  const before = readFileSync(PAGE, 'utf8');
  const after = filled(before, pictures(await arrows()));
  if (process.argv.includes('--check')) {
    if (after !== before) console.error(`${PAGE} shows another house than the code: node scripts/architecture.mjs`);
    process.exitCode = after === before ? 0 : 1;
  } else writeFileSync(PAGE, after);
}
