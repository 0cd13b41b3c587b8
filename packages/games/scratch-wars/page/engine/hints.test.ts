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
    reply(question, { postMessage: (message: HintAnswer) => void answers.push(message) } as never);
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
