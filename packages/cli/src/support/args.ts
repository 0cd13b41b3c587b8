/** Reading of arguments: each function returns what it promises or throws a UserError that says what was expected. */
import type { Level } from '@kolbiste/bots';
import type { Bilingual, CardFault, CardSource, DealPlan, Lang, NameSet, Taken } from '@kolbiste/gamekit/desk';
import { counted, LANGS, NAME_SETS, safe, say, UserError } from '@kolbiste/gamekit/desk';
import { nearest } from '@kolbiste/kernel/files';
import type { Command } from 'commander';
import { Option } from 'commander';
import type { GameDesk } from '../games.ts';
import { cardsOf, GAME_IDS } from '../games.ts';
import { ARGS, FILES, OPTIONS } from '../texts/common.ts';
import { readTextFile } from './files.ts';

/** Levels of bots, the weakest first; written out here, so that help need not load the bots. */
export const LEVELS = ['random', 'greedy', 'easy', 'normal', 'hard'] as const satisfies readonly Level[];
export const HUMAN = 'human';

const SEED_LENGTH = 200;
/** Bytes of a file with a position. */
const POSITION_LIMIT = 4 * 1024 * 1024;

const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);

/** A whole number written with digits. */
export function wholeNumber(name: string, text: string, low: number, high: number, lang: Lang): number {
  const value = /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw new UserError(say(lang, ARGS.number, { name, found: shown(text), low, high }));
}

/** One of the words, or an error with the nearest one. */
export function oneOf<W extends string>(name: string, text: string, known: readonly W[], lang: Lang): W {
  const found = known.find((word) => word === text);
  if (found !== undefined) return found;
  const near = nearest(text, known);
  const hint = near === undefined ? '' : say(lang, ARGS.didYouMean, { word: near });
  throw new UserError(say(lang, ARGS.word, { name, found: shown(text), known: known.join(', '), hint }));
}

/** Who sits where. @param human whether people may sit at the table */
export function seatsOf(text: string, desk: GameDesk, human: boolean, lang: Lang): string[] {
  const given = text.split(',').map((word) => word.trim());
  const seats = given.map((word) => {
    if (word === HUMAN && !human) throw new UserError(say(lang, ARGS.noHuman));
    return oneOf('--seats', word, human ? [HUMAN, ...LEVELS] : LEVELS, lang);
  });
  if (desk.seatCounts.includes(seats.length)) return seats;
  const wanted = desk.seatCounts.join(lang === 'cs' ? ' nebo ' : ' or ');
  const example = Array.from({ length: desk.seatCounts[0] ?? 2 }, (_, at) => (human && at === 0 ? HUMAN : 'hard')).join(
    ',',
  );
  throw new UserError(
    say(lang, ARGS.seats, { game: desk.id, wanted, found: seats.length, given: text.slice(0, 60), example }),
  );
}

/** `switch=value` entries as a profile. */
function profileOf(entries: readonly string[], desk: GameDesk, lang: Lang): Record<string, string> {
  const names = Object.keys(desk.switches);
  const profile: Record<string, string> = {};
  for (const entry of entries) {
    const at = entry.indexOf('=');
    if (at < 1) throw new UserError(say(lang, ARGS.profileForm, { found: shown(entry), known: names.join(', ') }));
    const name = oneOf('--profile', entry.slice(0, at), names, lang);
    if (Object.hasOwn(profile, name)) throw new UserError(say(lang, ARGS.profileTwice, { name }));
    const value = entry.slice(at + 1);
    const isFile = desk.ownProfile?.switch === name && isProfileFile(value);
    profile[name] = isFile ? value : oneOf(`--profile ${name}`, value, desk.switches[name] ?? [], lang);
  }
  return profile;
}

/** Whether the name of a profile is meant as a file. */
export const isProfileFile = (name: string): boolean => name.endsWith('.json');

