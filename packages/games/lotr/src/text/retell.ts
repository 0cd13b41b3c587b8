/** A whole game told in Czech and English, as a page would show it: for tests and for reading. */
import type { Decision, GameEvent, Lang } from '@kolbiste/kernel';
import { listener, rng, seedFrom } from '@kolbiste/kernel';
import { lotr } from '../index.ts';
import type { State } from '../state.ts';
import { isQuiet } from './events.ts';

const LANGS: readonly Lang[] = ['cs', 'en'];
/** Of more options a reader learns nothing new. */
const MANY = 12;

const game = lotr('neutral');

/** Sentences of the events, indented by their causes; what a log folds away bears a tilde. */
function tellEvents(s: State, events: readonly GameEvent[], from: number, depths: Map<number, number>): string[] {
  const out: string[] = [];
  const view = game.view(s, 'public');
  for (const event of events.slice(from)) {
    const depth = Math.min(6, (depths.get(event.cause) ?? -1) + 1);
    depths.set(event.id, depth);
    const indent = '  '.repeat(depth + 1) + (isQuiet(event.kind) ? '~ ' : '* ');
    for (const lang of LANGS) out.push(indent + game.describe(view, { event }, lang).text);
  }
  return out;
}

/** The prompt, the options, and the refusals of codes that were not told before. */
function tellQuestion(s: State, decision: Decision, told: Set<string>): string[] {
  const { id, seat } = decision;
  const view = game.view(s, seat);
  const at = { decision: id, seat };
  const refusals = game.refusals(s, seat).filter(({ code }) => !told.has(`${code} ${id}`) && told.add(`${code} ${id}`));
  const options = game.options(s, seat);
  return LANGS.flatMap((lang) => [
    `? ${'ABCD'.charAt(seat)} ${game.describe(view, { decision }, lang).text}`,
    ...options.slice(0, MANY).map((option) => `  - ${game.describe(view, { option, ...at }, lang).text}`),
    ...(options.length > MANY ? [`  - … ${options.length - MANY}`] : []),
    ...refusals.map((refused) => `  x ${game.describe(view, { refused, ...at }, lang).text}`),
  ]);
}

/** Plays at random and tells it. Passes less often than by chance, so that more happens. */
export function retell(config: unknown, seed: string): string[] {
  const random = rng(`retell ${seed}`);
  const ear = listener();
  const s = game.setup(config, seedFrom(`retell ${seed}`), { sink: ear });
  const depths = new Map<number, number>();
  const out = tellEvents(s, ear.events, 0, depths);
  const told = new Set<string>();
  for (;;) {
    const pending = game.pending(s);
    if (pending.length === 0) return out;
    const decision = pending[random.int(pending.length)];
    out.push('', ...tellQuestion(s, decision, told));
    const options = game.options(s, decision.seat);
    const early = options.length > 1 && options[0] === 0 && random.int(4) > 0 ? 1 : 0;
    const heard = ear.events.length;
    game.answer(s, decision.seat, options[early + random.int(options.length - early)], { sink: ear });
    out.push(...tellEvents(s, ear.events, heard, depths));
  }
}
