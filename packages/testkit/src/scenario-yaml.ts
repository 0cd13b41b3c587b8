import type { ScriptedDraw } from '@kolbiste/kernel';
import type { Source } from './adapter.ts';
import { readSource } from './scenario-source.ts';

/** A draw of the script with the place where it stands. */
export interface PlacedDraw extends ScriptedDraw {
  readonly source: Source;
}

/** The skeleton of a file: the same for every game. What the fields hold is read by whoever knows the game. */
export interface ScenarioFile {
  readonly file: string;
  readonly source: Source;
  readonly game: Source;
  readonly name: string;
  readonly rules: readonly Source[];
  readonly profile: Source | undefined;
  /** The game's own cards of this file alone, or the file that holds them. */
  readonly cards: Source | undefined;
  readonly setup: Source | undefined;
  readonly at: Source | undefined;
  readonly chance: readonly PlacedDraw[];
  readonly play: readonly Source[];
  readonly result: Source | undefined;
}

/** How often a draw may be repeated. */
const MOST_REPEATS = 1000;

const FIELDS = ['game', 'name', 'rules', 'profile', 'cards', 'setup', 'at', 'chance', 'play', 'result'];

/** The one field of a record that must have exactly one. */
export function only(source: Source, expected: string): [string, Source] {
  const fields = [...source.record()];
  return fields.length === 1 ? fields[0] : source.fail(expected);
}

/** `{spin: 2}`, `{spin: 2, repeat: 5}`: the same draw five times in a row, or `{spin: 2, of: 9}`: there are nine to draw from. */
function readDraws(source: Source): PlacedDraw[] {
  const fields = new Map(source.record());
  const repeat = fields.get('repeat')?.int(1, MOST_REPEATS) ?? 1;
  fields.delete('repeat');
  const of = fields.get('of')?.int(1);
  fields.delete('of');
  const [draw, ...more] = fields;
  if (draw === undefined || more.length > 0) {
    return source.fail('one draw (label: value), with or without repeat: n and of: n');
  }
  const [label, value] = draw;
  return Array.from({ length: repeat }, () => ({
    label,
    value: value.int(0),
    source,
    ...(of === undefined ? {} : { of }),
  }));
}

const listOf = (source: Source | undefined): readonly Source[] => source?.list() ?? [];

/**
 * Reads the skeleton of a scenario.
 * @param file how messages name the file
 * @throws ScenarioFileError with line and column
 */
export function readScenario(text: string, file: string): ScenarioFile {
  const source = readSource(text, file);
  const fields = source.record(FIELDS);
  const game = fields.get('game') ?? source.fail('a field game');
  const name = fields.get('name') ?? source.fail('a field name');
  game.text();
  return {
    file,
    source,
    game,
    name: name.text(),
    rules: listOf(fields.get('rules')),
    profile: fields.get('profile'),
    cards: fields.get('cards'),
    setup: fields.get('setup'),
    at: fields.get('at'),
    chance: listOf(fields.get('chance')).flatMap(readDraws),
    play: listOf(fields.get('play')),
    result: fields.get('result'),
  };
}