/** A house's own profile from its file. */
export function profileSource(file: string, lang: Lang): Pick<CardSource, 'file' | 'text'> {
  const what = lang === 'cs' ? 'soubor s profilem (JSON)' : 'a file with a profile (JSON)';
  return { file, text: readTextFile(file, { lang, limit: POSITION_LIMIT, what }) };
}

/** The own profile that the switches name; undefined = one of the game's. */
function houseOf(profile: Record<string, string>, { ownProfile }: GameDesk, lang: Lang): DealPlan['house'] {
  const file = ownProfile === undefined ? '' : (profile[ownProfile.switch] ?? '');
  return isProfileFile(file) ? profileSource(file, lang) : undefined;
}

/** A seed is any short text. */
export function seedOf(text: string | undefined, fresh: () => string, lang: Lang): string {
  if (text === undefined) return fresh();
  if (text.length <= SEED_LENGTH) return text;
  throw new UserError(say(lang, ARGS.seedLong, { most: SEED_LENGTH, found: text.length }));
}

/** What options about cards give. */
export interface CardOptions {
  readonly decks?: string;
  readonly cards?: string;
  readonly names?: string;
  readonly format?: string;
  readonly profile?: readonly string[];
  readonly easy?: boolean;
  readonly mode?: string;
  readonly position?: string;
}

export const namesOf = (text: string | undefined, lang: Lang): NameSet =>
  oneOf('--names', text ?? 'real', NAME_SETS, lang);

/** The text of a card file, whatever it holds. */
export function cardText(file: string, desk: GameDesk, lang: Lang): string {
  const what = lang === 'cs' ? 'soubor karet (JSON)' : 'a card file (JSON)';
  return readTextFile(file, { lang, limit: cardsOf(desk, lang).limit, what });
}

/** A fault of a card file in one line: file, place, what was expected. */
export function faultLine(file: string, fault: CardFault, lang: Lang): string {
  const place = fault.line === undefined ? '' : `:${fault.line}:${fault.column}`;
  return safe(`${file}${place}: ${fault.message[lang]}`);
}

const MOST_FAULTS = 10;

/** A sound card file. @throws UserError with its faults */
export function cardSource(use: CardSource['use'], file: string, desk: GameDesk, lang: Lang): CardSource {
  const text = cardText(file, desk, lang);
  const { faults } = cardsOf(desk, lang).check(text);
  if (faults.length === 0) return { use, file, text };
  const head = say(lang, FILES.faults, { path: file, faults: counted(lang, faults.length, 'fault') });
  const more = faults.length > MOST_FAULTS ? [say(lang, FILES.moreFaults, { path: file })] : [];
  const lines = faults.slice(0, MOST_FAULTS).map((fault) => faultLine(file, fault, lang));
  throw new UserError([head, ...lines, ...more].join('\n'));
}

/** What the options say about the mode. @throws UserError where the game has none */
function modeOf(options: CardOptions, desk: GameDesk, lang: Lang): Pick<DealPlan, 'easy' | 'mode' | 'position'> {
  const { modes } = desk;
  const given = (['easy', 'mode', 'position'] as const).find((name) => options[name] !== undefined);
  if (modes === null) {
    if (given === undefined) return {};
    throw new UserError(say(lang, ARGS.noModes, { name: `--${given}`, game: desk.id }));
  }
  const what = lang === 'cs' ? 'soubor s postavením (JSON)' : 'a file with a position (JSON)';
  const { position } = options;
  return {
    easy: options.easy === true,
    mode: oneOf('--mode', options.mode ?? modes[0] ?? '', modes, lang),
    position:
      position === undefined
        ? undefined
        : { file: position, text: readTextFile(position, { lang, limit: POSITION_LIMIT, what }) },
  };
}

