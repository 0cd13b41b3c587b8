/** Runs `kolbiste cards` and `kolbiste cards show`. */

import type { CardRow, FilterTable, Lang } from '@kolbiste/gamekit/desk';
import { counted, EXIT, say, UserError } from '@kolbiste/gamekit/desk';
import { nearest } from '@kolbiste/kernel/files';
import type { GameDesk } from '../games.ts';
import { allGames, cardsOf, gameNamed, gameOfFile } from '../games.ts';
import { cardSource, cardText, namesOf, oneOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { grid } from '../support/grid.ts';
import { ARGS } from '../texts/common.ts';
import { CARDS } from '../texts/rules.ts';
import { cardsJson, nameIn, printCard } from './print.ts';

export interface ListOptions {
  readonly names?: string;
  readonly cards?: string;
  readonly json?: boolean;
  readonly [filter: string]: unknown;
}

/** The cards that pass every filter given. */
function filtered(desk: GameDesk, cards: readonly CardRow[], options: ListOptions, lang: Lang): readonly CardRow[] {
  let left = cards;
  for (const filter of cardsOf(desk, lang).filters) {
    const wanted = options[filter.name];
    if (typeof wanted !== 'string') continue;
    if (filter.words !== undefined) oneOf(`--${filter.name}`, wanted, filter.words, lang);
    left = left.filter((card) => filter.admits(card, wanted));
  }
  return left;
}

function listOf(desk: GameDesk, options: ListOptions, lang: Lang): readonly CardRow[] {
  const source = options.cards === undefined ? undefined : cardSource('cards', options.cards, desk, lang);
  return cardsOf(desk, lang).list(namesOf(options.names, lang), source);
}

/** The words of a filter that was given none. */
function words(
  desk: GameDesk,
  name: string,
  table: FilterTable,
  { json }: ListOptions,
  { lang, out }: Context,
): number {
  const rows = table.rows();
  if (json === true) out(JSON.stringify({ game: desk.id, [name]: rows }, null, 2));
  else
    out(
      grid(
        table.head.map((title) => say(lang, title)),
        rows,
      ),
    );
  return EXIT.ok;
}

/** Lists cards; the exit code. */
export async function list(gameId: string, options: ListOptions, context: Context): Promise<number> {
  const { lang, out } = context;
  const desk = await gameNamed(gameId, lang);
  await mustKnow(desk, options, lang);
  for (const { name, bare } of cardsOf(desk, lang).filters)
    if (bare !== undefined && options[name] === true) return words(desk, name, bare, options, context);
  const cards = filtered(desk, listOf(desk, options, lang), options, lang);
  if (options.json === true) {
    out(cardsJson(desk.id, cards));
    return EXIT.ok;
  }
  if (cards.length === 0) {
    out(say(lang, CARDS.none));
    return EXIT.ok;
  }
  const { columns } = cardsOf(desk, lang);
  const names = namesOf(options.names, lang);
  const head = [say(lang, CARDS.id), say(lang, CARDS.name), ...columns.map((column) => say(lang, column.title))];
  out(
    grid(
      head,
      cards.map((card) => [card.id, nameIn(card, lang), ...columns.map((column) => column.of(card, lang, names))]),
    ),
  );
  out();
  out(say(lang, CARDS.count, { cards: counted(lang, cards.length, 'card') }));
  return EXIT.ok;
}

/** The games whose cards a file may hold: the one it names, or all. */
async function desksFor(file: string, lang: Lang): Promise<GameDesk[]> {
  const all = await allGames();
  const named = await gameOfFile(cardText(file, all[0], lang));
  return named === undefined ? all : [named];
}

/** A filter of another game is no filter of this one. */
async function mustKnow(desk: GameDesk, options: ListOptions, lang: Lang): Promise<void> {
  const own = cardsOf(desk, lang).filters.map((filter) => filter.name);
  for (const other of await allGames())
    for (const { name } of other.cards?.filters ?? [])
      if (options[name] !== undefined && !own.includes(name))
        throw new UserError(say(lang, CARDS.noFilter, { name, game: desk.id, known: own.join(', ') }));
}

/** Shows one card; the exit code. */
export async function show(id: string, options: ListOptions, context: Context): Promise<number> {
  const { lang } = context;
  const desks =
    options.cards === undefined
      ? (await allGames()).filter((desk) => desk.cards !== null)
      : await desksFor(options.cards, lang);
  const all = desks.flatMap((desk) => listOf(desk, options, lang).map((card) => ({ desk, card })));
  const found = all.filter(({ card }) => card.id === id);
  if (found.length === 0) {
    const near = nearest(
      id,
      all.map(({ card }) => card.id),
    );
    const hint = near === undefined ? '' : say(lang, ARGS.didYouMean, { word: near });
    throw new UserError(
      say(lang, CARDS.unknown, {
        found: JSON.stringify(id.slice(0, 60)),
        hint,
        game: desks.map((desk) => desk.id).join(' | '),
      }),
    );
  }
  if (options.json === true)
    context.out(
      cardsJson(
        found[0]?.desk.id ?? '',
        found.map(({ card }) => card),
      ),
    );
  else for (const { card } of found) printCard(card, context);
  return EXIT.ok;
}
