import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** A small house: each file holds its imports. */
const FILES = {
  'packages/kernel/src/index.ts': [],
  'packages/testkit/src/index.ts': ['@kolbiste/kernel'],
  'packages/gamekit/src/index.ts': ['@kolbiste/kernel'],
  'packages/cardkit/src/index.ts': ['@kolbiste/kernel'],
  'packages/games/duel/src/index.ts': ['@kolbiste/kernel', '@kolbiste/cardkit'],
  'packages/games/duel/manifest.ts': ['@kolbiste/gamekit'],
  'packages/games/registry.ts': ['./duel/manifest.ts'],
  'packages/games/quest/src/index.ts': ['@kolbiste/kernel'],
  'packages/bots/src/index.ts': ['@kolbiste/kernel'],
  'packages/cli/src/main.ts': ['../../games/registry.ts', '@kolbiste/bots', '@kolbiste/testkit', 'node:fs'],
  'packages/tablekit/src/index.ts': ['@kolbiste/kernel', '@kolbiste/gamekit', '@kolbiste/bots'],
  'packages/games/duel/page/index.ts': ['@kolbiste/tablekit', '../src/index.ts'],
  'packages/web/src/main.ts': ['../../games/registry.ts', '@kolbiste/tablekit'],
};

/**
 * The names of the broken rules when these imports are added to the house.
 * @param {Record<string, string[]>} more
 */
