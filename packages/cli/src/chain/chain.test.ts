/** A campaign in the terminal: played over two versions of its rules, shown, verified, and refused where it was changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Canvas } from '@kolbiste/gamekit/desk';
import { plainPaint, UserError } from '@kolbiste/gamekit/desk';
import { secretFrom } from '@kolbiste/kernel';
import type { Chain, ChainRules } from '@kolbiste/kernel/chain';
import { closed, readChain, writeChain } from '@kolbiste/kernel/chain';
import { describe, expect, test } from 'vitest';
import { cellarsRules } from '../../../testkit/src/cellars/game.ts';
import { kolbiste, scratchFolder } from '../../test/run.ts';
import type { GameDesk } from '../games.ts';
import { GAMES } from '../games.ts';
import type { Context } from '../support/context.ts';
import { replayChain } from './main.ts';
import { chainOf, playChain } from './play.ts';
import { unpackedTold } from './told.ts';

const [ONE, TWO] = [cellarsRules(1), cellarsRules(2)];

/** A context that keeps what is said. */
function listening(lang: 'cs' | 'en' = 'en'): Context & { readonly said: string[]; readonly noted: string[] } {
  const said: string[] = [];
  const noted: string[] = [];
  return {
    lang,
    out: (line = '') => void said.push(line),
    note: (line) => void noted.push(line),
    paint: plainPaint,
    width: 100,
    said,
    noted,
  };
}

/** The cellars as the terminal needs them. */
const deskFor = (rules: ChainRules): GameDesk =>
  ({
    id: 'cellars',
    game: () => rules.game as unknown as AnyGame,
    campaign: () => Promise.resolve(rules.campaign),
    deckNames: () => [['1', '1', '2']],
    table: (view: { life: number[] }) => [`life ${view.life}`],
    quiet: new Set<string>(),
    windows: null,
    cardNames: () => [],
  }) as unknown as GameDesk;

const canvas: Canvas = {
  lang: 'en',
  names: 'real',
  width: 100,
  odds: false,
  seat: (n) => 'AB'[n] ?? '',
  paint: plainPaint,
};

/** What is typed, round and round: what is not offered is asked again. */
const TYPED = ['fight', 'hit 3', 'hit 2', 'hit 1', 'take', 'hit 4', 'rest'];

/** Types so many lines, then leaves. */
function typing(lines: number): { line: () => Promise<string>; close: () => void } {
  let at = 0;
  return { line: () => Promise.resolve(at < lines ? (TYPED[at++ % TYPED.length] ?? '') : 'quit'), close: () => {} };
}

const FRESH = { deal: () => ({ rooms: 4, from: null }), id: 'cellars-1', root: secretFrom('cellars') };

/** Plays on in a file, until so many answers were given or the campaign is over. */
async function playIn(
  file: string,
  rules: ChainRules,
  answers: number,
): Promise<{ ended: boolean; context: ReturnType<typeof listening> }> {
  const context = listening();
  const chain = chainOf(file, rules, FRESH, [], context);
  const table = {
    file,
    desk: deskFor(rules),
    rules,
    seats: ['human', 'human'],
    viewer: 'public',
    canvas,
    context,
  } as const;
  const thinker = { choose: () => Promise.reject(new Error('no bot')), close: async () => {} };
  const ended = await playChain({ ...table, thinker, input: typing(answers) }, chain);
  return { ended, context };
}

const chainAt = (file: string): Chain => readChain(readFileSync(file, 'utf8'));

async function shown(
  file: string,
  rules: ChainRules,
  options: object = {},
): Promise<{ code: number; out: string; err: string }> {
  const context = listening();
  const code = await replayChain(file, readFileSync(file, 'utf8'), options, context, () =>
    Promise.resolve(deskFor(rules)),
  );
  return { code, out: context.said.join('\n'), err: context.noted.join('\n') };
}

/** A campaign that is left in its second link, and gone on with by other rules. */
async function overTwoVersions(): Promise<string> {
  const file = join(scratchFolder(), 'campaign.json');
  const stands = ({ links, open }: Chain): boolean => links.length > 0 && (open?.record.steps.length ?? 0) > 0;
  let lines = 2;
  do await playIn(file, ONE, lines++);
  while (!stands(chainAt(file)));
  await playIn(file, TWO, 2);
  return file;
}

