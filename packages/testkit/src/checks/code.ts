import type { Core, Flow, Game } from '@kolbiste/kernel';
import { WORK_BUDGET } from '@kolbiste/kernel';
import type { CodeOfFlow } from '@kolbiste/kernel/code';
import { codeText, namesOf, playsByCode } from '@kolbiste/kernel/code';
import type { Check } from './check.ts';
import { watchPlays } from './playing.ts';

const unheard = (): never => {
  throw new Error('code plays where nobody listens');
};

/** The game as a bundle plays it. */
function byCode(game: Game<any, any>, text: string): Game<any, any> {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is the engine's own, and running it is the test
  const codeOf = new Function('procedures', text) as CodeOfFlow['codeOf'];
  const playsOf = playsByCode({ game: game.flow.game, names: namesOf(game.flow), codeOf });
  return { ...game, ...playsOf<Core>(game.flow, unheard, game.unsettled ?? null, game.workBudget ?? WORK_BUDGET) };
}

/** @param textOf writes the code of a flow: for tests of this law */
export const codeCheckBy = (textOf: (flow: Flow<any>) => string): Check => {
  const made = new WeakMap<Game<any, any>, Game<any, any>>();
  return {
    name: 'code',
    says: "the flow as code, by which bundles play, owes, lists, plays and plays out as the kernel's own loop does, state by state",
    watch(table, options) {
      const { game } = table;
      const coded = made.get(game) ?? byCode(game, textOf(game.flow));
      made.set(game, coded);
      return watchPlays({ ...table, game: coded }, options, 'code');
    },
  };
};

export const codeCheck: Check = codeCheckBy(codeText);
