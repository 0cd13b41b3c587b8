/** What tables tell their viewers, in bytes: see ../README.md. Nothing is sent or kept, and the same seeds give the same games. */
import type { Bot } from '@kolbiste/bots';
import { makeBot } from '@kolbiste/bots';
import { mindOf } from '@kolbiste/gamekit';
import { GAMES as MANIFESTS } from '@kolbiste/games';
import type { Core, Json } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import type { ServedGame } from '@kolbiste/server';
import { GAMES } from '@kolbiste/server';
import type { Full, Patch, Told, Viewer } from '@kolbiste/wire';
import { publisher, SENT } from '@kolbiste/wire';
import type { Figure } from './started.ts';

/** Who answers. Greedy seats may take minutes where four sit. */
type Players = 'random' | 'greedy';

const GAMES_EACH = 4;
/** Answers of each game; most are over before. */
const MOST_ANSWERS = 200;
/** Steps of a page of the past, as servers have it. */
const PAGE = 50;

/** What was told in all games of one kind. */
interface Sum {
  answers: number;
  /** Messages to seats, and their bytes. */
  messages: number;
  bytes: number;
  most: number;
  /** Of each text that differs from those of the other viewers: so much is made, and kept. */
  kept: number;
  /** What a page fetches that comes late: the view where the last page of the past begins, and all from there on. */
  fresh: number[];
  micros: number;
  /** Bytes of patches, by the field that changed. */
  readonly fields: Map<string, number>;
}

const textOf = (told: Told | Full): string => JSON.stringify(told);
const sizeOf = (text: string): number => Buffer.byteLength(text);

function countFields({ happened, patch }: Told, fields: Sum['fields']): void {
  const count = (changed: { readonly [field: string]: unknown } | undefined): void => {
    for (const [field, value] of Object.entries(changed ?? {})) {
      fields.set(field, (fields.get(field) ?? 0) + sizeOf(JSON.stringify(value)) + field.length);
    }
  };
  for (const one of [...happened.map((each) => each.patch), patch] as (Patch | undefined)[]) {
    count(one?.set);
    count(one?.in);
  }
}

/** The texts of what is told, each once. */
const textsOf = (told: readonly Told[]): Map<Told, string> =>
  new Map([...new Set(told)].map((each) => [each, textOf(each)]));

/** Adds what came of an answer. @param told by viewers, the public last */
function add(sum: Sum, told: readonly Told[], texts: ReadonlyMap<Told, string>): void {
  sum.answers++;
  for (const text of texts.values()) sum.kept += sizeOf(text);
  for (const each of told.slice(0, -1)) {
    const size = sizeOf(texts.get(each) ?? '');
    sum.messages++;
    sum.bytes += size;
    sum.most = Math.max(sum.most, size);
    countFields(each, sum.fields);
  }
}

/** Plays one game by bots of a level, and adds what is told of it. */
function play({ game, readCommon }: ServedGame, seats: number, bots: readonly Bot[], seed: string, sum: Sum): void {
  const config = game.configFrom(new Array<null>(seats).fill(null), readCommon(null), seed) as Json;
  const viewers: Viewer[] = [...bots.keys(), 'public'];
  const telling = publisher<Core, unknown>(game, viewers, SENT);
  const s = game.setup(config, seedFrom(seed), { sink: telling.sink });
  telling.open(s);
  telling.tell(0);
  let page = telling.full(0, 0);
  let since: Told[] = [];
  const random = rng(seed);
  for (let step = 1; step <= MOST_ANSWERS; step++) {
    const owed = game.pending(s);
    if (owed.length === 0) break;
    const { seat } = owed[random.int(owed.length)];
    const option = bots[seat].choose(game.view(s, seat), seat);
    const begun = process.threadCpuUsage().user;
    const refusal = game.answer(s, seat, option, { sink: telling.sink });
    const told = telling.tell(step);
    const texts = textsOf(told);
    sum.micros += process.threadCpuUsage().user - begun;
    if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
    add(sum, told, texts);
    since.push(told[0]);
    if (step % PAGE > 0) continue;
    sum.fresh.push(sizeOf(textOf(page)) + since.reduce((bytes, each) => bytes + sizeOf(textOf(each)), 0));
    page = telling.full(0, step);
    since = [];
  }
}

async function sumOf(id: string, served: ServedGame, seats: number, level: Players): Promise<Sum> {
  const manifest = MANIFESTS.find((each) => each.id === id);
  const mind = manifest === undefined ? null : await mindOf(manifest);
  const sum: Sum = { answers: 0, messages: 0, bytes: 0, most: 0, kept: 0, fresh: [], micros: 0, fields: new Map() };
  for (let n = 0; n < GAMES_EACH; n++) {
    const seed = `told ${id} ${seats} ${level} ${n}`;
    const bots = Array.from({ length: seats }, (_, seat) => makeBot(served.game, mind, level, `${seed} ${seat}`));
    play(served, seats, bots, seed, sum);
  }
  return sum;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / (values.length || 1);

function figuresOf(name: string, sum: Sum): Figure[] {
  const figure = (of: string, value: number, unit = 'bytes'): Figure => ({ name: `${name}.${of}`, value, unit });
  return [
    figure('message', sum.bytes / sum.messages),
    figure('most', sum.most),
    figure('kept', sum.kept / sum.answers),
    ...(sum.fresh.length > 0 ? [figure('page', mean(sum.fresh))] : []),
    figure('micros', sum.micros / sum.answers, 'µs'),
  ];
}

/** Which fields of the views take the most bytes of a message, on average. */
function fieldsOf(name: string, { fields, messages }: Sum): string {
  const most = [...fields].sort(([, a], [, b]) => b - a).slice(0, 6);
  return `${name}: ${most.map(([field, bytes]) => `${field} ${(bytes / messages).toFixed(0)}`).join(', ')}`;
}

/**
 * Bytes told an answer, for each served game of the house and each number of seats.
 * @param only figures that begin so
 * @param say is told where the bytes are
 */
export async function toldFigures(only: string, players: Players, say: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { id, load } of GAMES) {
    const served = await load();
    for (const seats of [...served.seatCounts].sort((a, b) => a - b)) {
      const name = `told.${id}.${seats}.${players}`;
      if (!name.startsWith(only)) continue;
      const sum = await sumOf(id, served, seats, players);
      say(fieldsOf(name, sum));
      figures.push(...figuresOf(name, sum));
    }
  }
  return figures;
}
