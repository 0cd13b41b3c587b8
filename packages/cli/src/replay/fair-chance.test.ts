/** docs/fair-chance.md says enough for a stranger to recompute every draw, and the house does what it says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Agreement, Json } from '@kolbiste/kernel';
import {
  agreedSpec,
  agreementFault,
  boundBy,
  deckSeed,
  drawSeed,
  keyedChance,
  recorder,
  rng,
  sealOf,
  secretFrom,
  specFault,
  termsHash,
  writeReplay,
} from '@kolbiste/kernel';
import { linkSeed, secretOf } from '@kolbiste/kernel/chain';
import { describe, expect, test } from 'vitest';
import { kolbiste, scratchFolder } from '../../test/run.ts';
import * as stranger from '../../test/stranger.ts';
import { gameNamed } from '../games.ts';

const desk = await gameNamed('scratch-wars', 'en');

const page = readFileSync(new URL('../../../../docs/fair-chance.md', import.meta.url), 'utf8');

function block(name: string): unknown {
  const found = new RegExp(`\`\`\`json ${name}\\n([\\s\\S]*?)\\n\`\`\``).exec(page)?.[1];
  if (found === undefined) throw new Error(`the page has no ${name}`);
  return JSON.parse(found);
}

interface ChainExample {
  readonly id: string;
  readonly root: string;
  readonly commitment: string;
  readonly links: readonly { readonly secret: string; readonly drawSeed: string }[];
}

const agreement = block('agreement') as Agreement;
const results = block('results') as Record<string, string>;
const draws = [...page.matchAll(/^\| (\d+) \| (\d+) \| (\d+) \|$/gm)].map((row) => row.slice(1).map(Number));

describe('a stranger, from the page alone', () => {
  test('finds every commitment and seal as it is given', () => {
    expect(stranger.faults(agreement)).toEqual([]);
    expect(stranger.faults({ ...agreement, secret: agreement.secrets[0] })).toContain('table 2');
  });

  test('comes to the fingerprint, the keys and every draw', () => {
    expect(stranger.fingerprint(agreement.terms)).toBe(results['termsHash']);
    expect(stranger.key(agreement, 'draws')).toBe(results['drawSeed']);
    expect(stranger.key(agreement, 'decks')).toBe(results['deckSeed']);
    expect(draws.length).toBeGreaterThan(10);
    for (const [k, n, came] of draws) expect(stranger.draw(results['drawSeed'] ?? '', k ?? 0, n ?? 1)).toBe(came);
  });
});

test('a stranger comes to the chance of a campaign, and so does the house', () => {
  const { id, root, commitment, links } = block('chain') as ChainExample;
  expect(stranger.linkSecret(root, 0)).toBe(commitment);
  expect(secretOf(root, 0)).toBe(commitment);
  for (const [at, { secret, drawSeed: seed }] of links.entries()) {
    expect([stranger.linkSecret(root, at + 1), stranger.linkSeed(id, at + 1, secret)]).toEqual([secret, seed]);
    expect([secretOf(root, at + 1), linkSeed(id, at + 1, secret)]).toEqual([secret, seed]);
  }
  expect(links.length).toBeGreaterThan(2);
});

test('the house comes to the same', () => {
  expect(agreementFault(agreement)).toBeUndefined();
  expect(termsHash(agreement.terms)).toBe(results['termsHash']);
  expect(drawSeed(agreement)).toBe(results['drawSeed']);
  expect(deckSeed(agreement)).toBe(results['deckSeed']);
  const spec = agreedSpec(agreement);
  expect(spec).toMatchObject({ seed: results['drawSeed'], commitment: results['drawCommitment'] });
  expect(specFault(spec)).toBeUndefined();
  const source = keyedChance(results['drawSeed'] ?? '');
  for (const [k = 0, n = 1, came] of draws) expect(source.draw({ draws: k } as never, 'draw', n)).toBe(came);
});

const game = desk.game('real');

/** What a table agrees on before a duel of two whose decks are drawn. */
function agreed(restarts: Agreement['terms']['restarts'], secrets: string[]): Agreement {
  const [id, round, secret] = ['abc', restarts.length + 1, secretFrom('table')];
  const values = [secretFrom('a'), secretFrom('b')];
  const setups = [null, null];
  const terms: Agreement['terms'] = {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    common: { profile: {}, format: 'free' },
    players: ['Žofie', '\u001b[31mRed'].map((name) => ({ who: 'person', name, level: '' })),
    restarts,
    round,
    table: boundBy(id, round, 'table', secret),
    seals: setups.map((setup, seat) => sealOf(id, round, seat, secret, setup)),
    commitments: values.map((value, seat) => boundBy(id, round, seat, value)),
  };
  return { protocol: 'kolbiste-chance/2', terms, setups, values, secret, secrets };
}

