import type { Core, Game, Rng, Seat } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { Configs } from './table.ts';
import { answerAt, broken, checking, newTable } from './table.ts';

/** A player that sees nothing but its view: for the test that bots are honest. Same view, same seed: same answer. */
export type ViewBot<V = any> = (view: V, seat: Seat, random: Rng) => number;

export interface BotOptions {
  readonly configs: Configs;
  readonly games: number;
  readonly seed: string;
  /** Decisions looked at in each game. Default 200. */
  readonly maxAnswers?: number;
}

/**
 * A bot that sees its view alone answers the same, with one seed, in two worlds that look the same to it; and what it
 * answers is legal. The view reaches it as JSON, as it would in a worker.
 * @throws CheckError with the trail
 */
export function runBotHonesty<S extends Core, V>(
  game: Game<S, V>,
  bot: ViewBot<V>,
  options: BotOptions,
): { decisions: number } {
  let decisions = 0;
  for (let i = 0; i < options.games; i++) {
    const table = newTable(game, options.configs, options.seed, i);
    const { state: s, trail } = table;
    const random = rng(`${options.seed}/${i}/worlds`);
    for (let at = 0; at < (options.maxAnswers ?? 200) && game.pending(s).length > 0; at++) {
      const pending = game.pending(s);
      const { seat } = pending[random.int(pending.length)];
      const view = game.view(s, seat);
      const dealt = game.view(game.determinize(view, random), seat);
      const ask = (v: V): number => bot(JSON.parse(JSON.stringify(v)), seat, rng(`${options.seed}/${i}/${at}`));
      const option = checking('bot-honest', trail, () => {
        const answers = [ask(view), ask(dealt), ask(view)];
        if (answers.some((answer) => answer !== answers[0]))
          broken(`with one seed the bot answers ${answers.join(', ')}`);
        return answers[0];
      });
      checking('bot-legal', trail, () => {
        const refusal = answerAt(table, seat, option);
        if (refusal !== undefined) broken(`the bot answers ${option}: ${refusal.code}`);
      });
      decisions++;
    }
  }
  return { decisions };
}
