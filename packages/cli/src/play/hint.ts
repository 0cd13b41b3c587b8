/** A hint in the terminal: what the strongest bot would do, from the view of the seat that asks. */
import type { HintReason } from '@kolbiste/bots';
import { hintFor } from '@kolbiste/bots';
import type { Lang } from '@kolbiste/gamekit/desk';
import { figure, safe, say, percent as share, wrapped } from '@kolbiste/gamekit/desk';
import type { Decision } from '@kolbiste/kernel';
import type { GameDesk } from '../games.ts';
import type { Context } from '../support/context.ts';
import { keysText } from '../support/events.ts';
import { HINT } from '../texts/hint.ts';
import type { Choice, Session } from './session.ts';

type Reach = 'effect' | 'era';

/** A mean in tenths: '12', '7.5'. */
const tenths = (value: number, lang: Lang): string => figure(lang, value / 10, value % 10 === 0 ? 0 : 1);

function reasonWords(reason: HintReason, first: boolean, reach: Reach, lang: Lang): string {
  const when = say(lang, HINT[reach]);
  if (reason.kind !== 'figure') return say(lang, HINT[reason.kind], { when });
  const { name, here, there } = reason;
  const values = {
    when,
    name: name[lang],
    here: tenths(here, lang),
    there: tenths(there, lang),
  };
  return say(lang, first ? HINT.first : HINT.other, values);
}

/** Asks for a hint and marks that in the record; the candidates by the numbers of the question. */
export async function hintLines(
  { desk, session, context }: { desk: GameDesk; session: Session; context: Context },
  { seat }: Decision,
  choices: readonly Choice[],
): Promise<string[]> {
  const { lang, width } = context;
  const mind = await desk.mind();
  if (mind === null) return [say(lang, HINT.none)];
  const step = session.markHint(seat);
  const hint = hintFor(session.game, mind, session.view(seat), seat, `${step} ${seat}`);
  const lines = hint.candidates.flatMap(({ option, percent, reason }, k) => {
    const at = choices.findIndex((choice) => choice.option === option && choice.refused === undefined);
    const choice = choices[at];
    if (choice === undefined) return [];
    const chance = percent === null ? '' : say(lang, HINT.chance, { percent: share(lang, percent / 100, 0) });
    return [
      ...wrapped(`${at + 1}  ${safe(choice.text)}${chance}${keysText(choice.rule)}`, width, '  ', '     '),
      ...wrapped(reasonWords(reason, k === 0, hint.reach, lang), width, '     '),
    ];
  });
  const head = say(lang, HINT.head, { n: figure(lang, hint.iterations) });
  return [...wrapped(head, width), ...lines, ...wrapped(say(lang, HINT.marked), width)];
}