/** A whole duel at random under an agreement, as a file. */
function played(agreement: Agreement): string {
  const config = game.configFrom?.(agreement.setups, agreement.terms.common, deckSeed(agreement)) as Json;
  const table = recorder(game, config, agreedSpec(agreement));
  const random = rng('fair');
  for (;;) {
    const [decision] = game.pending(table.state);
    if (decision === undefined) break;
    const options = game.options(table.state, decision.seat);
    table.answer(decision.seat, options[random.int(options.length)]);
  }
  const path = join(scratchFolder(), 'game.json');
  writeFileSync(path, writeReplay(table.record()));
  return path;
}

/** A round that seat B began anew after A had opened. */
function restarted(): Agreement {
  const { terms, values } = agreed([], []);
  const { round, table, seals, commitments } = terms;
  const past = { round, table, seals, commitments, by: 1, values: [values[0] ?? '', ''] };
  return agreed([past], [secretFrom('table')]);
}

test('every draw of a whole game, as it is listed, is what a stranger draws', async () => {
  const file = played(agreed([], []));
  const { code, out } = await kolbiste(['replay', file, '--verify', '--draws', '--json']);
  expect(code).toBe(0);
  const { chance } = JSON.parse(out) as {
    chance: { draws: { k: number; values: number; came: number }[]; terms: string };
  };
  const record = JSON.parse(readFileSync(file, 'utf8')) as { chance: { agreement: Agreement } };
  const seed = stranger.key(record.chance.agreement, 'draws');
  expect(stranger.faults(record.chance.agreement)).toEqual([]);
  expect(stranger.fingerprint(record.chance.agreement.terms)).toBe(chance.terms);
  expect(chance.draws.length).toBeGreaterThan(10);
  expect(chance.draws.map(({ k, values }) => stranger.draw(seed, k, values))).toEqual(
    chance.draws.map(({ came }) => came),
  );
});

test('the command says who was bound, who began anew, what was checked and what no record can show', async () => {
  const agreement = restarted();
  const { code, out } = await kolbiste(['replay', played(agreement), '--verify']);
  expect(code).toBe(0);
  expect(out).toContain(`fingerprint of what was agreed: ${termsHash(agreement.terms)}`);
  expect(out).toContain(`commitment, seat A (Žofie): ${agreement.terms.commitments[0]}`);
  expect(out).toMatch(/NOTE: round 1 of the mixing came to nothing: begun anew by seat B .* opened: seat A \(Žofie\)/);
  expect(out).toContain('Checked: the commitment of the table and of every seat');
  expect(out).toContain('No record can show');
  // A name is somebody else's text: it must not speak to the terminal.
  expect(out).not.toContain('\u001b[31m');
});

test('one thing changed in an agreement is found, with whose it is', async () => {
  const path = played(restarted());
  const text = readFileSync(path, 'utf8');
  const { agreement } = (JSON.parse(text) as { chance: { agreement: Agreement } }).chance;
  const other = 'f'.repeat(64);
  const { terms } = agreement;
  const changes: [Partial<Agreement>, RegExp][] = [
    [{ values: agreement.values.with(1, other) }, /commitment of seat 1 in round 2/],
    [{ secret: other }, /commitment of the table in round 2/],
    [{ secrets: [other] }, /commitment of the table in round 1/],
    [{ setups: [null, { other: 1 }] }, /seal of the set-up of seat 1 of the table in round 1/],
    [{ values: agreement.values.with(0, '') }, /a value of every person, seat 0/],
    [{ terms: { ...terms, restarts: [] }, secrets: [] }, /expected round 1, found round 2/],
    [{ terms: { ...terms, id: 'other' } }, /commitment of the table in round 1/],
    [{ terms: { ...terms, common: { profile: {}, format: 'U14' } } }, /secret [0-9a-f]{64} of the agreement/],
  ];
  for (const [change, words] of changes) {
    const record = JSON.parse(text) as { chance: object };
    writeFileSync(
      path,
      JSON.stringify({ ...record, chance: { ...record.chance, agreement: { ...agreement, ...change } } }),
    );
    const { code, err } = await kolbiste(['replay', path, '--verify']);
    expect([code, err]).toEqual([1, expect.stringMatching(words)]);
  }
});
