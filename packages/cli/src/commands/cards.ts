/** `kolbiste cards` and the commands below it. */
import type { Command } from 'commander';
import type { NewOptions } from '../cards/files.ts';
import type { ListOptions } from '../cards/main.ts';
import type { CardDesk, CardFilter, GameDesk } from '../games/row.ts';
import { allGames } from '../games.ts';
import { gameHelp, withLang } from '../support/args.ts';
import { newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { say } from '../texts/language.ts';
import { CARDS } from '../texts/rules.ts';

function addCardNew(parent: Command, context: Context, packs: CardDesk['packs']): void {
  const { lang } = context;
  const words = packs.map((pack) => `${pack.word} (${pack.says[lang]})`).join(', ');
  const command = newCommand(parent, context, 'new', CARDS.newSays, [
    'cards new scratch-wars weapon-010 --seed 7',
    'cards new scratch-wars booster --seed 7 --out my-cards.json',
    'cards new scratch-wars deck --seed rita --out my-deck.json',
    'cards new tmmstone deck-chemist --seed rita --out my-deck.json',
  ])
    .argument('<game>', gameHelp(lang))
    .argument('<kind>', say(lang, CARDS.newKind, { packs: words }))
    .option('--seed <text>', say(lang, OPTIONS.seed))
    .option('--out <file>', say(lang, CARDS.out))
    .option('--force', say(lang, OPTIONS.force))
    .option('--json', say(lang, OPTIONS.json))
    .option('--names <set>', say(lang, OPTIONS.names));
  withLang(command, lang).action(async (game: string, kind: string, options: NewOptions) => {
    const { makeNew } = await import('../cards/files.ts');
    process.exitCode = await makeNew(game, kind, options, context);
  });
}

function addCardCheck(parent: Command, context: Context): void {
  const command = newCommand(parent, context, 'check', CARDS.checkSays, [
    'cards check my-cards.json',
    'cards check tmmstone my-deck.txt',
  ])
    .usage('[game] <file>')
    .argument('<game-or-file>', say(context.lang, CARDS.checkGame))
    .argument('[file]', say(context.lang, CARDS.checkFile));
  withLang(command, context.lang).action(async (first: string, second?: string) => {
    const { check } = await import('../cards/files.ts');
    process.exitCode = await (second === undefined ? check(first, context) : check(second, context, first));
  });
}

/** Filters of all games, each name once with what every game says of it. */
function filtersOf(desks: readonly GameDesk[]): Pick<CardFilter, 'name' | 'says' | 'words'>[] {
  const all = desks.flatMap((desk) => desk.cards.filters);
  return [...new Set(all.map((filter) => filter.name))].map((name) => {
    const same = all.filter((filter) => filter.name === name);
    const words = [...new Set(same.flatMap((filter) => filter.words ?? []))];
    const said = (lang: 'cs' | 'en'): string => [...new Set(same.map((filter) => filter.says[lang]))].join('; ');
    return { name, says: { cs: said('cs'), en: said('en') }, ...(words.length === 0 ? {} : { words }) };
  });
}

/** @param asked whether this command is meant: only then are the games loaded, for their own filters and packs */
export async function addCards(program: Command, context: Context, asked: boolean): Promise<void> {
  const { lang } = context;
  const desks = asked ? await allGames() : [];
  const command = newCommand(program, context, 'cards', CARDS.says, [
    'cards scratch-wars --kind hero --stars 4',
    'cards scratch-wars --type bow --effect stit --lang cs',
    'cards tmmstone --class chemist --text kill',
    'cards scratch-wars --json > cards.json',
    'cards show weapon-010',
    'cards new scratch-wars booster --seed 7 --out my-cards.json',
    'cards check my-cards.json',
  ])
    .argument('<game>', gameHelp(lang))
    .option('--json', say(lang, OPTIONS.json))
    .option('--cards <file>', say(lang, CARDS.cards))
    .option('--names <set>', say(lang, OPTIONS.names));
  for (const filter of filtersOf(desks)) {
    const words = filter.words === undefined ? 'text' : filter.words.join('|');
    command.option(`--${filter.name} <${words}>`, say(lang, filter.says));
  }
  withLang(command, lang).action(async (game: string, options: ListOptions) => {
    const { list } = await import('../cards/main.ts');
    process.exitCode = await list(game, options, context);
  });
  const below = newCommand(command, context, 'show', CARDS.showSays, [
    'cards show hero-001',
    'cards show weapon-010 --lang cs',
  ])
    .argument('<id>', say(lang, CARDS.showId))
    .option('--json', say(lang, OPTIONS.json))
    .option('--cards <file>', say(lang, CARDS.cards))
    .option('--names <set>', say(lang, OPTIONS.names));
  withLang(below, lang).action(async (id: string, options: ListOptions) => {
    const { show } = await import('../cards/main.ts');
    process.exitCode = await show(id, options, context);
  });
  addCardNew(
    command,
    context,
    desks.flatMap((desk) => desk.cards.packs),
  );
  addCardCheck(command, context);
}
