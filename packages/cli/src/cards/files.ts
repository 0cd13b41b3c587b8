/** Runs `kolbiste cards new`, which makes cards, and `kolbiste cards check`, which checks files of them. */
import { randomBytes } from 'node:crypto';
import { counted, EXIT, safe, say, UserError } from '@kolbiste/gamekit/desk';
import { nearest } from '@kolbiste/kernel/files';
import { allGames, cardsOf, GAME_IDS, gameNamed, gameOfFile } from '../games.ts';
import { cardText, faultLine, namesOf, seedOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { mustBeWritable, writeTextFile } from '../support/files.ts';
import { ARGS } from '../texts/common.ts';
import { CARDS } from '../texts/rules.ts';
import { SIM } from '../texts/sim.ts';
import { cardsJson, printCard } from './print.ts';

export interface NewOptions {
  readonly seed?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly names?: string;
}

/** Makes cards; the exit code. */
export async function makeNew(gameId: string, kind: string, options: NewOptions, context: Context): Promise<number> {
  const { lang } = context;
  const desk = await gameNamed(gameId, lang);
  const packs = cardsOf(desk, lang).packs.map((pack) => pack.word);
  const known = [...packs, ...cardsOf(desk, lang).kinds];
  if (!known.includes(kind)) {
    const near = nearest(kind, known);
    const hint = near === undefined ? '' : say(lang, ARGS.didYouMean, { word: near });
    const found = JSON.stringify(kind.slice(0, 60));
    throw new UserError(say(lang, CARDS.badKind, { found, hint, packs: packs.join(', '), game: desk.id }));
  }
  const force = options.force === true;
  if (options.out !== undefined) mustBeWritable(options.out, force, lang);
  const seed = seedOf(options.seed, () => randomBytes(6).toString('hex'), lang);
  const { cards, file } = cardsOf(desk, lang).make(kind, seed, namesOf(options.names, lang));
  if (options.out !== undefined) {
    writeTextFile(options.out, file, force, lang);
    context.note(say(lang, SIM.written, { path: options.out }));
  }
  if (options.json === true) {
    context.out(cardsJson(desk.id, cards));
    return EXIT.ok;
  }
  for (const card of cards) printCard(card, context);
  context.out(say(lang, CARDS.seedLine, { seed }));
  return EXIT.ok;
}

/** Checks a file of cards or decks; the exit code. @param gameId by default the game that the file names */
export async function check(file: string, context: Context, gameId?: string): Promise<number> {
  const { lang, out } = context;
  const first = gameId === undefined ? (await allGames())[0] : await gameNamed(gameId, lang);
  const text = cardText(file, first, lang);
  // Plain text bears no name of a game.
  if (gameId === undefined && !/^\ufeff?\s*[[{]/.test(text))
    throw new UserError(say(lang, CARDS.whichGame, { file, games: GAME_IDS.join('|') }));
  // Where the file bears no name of a game, the first one says what is missing.
  const desk = gameId === undefined ? ((await gameOfFile(text)) ?? first) : first;
  const { faults, notes, holds, decks } = cardsOf(desk, lang).check(text);
  if (faults.length > 0) {
    for (const fault of faults) context.note(faultLine(file, fault, lang));
    throw new UserError(say(lang, CARDS.faults, { file, faults: counted(lang, faults.length, 'fault') }));
  }
  out(say(lang, CARDS.ok, { file, holds: holds[lang], decks: counted(lang, decks.length, 'deck') }));
  if (decks.length > 0) out(safe(say(lang, CARDS.deckNames, { names: decks.join(', ') })));
  for (const note of notes) out(say(lang, CARDS.note, { text: faultLine(file, note, lang) }));
  return EXIT.ok;
}
