/** `kolbiste play`. */
import type { Command } from 'commander';
import type { PlayOptions } from '../play/main.ts';
import { gameHelp, withCardOptions, withLang } from '../support/args.ts';
import { newCommand } from '../support/command.ts';
import type { Context } from '../support/context.ts';
import { OPTIONS } from '../texts/common.ts';
import { say } from '../texts/language.ts';
import { PLAY } from '../texts/play.ts';

export function addPlay(program: Command, context: Context): void {
  const { lang } = context;
  const command = newCommand(program, context, 'play', PLAY.says, [
    'play scratch-wars',
    'play tmmstone --seats human,easy --decks my-deck.txt',
    'play lotr --seats human,normal --easy --lang cs',
    'play scratch-wars --seats human,hard --lang cs',
    'play scratch-wars --seats human,human --decks my-decks.json',
    'play scratch-wars --seats greedy,random --seed 7 --save game.json',
    'play scratch-wars --names neutral --profile trapOnLaying=no',
  ])
    .argument('<game>', gameHelp(lang))
    .option('--seats <a,b>', say(lang, PLAY.seats))
    .option('--seed <text>', say(lang, PLAY.seed))
    .option('--save <file>', say(lang, PLAY.save))
    .option('--force', say(lang, OPTIONS.force));
  withLang(withCardOptions(command, lang), lang).action(async (game: string, options: PlayOptions) => {
    const { play } = await import('../play/main.ts');
    process.exitCode = await play(game, options, context);
  });
}
