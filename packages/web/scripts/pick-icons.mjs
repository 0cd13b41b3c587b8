/**
 * Picks the few icons the page draws out of @iconify-json/game-icons and writes them, with their authors, to
 * src/draw/icons.data.ts and icons.later.ts. Run it after changing the list: node packages/web/scripts/pick-icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { roundPath } from './round-path.ts';

/** Our name: [icon of game-icons.net, its author there]. */
const WANTED = {
  energy: ['power-lightning', 'Lorc'],
  heroAttack: ['sword-wound', 'Lorc'],
  weaponAttack: ['broken-axe', 'Delapouite'],
  universalAttack: ['crossed-swords', 'Lorc'],
  heal: ['heart-plus', 'Zeromancer'],
  canbalandAttack: ['meat-cleaver', 'Lorc'],
  vampireBite: ['fangs-circle', 'Lorc'],
  vampireCurse: ['cursed-star', 'Lorc'],
  shrapnel: ['cluster-bomb', 'Lorc'],
  persistentAttack: ['spinning-sword', 'Lorc'],
  shield: ['shield', 'Sbed'],
  combo: ['linked-rings', 'Lorc'],
  trap: ['mantrap', 'Lorc'],
  blessing: ['holy-symbol', 'Lorc'],
  comboIgniter: ['flint-spark', 'Delapouite'],
  nightAttack: ['bat', 'Skoll'],
  mechanic: ['spanner', 'Lorc'],
  trick: ['juggler', 'Lorc'],
  sword: ['gladius', 'Skoll'],
  axe: ['battle-axe', 'Lorc'],
  bow: ['bow-arrow', 'Delapouite'],
  wand: ['crystal-wand', 'Lorc'],
  morning: ['sunrise', 'Lorc'],
  evening: ['sunset', 'Delapouite'],
  night: ['moon', 'Lorc'],
  broken: ['cracked-disc', 'Lorc'],
  repairing: ['anvil', 'Lorc'],
  cursed: ['skull-crossed-bones', 'Lorc'],
  life: ['hearts', 'Skoll'],
  resistance: ['brick-wall', 'Delapouite'],
  hourglass: ['hourglass', 'Lorc'],
};

/** Those that no first visit needs. */
const LATER = {
  dice: ['dice-six-faces-five', 'Delapouite'],
};

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

/** @param {[string, string[]]} wanted */
function picked([name, [icon, author]]) {
  const body = icons[icon]?.body ?? '';
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (path === undefined) throw new Error(`${icon}: not one path, or no such icon`);
  return { name, icon, author, path: roundPath(path) };
}
const rows = Object.entries(WANTED).map(picked);
const later = Object.entries(LATER).map(picked);
const all = [...rows, ...later];

const SOURCE = `Icons of 512 x 512 from https://game-icons.net by the authors named in icons.credits.ts, licence CC BY 3.0
 * (https://creativecommons.org/licenses/by/3.0/), Zeromancer's CC0; rounded to whole units. Made by scripts/pick-icons.mjs.`;

/**
 * @param {string} file
 * @param {string} body
 */
function write(file, body) {
  writeFileSync(new URL(`../../tablekit/src/draw/${file}`, import.meta.url), `/**\n * ${SOURCE}\n */\n${body}`);
}

write(
  'icons.data.ts',
  `export const ICONS = {\n${rows.map(({ name, path }) => `  ${name}: '${path}',`).join('\n')}\n} as const;

export type IconName = keyof typeof ICONS;
`,
);
write(
  'icons.later.ts',
  `export const LATER = {\n${later.map(({ name, path }) => `  ${name}: '${path}',`).join('\n')}\n} as const;\n`,
);
write(
  'icons.credits.ts',
  `export const CREDITS = [\n${all.map(({ name, icon, author }) => `  { name: '${name}', icon: '${icon}', author: '${author}' },`).join('\n')}\n] as const;\n`,
);
const text = all.map(({ path }) => path).join('');
console.log(`${all.length} icons, ${text.length} characters`);