/** How games are to be set up. @param seats how many sit at the table */
export function dealPlanOf(
  options: CardOptions,
  desk: GameDesk,
  lang: Lang,
  seats = desk.seatCounts[0] ?? 2,
): DealPlan {
  const { decks, cards } = options;
  if (cards !== undefined && !desk.takes.includes('cards'))
    throw new UserError(say(lang, ARGS.noModes, { name: '--cards', game: desk.id }));
  const beside = cards !== undefined && typeof desk.cards?.beside === 'function';
  const own = beside ? cardSource('cards', cards, desk, lang) : undefined;
  if (own !== undefined) desk.cards?.beside?.(own);
  else if (decks !== undefined && cards !== undefined) {
    const why = lang === 'cs' ? 'Balíčky v souboru mají vlastní karty.' : 'The decks of a file bring their own cards.';
    throw new UserError(say(lang, ARGS.exclude, { a: '--decks', b: '--cards', why }));
  }
  const use = decks === undefined ? 'cards' : 'decks';
  const file = decks ?? (beside ? undefined : cards);
  const profile = profileOf(options.profile ?? [], desk, lang);
  return {
    names: namesOf(options.names, lang),
    format: oneOf('--format', options.format ?? desk.formats[0] ?? '', desk.formats, lang),
    profile,
    house: houseOf(profile, desk, lang),
    source: file === undefined ? undefined : cardSource(use, file, desk, lang),
    own,
    seats,
    ...modeOf(options, desk, lang),
  };
}

const collect = (value: string, before: string[] = []): string[] => [...before, value];

/**
 * Adds an option that some games take; help names those of them that it speaks of (`games`), and leaves it out where none of them takes it.
 * @param words what else stands in the text
 */
export function withGameOption(
  command: Command,
  flags: string,
  text: Bilingual,
  { lang, games, words = {} }: { lang: Lang; games: readonly GameDesk[]; words?: Record<string, string> },
): Option {
  const named = games.map(({ id }) => id).join(', ');
  const option = new Option(flags, say(lang, text, { games: named, ...words })).hideHelp(games.length === 0);
  command.addOption(option);
  return option;
}

/** Adds the options that say what is played with. @param desks those of which help speaks */
export function withCardOptions(command: Command, lang: Lang, desks: readonly GameDesk[]): Command {
  const take = (what: Taken): GameDesk[] => desks.filter(({ takes }) => takes.includes(what));
  const moded = desks.filter(({ modes }) => modes !== null);
  const dealt = desks.filter(({ formats }) => formats.length > 1);
  const known = (lists: readonly (readonly string[] | null)[]): Record<string, string> => ({
    known: lists.map((list) => list?.join(', ')).join('; '),
  });
  withGameOption(command, '--decks <file>', OPTIONS.decks, { lang, games: take('decks') });
  withGameOption(command, '--cards <file>', OPTIONS.cards, { lang, games: take('cards') });
  const formats = known(dealt.map((desk) => desk.formats));
  withGameOption(command, '--format <name>', OPTIONS.format, { lang, games: dealt, words: formats });
  withGameOption(command, '--easy', OPTIONS.easy, { lang, games: take('easy') });
  const modes = known(moded.map((desk) => desk.modes));
  withGameOption(command, '--mode <name>', OPTIONS.mode, { lang, games: moded, words: modes });
  withGameOption(command, '--position <file>', OPTIONS.position, { lang, games: take('position') });
  const switched = desks.filter(({ switches }) => Object.keys(switches).length > 0);
  withGameOption(command, '--profile <switch=value>', OPTIONS.profile, { lang, games: switched }).argParser(collect);
  return command.option('--names <set>', say(lang, OPTIONS.names));
}

/** Adds --lang; its value was read before the command line was, and is checked here. */
export function withLang(command: Command, lang: Lang): Command {
  return command.option('--lang <cs|en>', say(lang, OPTIONS.lang), (text: string) =>
    oneOf('--lang', text, LANGS, lang),
  );
}

/** How the argument `game` reads in help. */
export const gameHelp = (lang: Lang): string => say(lang, OPTIONS.game, { known: GAME_IDS.join(', ') });
