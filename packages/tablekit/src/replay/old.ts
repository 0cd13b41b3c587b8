/** Records that today's rules do not play: what one viewer was told, and whole games of another version. */
import type { GameEvent, Lang, ReplayRecord } from '@kolbiste/kernel';
import { digest, readReplay } from '@kolbiste/kernel';
import type { Seen as Sight, ToldLine } from '@kolbiste/wire';
import { isAsTold, toldIn, toldSteps } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import type { Seen } from '../engine/adapter.ts';
import { isHere, staged } from '../engine/games.ts';
import type { NameSet, Said } from '../engine/protocol.ts';
import { talker } from '../engine/talk.ts';
import type { OldGame, OldLine, OldStep } from './protocol.ts';

const LANGS: readonly Lang[] = ['cs', 'en'];

/** Longer ones nobody has. */
const MOST_VERSION = 60;

const lineOf = ({ id, rule, words }: ToldLine<Said>): OldLine => ({ id, text: words, rule });

function stepsOf(record: ToldRecord, names: NameSet): OldStep[] {
  const adapter = staged(record.plays);
  const game = adapter.game(names);
  const say = talker<Seen>(adapter, names, 'public');
  const describe = (view: Sight, event: GameEvent): Said => say(view as unknown as Seen, { event }).text;
  const bare = (text: string): Said => ({ cs: text, en: text });
  return Array.from(toldSteps<Said>(game, record, { describe, bare }), ({ step, answer, lines }) => ({
    step,
    answer: answer === null ? null : lineOf(answer),
    lines: lines.map(lineOf),
  }));
}

/** What a text holds of what one viewer was told; undefined = it is no such record. @throws TypeError where it is broken */
function toldOf(text: string, names: NameSet): OldGame | undefined {
  const record = toldIn(text);
  if (record === undefined || !isHere(record.plays)) return undefined;
  const ours = staged(record.plays).game(names).rulesVersion;
  return {
    game: record.plays,
    theirs: record.rulesVersion.slice(0, MOST_VERSION),
    ours,
    whole: isAsTold(record),
    told: { viewer: record.viewer, steps: stepsOf(record, names), result: record.told.at(-1)?.result ?? null },
    decks: { cs: [], en: [] },
    answers: [],
  };
}

async function decksOf({ game, config }: ReplayRecord, names: NameSet): Promise<OldGame['decks']> {
  try {
    const adapter = staged(game);
    const [cs, en] = await Promise.all(LANGS.map((lang) => adapter.deckNames(config, lang, names)));
    return { cs, en };
  } catch {
    // Other rules may have had other set-ups.
    return { cs: [], en: [] };
  }
}

/** A whole game of another version; undefined = today's rules play it, or it is no record. */
async function unplayed(text: string, names: NameSet): Promise<OldGame | undefined> {
  const record = readReplay(text);
  if (!isHere(record.game)) return undefined;
  const ours = (staged(record.game).game(names) as { rulesVersion: string }).rulesVersion;
  if (record.rulesVersion === ours) return undefined;
  const { digest: given, ...rest } = record;
  return {
    game: record.game,
    theirs: record.rulesVersion.slice(0, MOST_VERSION),
    ours,
    whole: digest(rest) === given,
    told: null,
    decks: await decksOf(record, names),
    answers: record.steps.map(([seat, option]) => [seat, option]),
  };
}

/** A record that is shown without being played; undefined = it is played, or cannot be read at all. */
export async function oldGame(text: string, names: NameSet): Promise<OldGame | undefined> {
  try {
    return toldOf(text, names) ?? (await unplayed(text, names));
  } catch {
    return undefined;
  }
}
