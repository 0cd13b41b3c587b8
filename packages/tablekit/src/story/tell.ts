/** The replay's part of the worker that tells the course of a game: it plays the record, a piece at a time. */
import type { Core, Game, GameEvent, Io, ReplayRecord } from '@kolbiste/kernel';
import { chanceOf, readReplay } from '@kolbiste/kernel';
import type { GameAdapter } from '../engine/adapter.ts';
import { isHere, staged } from '../engine/games.ts';
import { NO_LUCK, withDraw } from './luck.ts';
import type { Luck, Point, Story, StoryPiece } from './story.ts';

/** So many answers are one piece: whoever has left the page is soon left alone. */
const PIECE = 150;

/** A record on its way to the end. */
interface Telling {
  readonly text: string;
  readonly record: ReplayRecord;
  readonly game: Game<Core, never>;
  readonly story: Story;
  readonly state: Core;
  readonly io: Io;
  readonly luck: Luck[][];
  at: number;
  last: Point;
}

let telling: Telling | null = null;

const sameNumbers = (a: Point, b: Point): boolean => a.values.every((value, k) => value === b.values[k]);

const pointOf = (story: Story, state: Core, at: number): Point => ({
  at,
  time: story.time(state),
  values: [...story.values(state)],
});

function begun(text: string, record: ReplayRecord, adapter: GameAdapter, story: Story): Telling {
  const game = adapter.game('real') as unknown as Game<Core, never>;
  const seats = Array.from({ length: adapter.seatsOf(record.config) });
  const luck = story.luck.map(() => seats.map(() => NO_LUCK));
  const { seed, source } = chanceOf(record.chance);
  // Until the table stands nothing is judged by it: what happens in setting it up is judged right after.
  const early: GameEvent[] = [];
  let state: Core | null = null;
  const hear = (s: Core, e: GameEvent): void =>
    story.luck.forEach((judged, k) => {
      const draw = judged.draw(s, e);
      if (draw !== undefined) luck[k][draw.seat] = withDraw(luck[k][draw.seat], draw);
    });
  const io: Io = {
    chance: source,
    sink: { event: (e) => (state === null ? void early.push(e) : hear(state, e)) },
  };
  state = game.setup(record.config, seed, io);
  for (const e of early) hear(state, e);
  return { text, record, game, story, state, io, luck, at: 0, last: pointOf(story, state, 0) };
}

/**
 * The next piece of a game's course, from so many answers on; null = the game tells none, or is of other rules.
 * @throws Error where the record leads elsewhere
 */
export async function tellStory(text: string, from: number): Promise<StoryPiece | null> {
  if (telling === null || telling.text !== text || telling.at !== from) {
    const record = readReplay(text);
    const adapter = isHere(record.game) ? staged(record.game) : undefined;
    const story = await adapter?.story?.();
    if (adapter === undefined || story === undefined) return null;
    if (record.rulesVersion !== adapter.game('real').rulesVersion) return null;
    telling = begun(text, record, adapter, story);
  }
  const now = telling;
  const points: Point[] = now.at === 0 && from === 0 ? [now.last] : [];
  const { record, game, story, state, io } = now;
  const to = Math.min(from + PIECE, record.steps.length);
  while (now.at < to) {
    const [seat, option] = record.steps[now.at];
    if (game.answer(state, seat, option, io) !== undefined) throw new Error(`step ${now.at + 1} is refused`);
    now.at++;
    const point = pointOf(story, state, now.at);
    if (now.at > from && (!sameNumbers(point, now.last) || now.at === record.steps.length)) points.push(point);
    now.last = point;
  }
  return {
    counted: story.counted(state),
    points: points.filter(({ at }) => at >= from),
    luck: story.luck.map(({ what, how }, k) => ({ what, how, seats: now.luck[k] })),
    to,
    answers: record.steps.length,
  };
}
