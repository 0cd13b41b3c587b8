/** Adventures as campaigns in the terminal: played, summed up, and refused where they were damaged. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@kolbiste/gamekit/desk';
import { digest } from '@kolbiste/kernel';
import type { Chain } from '@kolbiste/kernel/chain';
import { closed, readChain, writeChain } from '@kolbiste/kernel/chain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../../../../cli/src/program.ts';
import { processContext } from '../../../../cli/src/support/context.ts';
import { DECK } from '../../src/state.ts';

const folder = mkdtempSync(join(tmpdir(), 'kolbiste-spire-'));
const file = join(folder, 'climb.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a command line prints, notes and ends with, run in this process. */
async function ran(...args: string[]): Promise<{ out: string; said: string; failed: boolean }> {
  let out = '';
  let noted = '';
  const context = {
    ...processContext(['--lang', 'en']),
    width: 4000,
    out: (line = '') => void (out += `${line}\n`),
    note: (line: string) => void (noted += `${line}\n`),
  };
  try {
    await (await buildProgram(context, args)).parseAsync(args, { from: 'user' });
    return { out, said: noted, failed: noted !== '' };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { out, said: noted + error.message, failed: true };
  }
}

const onward = () => ran('play', 'slay-the-spire', '--campaign', file, '--seats', 'random');

/** The file of the tests holds this. */
const lay = (text: string): void => writeFileSync(file, text);

async function played(): Promise<Chain> {
  const { out } = await ran('play', 'slay-the-spire', '--campaign', file, '--seats', 'random', '--seed', 'abd');
  const chain = readChain(readFileSync(file, 'utf8'));
  for (const { boundary } of chain.links.slice(0, -1)) expect(out).toContain(`Sealed at the boundary ${boundary}`);
  expect(out).toMatch(/The whole campaign: \d+ links, \d+ steps, \d+ draws\./);
  expect(out).toMatch(/• die \(6\): 0 \d+×/);
  return chain;
}

/** The campaign before its end: the last link lies open without an answer. */
function reopened(chain: Chain): Chain {
  const links = chain.links.slice(0, 1);
  const { secret, record } = chain.links[1];
  const { digest: _, ...rest } = { ...record, steps: [] };
  return closed({ ...chain, links, open: { secret, record: { ...rest, digest: digest(rest) }, abandoned: [] } });
}

let whole: Chain;
beforeAll(async () => {
  whole = await played();
});

test('what was drawn in a campaign is shown link by link', async () => {
  lay(writeChain(whole));
  const { out, failed } = await ran('replay', file, '--draws');
  expect(failed).toBe(false);
  for (const { secret } of whole.links) expect(out).toContain(secret);
  expect(out).toMatch(/\n\d+ {2}die {2}6 {2}[0-5]\n/);
  const json = JSON.parse((await ran('replay', file, '--draws', '--json')).out);
  expect(json.links[0].draws[0]).toMatchObject({ k: 1, label: expect.any(String) });
});

/** What of such a campaign is changed. */
interface Open extends Omit<Chain, 'links' | 'open'> {
  links: { carry: { data: { heroes: number[][] } } }[];
  open: { record: { digest: string; cards: string; config: { from: { piles: number[][] } } } };
}

/** More gold, and another answer; the hashes stay. */
const changed = (change: (chain: Open) => void): Chain => {
  const copy = structuredClone(reopened(whole)) as unknown as Open;
  change(copy);
  return copy as unknown as Chain;
};

/** A card more than there is, with every hash of the open link and the chain made anew. */
function withDeck(face: number): Chain {
  const copy = structuredClone(reopened(whole)) as unknown as Open;
  const { digest: _, ...record } = copy.open.record;
  record.config.from.piles[DECK].push(face);
  record.cards = digest(record.config);
  const open = { ...copy.open, record: { ...record, digest: digest(record) } };
  return closed({ ...copy, open } as unknown as Chain);
}

const DAMAGED: readonly (readonly [what: string, text: () => string, says: RegExp])[] = [
  [
    'cut off',
    () => writeChain(reopened(whole)).slice(0, 9000),
    /climb\.json: the campaign cannot be read: chain: no JSON/,
  ],
  [
    'more gold',
    () => writeChain(changed((c) => c.links[0].carry.data.heroes[0][4]++)),
    /climb\.json: it differs in (the chain, digest|link 1, carry\.hash)/,
  ],
  [
    'a card that there is not',
    () => writeChain(withDeck(3999)),
    /damaged: config\.from\.piles\[8\]\[\d+\]: .*3999.* The file is left as it was\./,
  ],
  [
    'a card too often',
    () => writeChain(withDeck(0)),
    /damaged: config\.from\..*: the box has \d+ of it, this is one more/,
  ],
];

test.each(DAMAGED)('a campaign is not gone on with where it was damaged: %s', async (_what, text, says) => {
  const laid = text();
  lay(laid);
  const { said, failed } = await onward();
  expect([failed, said]).toEqual([true, expect.stringMatching(says)]);
  expect(readFileSync(file, 'utf8')).toBe(laid);
});

test('a campaign is gone on with', async () => {
  lay(writeChain(reopened(whole)));
  expect(await onward()).toMatchObject({ failed: false });
  expect(readChain(readFileSync(file, 'utf8')).links.length).toBeGreaterThan(1);
});

test('a hero joins where an act was won alone', async () => {
  lay(writeChain(reopened(whole)));
  const { said } = await ran('play', 'slay-the-spire', '--campaign', file, '--join', 'defect');
  expect(said).toMatch(/--join defect: that cannot be: config\.joining: expected 0: heroes join where an act was won/);
  expect((await ran('play', 'slay-the-spire', '--join', 'defect')).said).toMatch(/--join belongs to a campaign/);
});

test('own cards are simulated, a record of them verifies, and a wrong verb is named with its place', async () => {
  const own = join(folder, 'own.json');
  const written = (verb: string): void =>
    writeFileSync(
      own,
      `{"format": "kolbiste-cards/1", "game": "slay-the-spire", "cards": [
  {"id": "night-watch", "owner": "ironclad", "type": "attack", "rarity": "starter", "copies": 9, "cost": 1,
   "do": [{"${verb}": 2}]}]}`,
    );
  written('hit');
  expect((await ran('cards', 'check', own)).out).toContain('sound: 1 card');
  expect((await ran('cards', 'slay-the-spire', '--cards', own)).out).toMatch(/night-watch/);
  const record = join(folder, 'own-record.json');
  const fight = ['--mode', 'fight', '--profile', 'enemy=cultist-first', '--seats', 'random', '--seed', '3'];
  await ran('play', 'slay-the-spire', ...fight, '--cards', own, '--save', record);
  expect(JSON.parse(readFileSync(record, 'utf8')).config.own).toHaveLength(1);
  expect((await ran('replay', record, '--verify')).failed).toBe(false);
  expect((await ran('replay', record)).out).toContain('“night-watch”');
  written('merchant');
  const place = /own\.json:3:\d+: \$\.cards\[0\]\.do\[0\]/;
  for (const command of [
    ['cards', 'check'],
    ['sim', 'slay-the-spire', '--games', '1', '--cards'],
  ])
    expect((await ran(...command, own)).said).toMatch(place);
});
