/** Hints at the table of a worker: the view of who asks goes out, a mark goes into the record. */
import type { HintMark, ReplayRecord } from '@kolbiste/kernel';
import { readReplay, secretFrom, verifyReplay } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { askForHint } from '@kolbiste/tablekit/engine/hints.ts';
import type { RunningTable, Surroundings } from '@kolbiste/tablekit/engine/host.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { Kept } from '@kolbiste/tablekit/engine/keep.ts';
import { withHintsUntil } from '@kolbiste/tablekit/engine/marks.ts';
import type { HintAnswer, HintQuestion, Player } from '@kolbiste/tablekit/engine/protocol.ts';
import { resumeTable } from '@kolbiste/tablekit/engine/resume.ts';
import { fetchMind, reply } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { fork } from '@kolbiste/tablekit/replay/fork.ts';
import { prove, retell } from '@kolbiste/tablekit/replay/retell.ts';
import { answer } from '@kolbiste/tablekit/replay/worker.ts';
import { beforeAll, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game, realDecks } from '../../src/index.ts';
import { ID } from '../id.ts';
import type { DuelOrder } from './order.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame(ID);
  await fetchMind(ID);
});

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'random' };

const order = (players: readonly Player[]): DuelOrder => ({
  game: ID,
  decks: [
    { kind: 'ready', deck: realDecks()[0].deck },
    { kind: 'ready', deck: realDecks()[2].deck },
  ],
  players,
  profile: {},
  names: 'real',
});

function lay(start: (around: Surroundings) => RunningTable) {
  const kept: Kept[] = [];
  const table = start({
    tell: () => undefined,
    think: () => undefined,
    secret: () => secretFrom('hints'),
    keep: (one) => void kept.push(one),
    policies: undefined,
    finished: (one) => void kept.push({ ...one, botSeed: '' }),
  });
  const record = (): ReplayRecord => readReplay(kept.at(-1)?.record ?? '');
  return { table, kept, record };
}

const two = () => lay((around) => newTable(order([HUMAN, HUMAN]), around));

/** What is handed over when a seat asks. */
function asking(table: RunningTable, step: number, seat: number): HintQuestion | null {
  const posted: (HintQuestion | null)[] = [];
  const port = { postMessage: (message: HintQuestion | null) => void posted.push(message), close: () => undefined };
  askForHint(table, { type: 'hint', step, seat, port: port as unknown as MessagePort });
  expect(posted).toHaveLength(1);
  return posted[0];
}

it('hands over the view of who asks and nothing else, and the record kept says so, once', () => {
  const { table, record } = two();
  expect(record().hints).toBeUndefined();
  const question = asking(table, 0, 1);
  expect(question).toEqual({
    hint: true,
    game: ID,
    names: 'real',
    step: 0,
    seat: 1,
    seed: '0 1',
    view: game.view(table.record.state as never, 1),
  });
  asking(table, 0, 1);
  asking(table, 0, 0);
  expect(record().hints).toEqual([
    [0, 0],
    [0, 1],
  ]);
  const { ok } = verifyReplay(game, record(), undefined);
  expect(ok).toBe(true);
});

it('whoever is not asked that, or does not sit here, gets none, and nothing is marked', () => {
  const { table, record } = lay((around) => newTable(order([HUMAN, BOT]), around));
  expect(asking(table, 1, 0)).toBeNull();
  expect(asking(table, 0, 1)).toBeNull();
  table.answer(0, 0, 1, false);
  expect(asking(table, 1, 0)).toBeNull();
  expect(record().hints).toBeUndefined();
});

it('two worlds that look the same to who asks get the same question, and the same hint', () => {
  const hints = [0, 2].map((picked) => {
    const { table } = two();
    table.answer(0, 0, picked, false);
    const question = asking(table, 1, 1) as HintQuestion;
    const answers: HintAnswer[] = [];
    reply(question, { postMessage: (message: HintAnswer) => void answers.push(message) });
    return { question: JSON.stringify(question), answers };
  });
  expect(hints[0]).toEqual(hints[1]);
  expect(hints[0].answers.length).toBeGreaterThan(5);
  expect(hints[0].answers.slice(0, -1).every((answer) => 'done' in answer)).toBe(true);
  expect(hints[0].answers.at(-1)).toHaveProperty('hint.candidates.0.option');
});

it('the mark stays when the game is gone on with, and when the step is taken back', () => {
  const { table, kept } = two();
  asking(table, 0, 0);
  table.answer(0, 0, 2, false);
  asking(table, 1, 1);
  const back = lay((around) => resumeTable(table.before() as Kept, around));
  expect(back.record().hints).toEqual([
    [0, 0],
    [0, 1],
  ]);
  const on = lay((around) => resumeTable(kept.at(-1) as Kept, around));
  expect(on.record().hints).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('a replay tells who asked and when; a game forked from it takes over what was asked before', () => {
  const { table, kept } = two();
  asking(table, 0, 0);
  table.answer(0, 0, 2, false);
  table.answer(1, 1, 0, false);
  const { seat } = game.pending(table.record.state as never)[0];
  asking(table, 2, seat);
  const text = kept.at(-1)?.record ?? '';
  const marks: HintMark[] = [
    [0, 0],
    [2, seat],
  ];
  expect(retell(text, 'all', 'real').hints).toEqual(marks);
  expect(prove(text).verdict.ok).toBe(true);
  expect(readReplay(fork(text, 1, secretFrom('on'))).hints).toEqual([[0, 0]]);
  expect(withHintsUntil(readReplay(text), 2).hints).toEqual(marks);
});

it('looking back judges every choice of a seat, the same each time, and says in words what else there was', async () => {
  const { table, kept } = two();
  for (let n = 0; n < 14; n++) {
    const [{ seat }] = game.pending(table.record.state as never);
    const options = game.options(table.record.state as never, seat);
    table.answer(n, seat, options[options.length - 1], false);
  }
  const record = kept.at(-1)?.record ?? '';
  const { steps } = readReplay(record);
  const look = async (at: number, type: 'review' | 'else' = 'review') => {
    const answered = await answer({ type, record, seat: 0, at, names: 'real' });
    if (answered.type !== 'looked') throw new Error(answered.type);
    return answered.back;
  };
  const seen: number[] = [];
  for (let at = 0; ; ) {
    const back = await look(at);
    if (!('answers' in back)) throw new Error('no review');
    expect(back).toEqual(await look(at));
    if (back.next === null) break;
    expect(steps[back.next.at].slice(0, 2)).toEqual([0, back.next.option]);
    for (const percent of [back.next.bestPercent, back.next.percent ?? 0])
      expect(percent >= 0 && percent <= 100).toBe(true);
    seen.push(back.next.at);
    at = back.next.at + 1;
  }
  expect(seen.length).toBeGreaterThan(2);
  const other = await look(seen[1], 'else');
  if (!('hint' in other)) throw new Error('nothing else');
  expect(other.given).toBe(steps[seen[1]][1]);
  const told = other.choices.map(({ option }) => option);
  for (const { option } of other.hint.candidates) expect(told).toContain(option);
  expect(told).toContain(other.given);
  for (const { text, rule } of other.choices) expect(text.cs.length * text.en.length * rule.length).toBeGreaterThan(0);
});
