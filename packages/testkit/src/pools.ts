import type { Core, Decision, Game, Option } from '@kolbiste/kernel';
import type { Configs, Table } from './table.ts';
import { answerAt, checking, newTable } from './table.ts';

export interface PoolOptions<V = any> {
  readonly configs: Configs;
  readonly games: number;
  readonly seed: string;
  readonly maxAnswers?: number;
  /** What an option would use: cards, effects, specials... as words. Read from the view of the seat that is asked. */
  readonly tagsOf: (view: V, decision: Decision, option: Option) => readonly string[];
  /** Every tag that must be used. Kinds of events and codes of refusals need not be listed: all of the game's count. */
  readonly expected: readonly string[];
  /** What cannot come up in these games, with the reason: `event:drew`, `refusal:noCard` or a tag. */
  readonly except?: Readonly<Record<string, string>>;
}

export interface PoolReport {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly answers: number;
  /** How often each was used. */
  readonly used: Readonly<Record<string, number>>;
  /** Expected and never used. */
  readonly unused: readonly string[];
  /** Used, though it is listed as impossible. */
  readonly surprising: readonly string[];
  /** Tags of options that are not on the list of expected ones. */
  readonly unlisted: readonly string[];
}

/** One choice in so many is made blindly, so that no corner is walked around forever. */
const BLIND = 6;

class Uses {
  readonly counts = new Map<string, number>();

  add(tag: string): void {
    this.counts.set(tag, this.of(tag) + 1);
  }

  of(tag: string): number {
    return this.counts.get(tag) ?? 0;
  }
}

function count(table: Table, uses: Uses, from: number): void {
  const { game, events, state: s } = table;
  for (const e of events.slice(from)) uses.add(`event:${game.events[e.kind]}`);
  for (const { seat } of game.pending(s))
    for (const refused of game.refusals(s, seat)) uses.add(`refusal:${refused.code}`);
}

/** The option whose rarest tag was used least; among equals, and now and then anyway, any. */
function choose(table: Table, options: PoolOptions, uses: Uses): [Decision, Option] {
  const { game, state: s, random } = table;
  const pending = game.pending(s);
  const decision = pending[random.int(pending.length)];
  const legal = game.options(s, decision.seat);
  if (random.int(BLIND) === 0) return [decision, legal[random.int(legal.length)]];
  const view = game.view(s, decision.seat);
  const rarity = (option: Option) => {
    const tags = options.tagsOf(view, decision, option);
    return tags.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...tags.map((tag) => uses.of(tag)));
  };
  const rated = legal.map((option) => ({ option, uses: rarity(option) }));
  const least = Math.min(...rated.map((each) => each.uses));
  const best = rated.filter((each) => each.uses === least);
  return [decision, best[random.int(best.length)].option];
}

function playGame(table: Table, options: PoolOptions, uses: Uses): number {
  const { game, state: s, trail } = table;
  count(table, uses, 0);
  const most = options.maxAnswers ?? 5000;
  while (game.pending(s).length > 0 && trail.steps.length < most) {
    const [decision, option] = choose(table, options, uses);
    const tags = options.tagsOf(game.view(s, decision.seat), decision, option);
    answerAt(table, decision.seat, option);
    for (const tag of tags) uses.add(tag);
    count(table, uses, table.heard);
  }
  return trail.steps.length;
}

/**
 * Random play that prefers what was used least, until the games are played or everything was used.
 * @throws CheckError with the trail when the game throws
 */
export function runPools<S extends Core, V>(game: Game<S, V>, options: PoolOptions<V>): PoolReport {
  const uses = new Uses();
  const except = options.except ?? {};
  const expected = [
    ...options.expected,
    ...game.events.map((kind) => `event:${kind}`),
    ...game.refusalTable.map((refusal) => `refusal:${refusal.code}`),
  ];
  const unused = (): string[] => expected.filter((tag) => uses.of(tag) === 0 && !Object.hasOwn(except, tag));
  let games = 0;
  let answers = 0;
  while (games < options.games && (games === 0 || unused().length > 0)) {
    const table = newTable(game, options.configs, options.seed, games++);
    answers += checking('pools', table.trail, () => playGame(table, options, uses));
  }
  const used = Object.fromEntries([...uses.counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    game: game.id,
    seed: options.seed,
    games,
    answers,
    used,
    unused: unused(),
    surprising: Object.keys(except).filter((tag) => uses.of(tag) > 0),
    unlisted: [...uses.counts.keys()].filter((tag) => !expected.includes(tag)),
  };
}
