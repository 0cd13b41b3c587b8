/** A whole game told in Czech and English, as a page would show it: for tests and for reading. */
import type { Core, Decision, Game, GameEvent } from '@kolbiste/kernel';
import { listener, rng, seedFrom } from '@kolbiste/kernel';
import { LANGS } from './checks/check.ts';

export interface RetellOptions {
  /** What a log folds away; it bears a tilde. */
  readonly isQuiet: (kind: number) => boolean;
  /** The question whose first option ends what one does; default every question whose first option is 0. */
  readonly ends?: string;
  /** That option is taken by chance alone only once in so many times, so that more happens. */
  readonly seldom: number;
  /** Of more options a reader learns nothing new. Default 12. */
  readonly most?: number;
  /** So deep the causes are indented at the most. */
  readonly deepest?: number;
}

/** What a telling carries from one answer to the next. */
interface Telling {
  readonly game: Game<any, any>;
  readonly s: Core;
  readonly options: RetellOptions;
  readonly depths: Map<number, number>;
  /** Refusals that were told, by code and question. */
  readonly told: Set<string>;
}

/** Sentences of the events, indented by their causes. */
function tellEvents({ game, s, options, depths }: Telling, events: readonly GameEvent[], from: number): string[] {
  const out: string[] = [];
  const view = game.view(s, 'public');
  for (const event of events.slice(from)) {
    const depth = Math.min(options.deepest ?? Number.MAX_SAFE_INTEGER, (depths.get(event.cause) ?? -1) + 1);
    depths.set(event.id, depth);
    const indent = '  '.repeat(depth + 1) + (options.isQuiet(event.kind) ? '~ ' : '* ');
    for (const lang of LANGS) out.push(indent + game.describe(view, { event }, lang).text);
  }
  return out;
}

/** The prompt, the options, and the refusals of codes that were not told before. */
function tellQuestion({ game, s, options: { most = 12 }, told }: Telling, decision: Decision): string[] {
  const { id, seat } = decision;
  const view = game.view(s, seat);
  const at = { decision: id, seat };
  const refusals = game.refusals(s, seat).filter(({ code }) => !told.has(`${code} ${id}`) && told.add(`${code} ${id}`));
  const options = game.options(s, seat);
  return LANGS.flatMap((lang) => [
    `? ${'ABCD'.charAt(seat)} ${game.describe(view, { decision }, lang).text}`,
    ...options.slice(0, most).map((option) => `  - ${game.describe(view, { option, ...at }, lang).text}`),
    ...(options.length > most ? [`  - … ${options.length - most}`] : []),
    ...refusals.map((refused) => `  x ${game.describe(view, { refused, ...at }, lang).text}`),
  ]);
}

/** Plays one game at random and tells it. */
export function retell(game: Game<any, any>, config: unknown, seed: string, options: RetellOptions): string[] {
  const random = rng(`retell ${seed}`);
  const ear = listener();
  const s = game.setup(config, seedFrom(`retell ${seed}`), { sink: ear });
  const telling: Telling = { game, s, options, depths: new Map(), told: new Set() };
  const out = tellEvents(telling, ear.events, 0);
  const mayEnd = (id: string, first: number): boolean =>
    options.ends === undefined ? first === 0 : id === options.ends;
  for (;;) {
    const pending = game.pending(s);
    if (pending.length === 0) return out;
    const decision = pending[random.int(pending.length)];
    out.push('', ...tellQuestion(telling, decision));
    const ways = game.options(s, decision.seat);
    const from = ways.length > 1 && mayEnd(decision.id, ways[0]) && random.int(options.seldom) > 0 ? 1 : 0;
    const heard = ear.events.length;
    game.answer(s, decision.seat, ways[from + random.int(ways.length - from)], { sink: ear });
    out.push(...tellEvents(telling, ear.events, heard));
  }
}