describe('a campaign', () => {
  test('is sealed at every boundary while it is played, and taken up where it was left', async () => {
    const file = join(scratchFolder(), 'campaign.json');
    const first = await playIn(file, ONE, 1);
    expect(first.context.said[0]).toMatch(/^A new campaign cellars-1\. The chance of all links is fixed beforehand/);
    expect(first.ended).toBe(false);
    expect(chainAt(file)).toMatchObject({ links: [], open: { record: { steps: { length: 1 } } } });
    const second = await playIn(file, ONE, 500);
    expect(second.context.said[0]).toBe('Campaign cellars-1, link 1.');
    const text = second.context.said.join('\n');
    for (const { boundary, hash } of chainAt(file).links) {
      const said = boundary === '' ? 'The campaign has ended, hash' : `Sealed at the boundary ${boundary}, hash`;
      expect(text).toContain(said);
      expect(text).toContain(hash);
    }
    expect(second.ended).toBe(true);
    expect(chainAt(file).open).toBeNull();
    await expect(playIn(file, ONE, 1)).rejects.toThrow(/this campaign is over/);
    expect(await shown(file, ONE, { verify: true })).toMatchObject({ code: 0, err: '' });
  });

  test('goes on from its last seal when the rules are others, and says so', async () => {
    const file = await overTwoVersions();
    const { links, open } = chainAt(file);
    expect([links[0]?.rulesVersion, open?.record.rulesVersion]).toEqual(['1', '2']);
    expect(open?.abandoned.map(({ rulesVersion }) => rulesVersion)).toEqual(['1']);
    const { code, out, err } = await shown(file, TWO);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Link 1, rules 1, \d+ steps, sealed at the boundary room 1, hash [0-9a-f]{64}: its seal holds/);
    expect(out).toMatch(/Room 1: a foe of 5 life|A rest in room 1/);
    expect(out).not.toMatch(/You drew the card|undefined/);
    expect(out).toMatch(/played by rules 1 before \(\d+ steps?\), and given up when others came/);
    expect(out).toMatch(/It agrees: \d+ links, 1 of them played again/);
    expect(out).toMatch(/Of other rules, and so not played again: \d+\. This program has rules 2\./);
  });

  test('is shown whole where its rules are here, an open link of others by what was answered', async () => {
    const file = await overTwoVersions();
    const { out } = await shown(file, ONE);
    expect(out).toMatch(/Link 1, .*: played again, and it agrees/);
    expect(out).toContain('You drew the card');
    expect(out).toMatch(/Link 2, rules 2, \d+ steps?, open: its seal holds/);
    expect(out).toMatch(/Cards of seat A, by today’s names: 1 2×, 2\n\d+ steps? as they are written/);
    const { told } = chainAt(file).links[0] ?? {};
    expect(told && unpackedTold(told)).toMatchObject({ plays: 'cellars', viewer: 'public' });
  });

  test('is verified as data', async () => {
    const file = await overTwoVersions();
    const { code, out } = await shown(file, TWO, { json: true });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      game: 'cellars',
      id: 'cellars-1',
      fault: null,
      links: [
        { number: 1, rulesVersion: '1', boundary: 'room 1', how: 'otherRules', fault: null },
        { how: expect.anything() },
      ],
    });
  });
});

/** A chain as data, to be changed. */
interface Changed {
  id: string;
  links: {
    carry: { data: { gold: number } };
    record: { steps: unknown[] };
    told: { packed: string };
  }[];
}

describe('a campaign that was changed', () => {
  const changes: readonly (readonly [what: string, forge: (chain: Changed) => void, words: RegExp])[] = [
    ['more gold', (c) => c.links[0].carry.data.gold++, /link 1, carry\.hash: expected [0-9a-f]{64}, found/],
    ['an answer', (c) => c.links[0].record.steps.pop(), /link 1, record\.digest/],
    [
      'what was told',
      (c) => {
        c.links[0].told.packed = '';
      },
      /link 1, told: expected what everybody was told/,
    ],
    [
      'its id',
      (c) => {
        c.id = 'x';
      },
      /link 1, before/,
    ],
  ];

  test.each(changes)('%s: refused with the link and the place', async (_what, forge, words) => {
    const file = await overTwoVersions();
    const chain = JSON.parse(readFileSync(file, 'utf8'));
    forge(chain);
    writeFileSync(file, writeChain(closed(chain)));
    for (const rules of [ONE, TWO]) {
      const { code, err } = await shown(file, rules, { verify: true });
      expect([code, err]).toEqual([1, expect.stringMatching(words)]);
    }
  });

  test('or is none: said with the place', async () => {
    const file = join(scratchFolder(), 'campaign.json');
    writeFileSync(file, '{"format": "kolbiste-chain/1"}');
    await expect(shown(file, TWO)).rejects.toThrow(UserError);
    await expect(shown(file, TWO)).rejects.toThrow(/campaign cannot be read: chain\.game: missing/);
    expect(() => chainOf(file, TWO, FRESH, [], listening())).toThrow(/cannot be read/);
  });
});

describe('the command', () => {
  test('says that a game has no campaigns', async () => {
    const id = GAMES.find(({ campaign }) => campaign === null)?.id ?? '';
    const file = join(scratchFolder(), 'campaign.json');
    const { code, err } = await kolbiste(['play', id, '--campaign', file]);
    expect([code, err]).toEqual([2, `kolbiste: ${id} has no campaigns.\n`]);
    const both = await kolbiste(['play', id, '--campaign', file, '--save', file]);
    expect([both.code, both.err]).toEqual([2, expect.stringMatching(/--campaign and --save do not go together/)]);
  });

  test('shows a campaign of a game that this house does not have as what it is', async () => {
    const file = await overTwoVersions();
    const { code, err } = await kolbiste(['replay', file, '--verify']);
    expect([code, err]).toEqual([2, expect.stringMatching(/"cellars"/)]);
  });
});