async function broken(more) {
  const root = mkdtempSync(join(tmpdir(), 'kolbiste-imports-'));
  try {
    for (const [file, imports] of [...Object.entries(FILES), ...Object.entries(more)]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `${imports.map((name) => `import '${name}';`).join('\n')}\nexport {};\n`);
    }
    mkdirSync(join(root, 'node_modules', 'react'), { recursive: true });
    writeFileSync(join(root, 'node_modules', 'react', 'package.json'), '{ "name": "react", "main": "index.js" }');
    writeFileSync(join(root, 'node_modules', 'react', 'index.js'), '');
    for (const folder of ['kernel', 'testkit', 'gamekit', 'cardkit', 'games/duel', 'games/quest', 'bots', 'tablekit'])
      makePackage(root, folder);
    const { output } = await cruise(['packages'], {
      ...config.options,
      tsConfig: undefined,
      ruleSet: config,
      validate: true,
      baseDir: root,
    });
    if (typeof output === 'string') throw new Error(output);
    return [...new Set(output.summary.violations.map((each) => each.rule.name))].sort();
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * @param {string} root
 * @param {string} folder
 */
function makePackage(root, folder) {
  const name = `@kolbiste/${folder.split('/').at(-1)}`;
  const manifest = { name, exports: { '.': './src/index.ts' } };
  writeFileSync(join(root, 'packages', folder, 'package.json'), JSON.stringify(manifest));
  mkdirSync(join(root, 'node_modules', '@kolbiste'), { recursive: true });
  symlinkSync(join(root, 'packages', folder), join(root, 'node_modules', name));
}

test('the house as it should be', async () => {
  const tests = {
    'packages/bots/src/a.test.ts': ['@kolbiste/duel', '@kolbiste/testkit', 'node:fs'],
    'packages/kernel/test/toys/a.ts': ['@kolbiste/kernel', '@kolbiste/testkit'],
  };
  expect(await broken(tests)).toEqual([]);
});

test.each([
  ['packages/kernel/src/a.ts', '@kolbiste/duel', 'kernel-stands-alone'],
  ['packages/kernel/src/a.ts', '@kolbiste/testkit', 'kernel-stands-alone'],
  ['packages/kernel/src/a.ts', 'node:crypto', 'engine-without-node'],
  ['packages/testkit/src/a.ts', '@kolbiste/duel', 'testkit-on-kernel'],
  ['packages/games/duel/src/a.ts', '@kolbiste/quest', 'games-apart'],
  ['packages/games/duel/src/a.test.ts', '../../quest/src/index.ts', 'games-apart'],
  ['packages/games/duel/src/a.ts', '@kolbiste/bots', 'games-on-kernel'],
  ['packages/games/duel/src/a.ts', '@kolbiste/testkit', 'games-without-testkit'],
  ['packages/games/duel/src/a.ts', 'node:fs', 'engine-without-node'],
  ['packages/games/duel/src/a.ts', '@kolbiste/gamekit', 'rules-on-kernel'],
  ['packages/games/duel/src/a.ts', '../manifest.ts', 'rules-on-kernel'],
  ['packages/games/duel/workshop.ts', './src/index.ts', 'parts-on-demand'],
  ['packages/games/registry.ts', './duel/src/index.ts', 'list-of-manifests'],
  ['packages/games/quest/manifest.ts', '../registry.ts', 'games-apart'],
  ['packages/gamekit/src/a.ts', '@kolbiste/duel', 'gamekit-on-kernel'],
  ['packages/cardkit/src/a.ts', '@kolbiste/duel', 'cardkit-on-kernel'],
  ['packages/cardkit/src/a.ts', 'node:fs', 'engine-without-node'],
  ['packages/gamekit/src/a.ts', '@kolbiste/testkit', 'games-without-testkit'],
  ['packages/server/src/a.ts', '@kolbiste/duel', 'shells-know-no-game'],
  ['packages/cli/src/a.ts', '../../games/duel/manifest.ts', 'shells-know-no-game'],
  ['packages/games/duel/desk/a.ts', 'node:fs', 'engine-without-node'],
  ['packages/bots/src/a.ts', '@kolbiste/duel', 'bots-on-kernel'],
  ['packages/bots/src/a.ts', '../../cli/src/main.ts', 'no-way-back'],
  ['packages/tablekit/src/a.ts', '@kolbiste/duel', 'tablekit-knows-no-game'],
  ['packages/tablekit/src/a.ts', '../../games/registry.ts', 'tablekit-knows-no-game'],
  ['packages/tablekit/src/a.ts', '../../web/src/main.ts', 'no-way-back'],
  ['packages/games/duel/page/a.ts', '../../../web/src/main.ts', 'pages-on-tablekit'],
  ['packages/games/duel/page/a.ts', '../../quest/src/index.ts', 'games-apart'],
  ['packages/games/duel/desk/a.ts', '../page/index.ts', 'page-of-a-game'],
  ['packages/games/duel/src/a.ts', 'react', 'engine-dependencies'],
  ['packages/games/duel/bot/a.ts', '@kolbiste/tablekit', 'tablekit-stays-below'],
  ['packages/web/src/a.ts', '@kolbiste/duel', 'shells-know-no-game'],
  ['packages/web/src/a.ts', '../../cli/src/main.ts', 'page-without-cli'],
  ['packages/cli/src/a.ts', '../../web/src/main.ts', 'cli-without-page'],
  ['packages/cli/src/a.ts', '@kolbiste/nowhere', 'no-unresolved'],
])('%s must not import %s', async (file, name, rule) => {
  expect(await broken({ [file]: [name] })).toContain(rule);
});

test('a part of a game that leads to the page', async () => {
  const page = { 'packages/games/duel/page/table.ts': ['react'] };
  const bot = {
    'packages/games/duel/bot/index.ts': ['./habits.ts'],
    'packages/games/duel/bot/habits.ts': ['../page/table.ts'],
  };
  expect(await broken(page)).not.toContain('engine-without-page');
  expect(await broken({ ...page, ...bot })).toContain('engine-without-page');
  const engine = { 'packages/games/duel/page/engine/adapter.ts': ['../table.ts'] };
  expect(await broken({ ...page, ...engine })).toContain('engine-without-page');
});

test('a circle of imports', async () => {
  const circle = { 'packages/kernel/src/a.ts': ['./b.ts'], 'packages/kernel/src/b.ts': ['./a.ts'] };
  expect(await broken(circle)).toEqual(['no-cycles']);
});
