import { chanceOf, commitment, readReplay, secretFrom, verifyReplay, writeReplay } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { fork } from '@kolbiste/tablekit/replay/fork.ts';
import { prove, retell, TroubleError } from '@kolbiste/tablekit/replay/retell.ts';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game } from '../../src/index.ts';
import { ID } from '../id.ts';
import { played } from './played.fixture.ts';

playGames([manifest]);
await fetchGame(ID);

const record = played('retell');
const text = writeReplay(record);

function troubleOf(body: () => unknown) {
  try {
    body();
  } catch (error) {
    if (error instanceof TroubleError) return error.trouble;
    throw error;
  }
  throw new Error('no trouble at all');
}

describe('a finished game told again', () => {
  it('has the table after every answer, and the end', () => {
    const { updates, started, seats, trouble } = retell(text, 'public', 'real');
    expect(trouble).toBeNull();
    expect(updates.map(({ step }) => step)).toEqual(Array.from({ length: record.steps.length + 1 }, (_, k) => k));
    expect(seats).toEqual(record.steps.map(([seat]) => seat));
    expect(started.commitment).toBe(commitment(record.chance.seed));
    expect(updates.at(-1)?.result).not.toBeNull();
    expect(updates.every(({ prompts }) => prompts.length === 0)).toBe(true);
  });

  it('shows from each viewpoint what may be known there', () => {
    const kinds = (viewpoint: 0 | 1 | 'public' | 'all', step: number) =>
      retell(text, viewpoint, 'real').updates[step].happened.map(({ kind, a }) => `${kind} ${a}`);
    const [first] = record.steps[0];
    expect(kinds('public', 1)).toEqual([]);
    expect(kinds(first as 0 | 1, 1)).toEqual([`answer ${first}`]);
    expect(kinds((1 - first) as 0 | 1, 1)).toEqual([]);
    expect(kinds('all', 1)).toEqual([`answer ${first}`]);
  });

  it('speaks to the seat it is seen from, and names both players otherwise', () => {
    const said = (viewpoint: 0 | 'all') => JSON.stringify(retell(text, viewpoint, 'real').updates);
    expect(said(0)).toContain('Soupeř');
    expect(said('all')).not.toContain('Soupeř');
    expect(said('all')).toContain('Hráč A');
  });

  it('names a record of other rules, of another game, a damaged one, and no record at all', () => {
    const other = (change: object) => troubleOf(() => retell(JSON.stringify({ ...record, ...change }), 'all', 'real'));
    expect(other({ rulesVersion: '0.9' })).toMatchObject({ why: 'rules', detail: '0.9' });
    expect(other({ game: 'chess' })).toMatchObject({ why: 'game', detail: 'chess' });
    expect(other({ config: {} }).why).toBe('broken');
    expect(troubleOf(() => retell('{', 'all', 'real')).why).toBe('unreadable');
  });

  it('shows a record that leads elsewhere up to there', () => {
    const steps = record.steps.map((step, k) => (k === 7 ? [step[0], step[1], '0123456789abcdef'] : step));
    const { trouble, updates } = retell(JSON.stringify({ ...record, steps }), 'all', 'real');
    expect(trouble).toMatchObject({ why: 'broken', good: 7 });
    expect(updates).toHaveLength(8);
  });

  it('is proved with its seal, or not', () => {
    expect(prove(text)).toMatchObject({ verdict: { ok: true }, seals: [commitment(record.chance.seed)] });
    expect(prove(`${text} `).verdict).toMatchObject({ ok: false, firstBad: { step: -1 } });
  });
});

describe('a game that goes on from some step', () => {
  it('keeps the answers before, and draws anew after', () => {
    const went = fork(text, 9, secretFrom('on'));
    const { steps, chance } = readReplay(went);
    expect(steps).toEqual(record.steps.slice(0, 9));
    expect(verifyReplay(game, readReplay(went), went)).toMatchObject({ ok: true });
    expect(prove(went).seals).toEqual([commitment(secretFrom('on')), commitment(record.chance.seed)]);
    expect(chanceOf(chance).source).not.toBeNull();
    expect(chance.seed).toBe(secretFrom('on'));
  });
});
