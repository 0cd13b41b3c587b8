import { describe, expect, it } from 'vitest';
import type { Trigger } from './triggers.ts';
import { gather, NOTE, note, takeBatch } from './triggers.ts';

const everybody =
  (...listeners: number[]) =>
  (_kind: number, _subject: number, _a: number, _b: number, at: number, out: Trigger[]): void => {
    for (const listener of listeners) out.push({ listener, effect: 1, note: at });
  };

describe('the batch', () => {
  it('keeps kind, subject and two facts, and is taken whole', () => {
    const batch: number[] = [];
    note(batch, 3, 17);
    note(batch, 4, 18, 5, 6);
    expect(batch).toEqual([3, 17, 0, 0, 4, 18, 5, 6]);
    expect(batch.length % NOTE).toBe(0);
    const taken = takeBatch(batch);
    expect(taken).toHaveLength(2 * NOTE);
    expect(batch).toEqual([]);
    note(batch, 1, 1);
    expect(taken).toHaveLength(2 * NOTE);
  });
});

describe('gathering', () => {
  const batch = [3, 17, 1, 2, 4, 18, 5, 6];

  it('asks of every note with its facts and its place', () => {
    const asked: number[][] = [];
    gather(
      batch,
      (...facts) => void asked.push(facts.slice(0, 5) as number[]),
      () => 1,
    );
    expect(asked).toEqual([
      [3, 17, 1, 2, 0],
      [4, 18, 5, 6, NOTE],
    ]);
  });

  it('puts all in one order, whatever order they were found in', () => {
    const order = (a: Trigger, b: Trigger) => b.listener - a.listener || a.note - b.note;
    const names = (list: Trigger[]) => list.map((t) => `${t.listener}@${t.note}`);
    const expected = ['9@0', '9@4', '5@0', '5@4', '1@0', '1@4'];
    for (const found of [
      [1, 5, 9],
      [9, 1, 5],
      [5, 9, 1],
    ]) {
      expect(names(gather(batch, everybody(...found), order))).toEqual(expected);
    }
    expect(gather([], everybody(1), order)).toEqual([]);
  });

  it('refuses a tie wherever it stands, and names both', () => {
    const order = (a: Trigger, b: Trigger) => a.note - b.note;
    expect(() => gather(batch, everybody(5, 9), order)).toThrow(
      'trigger 1 of 5 on note 0 and trigger 1 of 9 on note 0 stand in no order',
    );
    expect(gather(batch, everybody(5), order)).toHaveLength(2);
    const late = (a: Trigger, b: Trigger) => a.listener - b.listener || (a.note === 0 ? a.note - b.note : 0);
    expect(() => gather([...batch, 1, 1, 1, 1], everybody(5), late)).toThrow(
      'trigger 1 of 5 on note 1 and trigger 1 of 5 on note 2',
    );
  });
});
