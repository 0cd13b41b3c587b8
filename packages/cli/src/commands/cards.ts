/** `kolbiste cards` and the commands below it. */

import type { CardFilter } from '@kolbiste/gamekit/desk';
import { say } from '@kolbiste/gamekit/desk';
import type { Command } from 'commander';
import type { NewOptions } from '../cards/files.ts';
import type { ListOptions } from '../cards/main.ts';
import type { GameDesk } from '../games.ts';
import { gameHelp, withLang } from '../support/args.ts';
import { examplesOf, newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { CARDS } from '../texts/rules.ts';

function addCardNew(parent: Command, context: Context, desks: readonly GameDesk[]): void {
  const { lang } = context;
  const packs = desks.flatMap(({ cards }) => cards?.packs ?? []);
  const words = packs.map((pack) => `${pack.word} (${pack.says[lang]})`).join(', ');
  const command = newCommand(parent, context, 'new', CARDS.newSays, examplesOf(desks, 'new'))
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

function addCardCheck(parent: Command, context: Context, desks: readonly GameDesk[]): void {
  const command = newCommand(parent, context, 'check', CARDS.checkSays, examplesOf(desks, 'check'))
    .usage('[game] <file>')
    .argument('<game-or-file>', say(context.lang, CARDS.checkGame))
    .argument('[file]', say(context.lang, CARDS.checkFile));
  withLang(command, context.lang).action(async (first: string, second?: string) => {
    const { check } = await import('../cards/files.ts');
    process.exitCode = await (second === undefined ? check(first, context) : check(second, context, first));
  });
}

/** Filters of all games, each name once with what every game says of it. */
function filtersOf(desks: readonly GameDesk[]): (Pick<CardFilter, 'name' | 'says' | 'words'> & { bare: boolean })[] {
  const all = desks.flatMap(({ cards }) => cards?.filters ?? []);
  return [...new Set(all.map((filter) => filter.name))].map((name) => {
    const same = all.filter((filter) => filter.name === name);
    const words = [...new Set(same.flatMap((filter) => filter.words ?? []))];
    const said = (lang: 'cs' | 'en'): string => [...new Set(same.map((filter) => filter.says[lang]))].join('; ');
    const bare = same.some((filter) => filter.bare !== undefined);
    return { name, says: { cs: said('cs'), en: said('en') }, bare, ...(words.length === 0 ? {} : { words }) };
  });
}

/** @param desks the games, whose own filters and packs are offered; none where another command is meant */
export function addCards(program: Command, context: Context, desks: readonly GameDesk[]): void {
  const { lang } = context;
  const command = newCommand(program, context, 'cards', CARDS.says, [
    ...examplesOf(desks, 'cards'),
    ...(['show', 'new', 'check'] as const).flatMap((below) => examplesOf(desks, below).slice(0, 1)),
  ])
    .argument('<game>', gameHelp(lang))
    .option('--json', say(lang, OPTIONS.json))
    .option('--cards <file>', say(lang, CARDS.cards))
    .option('--names <set>', say(lang, OPTIONS.names));
  for (const filter of filtersOf(desks)) {
    const words = filter.words === undefined ? 'text' : filter.words.join('|');
    command.option(filter.bare ? `--${filter.name} [${words}]` : `--${filter.name} <${words}>`, say(lang, filter.says));
  }
  withLang(command, lang).action(async (game: string, options: ListOptions) => {
    const { list } = await import('../cards/main.ts');
    process.exitCode = await list(game, options, context);
  });
  const below = newCommand(command, context, 'show', CARDS.showSays, examplesOf(desks, 'show'))
    .argument('<id>', say(lang, CARDS.showId))
    .option('--json', say(lang, OPTIONS.json))
    .option('--cards <file>', say(lang, CARDS.cards))
    .option('--names <set>', say(lang, OPTIONS.names));
  withLang(below, lang).action(async (id: string, options: ListOptions) => {
    const { show } = await import('../cards/main.ts');
    process.exitCode = await show(id, options, context);
  });
  addCardNew(command, context, desks);
  addCardCheck(command, context, desks);
}
