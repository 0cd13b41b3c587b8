import type { Core, Game, Option, Rng, Seat } from '@kolbiste/kernel';
import { rng, rngOf } from '@kolbiste/kernel';
import { otherCounters } from './checks/copies.ts';
import { difference, plainFault, sharedPart, show } from './data.ts';
import type { Who } from './received.ts';
import { hear, received } from './received.ts';
import type { Configs, Table } from './table.ts';
import { answerAt, broken, checking, newTable, pick, playOn } from './table.ts';

export type { Who } from './received.ts';

/** What only the game can tell about what is hidden. Each one makes the test sharper. */
export interface WorldHooks<S extends Core = any, V = any> {
  /** Facts that the rules let this seat see, told from the state. With `found`, each must be told by the view too. */
  maySee?(s: S, who: Who): readonly string[];
  /** The same facts as they can be read from a view. Without it they are looked for in the view's JSON. */
  found?(v: V): readonly string[];
  /** Another world that this seat cannot tell from `s`: made from the state itself, never from a view. */
  redeal?(s: S, who: Who, random: Rng): S;
  /** What this seat may not know, by name: must come out otherwise in some world. */
  hidden?(s: S, who: Who): Readonly<Record<string, string>>;
  /** True where this answer brings nothing to light that `who` did not know: then `who` hears the same in both worlds. */
  revealsNothing?(s: S, who: Who, seat: Seat, option: Option): boolean;
}

export interface WorldOptions<S extends Core = any, V = any> extends WorldHooks<S, V> {
  readonly configs: Configs;
  readonly games: number;
  readonly seed: string;
  readonly maxAnswers?: number;
  /** One position in so many is looked at, whichever chance names: for games of many questions. Default: all of them. */
  readonly every?: number;
  /** Worlds dealt for each view. Default 2. */
  readonly worlds?: number;
  /** Paths that views and worlds may share, as in the battery. */
  readonly shared?: readonly string[];
  /** One dealt world in so many is played to its end. Default 10. */
  readonly playouts?: number;
}

export interface WorldReport {
  readonly game: string;
  readonly games: number;
  readonly views: number;
  readonly worlds: number;
  readonly playouts: number;
  /** Answers whose events were compared in two worlds. */
  readonly heard: number;
  /** For each hidden thing: in how many worlds it was as in truth, and in how many otherwise. */
  readonly hidden: Readonly<Record<string, { readonly same: number; readonly other: number }>>;
}

/** Fails when a seat receives other bytes of another world. */
function mustReceive(game: Game<any, any>, told: string, s: Core, who: Who, what: string): void {
  const now = JSON.stringify(received(game, s, who));
  if (now === told) return;
  const where = difference(JSON.parse(now), JSON.parse(told)) ?? 'another order of fields';
  broken(`${what} looks otherwise to ${who === 'public' ? 'the public' : `seat ${who}`}: ${where}`);
}

/** A dealt world must be a position of the game in every respect. */
function mustFit(game: Game<any, any>, w: Core, view: unknown, shared: readonly string[] | undefined): void {
  const fault = plainFault(w) ?? game.invariant?.(w);
  if (fault !== undefined) broken(`a dealt world: ${fault}`);
  const part = sharedPart(view, w, shared);
  if (part !== undefined) broken(`a dealt world holds a part of the view itself: ${part}`);
  for (const { seat, id } of game.pending(w)) {
    if (game.options(w, seat).length === 0) broken(`a dealt world has no option for seat ${seat} at ${id}`);
  }
  const other = difference(game.decode(JSON.parse(JSON.stringify(game.encode(w)))), w);
  if (other !== undefined) broken(`a dealt world decodes otherwise: ${other}`);
}

const same = (a: readonly number[], b: readonly number[]) => a.every((word, i) => word === b[i]);

interface Tally {
  views: number;
  worlds: number;
  playouts: number;
  heard: number;
  hidden: Record<string, { same: number; other: number }>;
}

/** Compares what `who` hears when the same answer falls in two worlds. */
function hearBoth(table: Table, options: WorldOptions, w: Core, who: Who, random: Rng, tally: Tally): void {
  const { game, state: s } = table;
  if (options.revealsNothing === undefined || game.pending(s).length === 0) return;
  const step = pick(game, s, random);
  if (!options.revealsNothing(s, who, step[0], step[1])) return;
  if (!game.options(w, step[0]).includes(step[1])) return;
  const seed = `tape ${random.int(1 << 30)}`;
  const here = JSON.stringify(hear(game, s, who, step, seed));
  const there = JSON.stringify(hear(game, w, who, step, seed));
  tally.heard++;
  if (here === there) return;
  const where = difference(JSON.parse(there), JSON.parse(here)) ?? 'another order of fields';
  broken(`option ${step[1]} of seat ${step[0]} sounds otherwise to ${who} in another world: ${where}`);
}

function compareHidden(table: Table, options: WorldOptions, w: Core, who: Who, tally: Tally): void {
  const truth = options.hidden?.(table.state, who) ?? {};
  const dealt = options.hidden?.(w, who) ?? {};
  for (const name of Object.keys(truth)) {
    const row = (tally.hidden[name] ??= { same: 0, other: 0 });
    if (truth[name] === dealt[name]) row.same++;
    else row.other++;
  }
}

/** Deals one world for a view and looks at it from all sides. */
function dealt(table: Table, options: WorldOptions, who: Who, told: string, random: Rng, tally: Tally): void {
  const { game, state: s, trail } = table;
  const law = (name: string, body: () => void): void => checking(name, trail, body);
  const view = game.view(s, who);
  const before = JSON.stringify(view);
  const words = random.words.slice();
  const w: Core = checking('worlds-fit', trail, () => game.determinize(view, random));
  tally.worlds++;
  law('worlds-equal', () => mustReceive(game, told, w, who, 'a dealt world'));
  law('worlds-fit', () => mustFit(game, w, view, options.shared));
  law('worlds-chance', () => {
    if (same(w.rng, s.rng)) broken('a dealt world has the generator of the game itself');
    const again = difference(game.determinize(view, rngOf(words)), w);
    if (again !== undefined) broken(`the same view and the same numbers deal another world: ${again}`);
    if (JSON.stringify(view) !== before) broken('determinize changed the view');
  });
  law('worlds-hidden', () => compareHidden(table, options, w, who, tally));
  law('worlds-events', () => hearBoth(table, options, w, who, random, tally));
  if (random.int(options.playouts ?? 10) > 0) return;
  tally.playouts++;
  law('worlds-playable', () => {
    const most = options.maxAnswers ?? 5000;
    if (!playOn(game, w, random, most)) broken(`a dealt world is not over after ${most} answers`);
  });
}

function mustSee(game: Game<any, any>, s: Core, who: Who, options: WorldOptions): void {
  const facts = options.maySee?.(s, who) ?? [];
  if (facts.length === 0) return;
  const view = game.view(s, who);
  const found = options.found?.(view);
  const text = JSON.stringify(view);
  for (const fact of facts) {
    const seen = found === undefined ? text.includes(fact) : found.includes(fact);
    if (!seen)
      broken(`${who === 'public' ? 'the public' : `seat ${who}`} may see "${fact}", and its view does not tell it`);
  }
}

/** All viewers at one position. */
function look(table: Table, options: WorldOptions, random: Rng, tally: Tally): void {
  const { game, state: s, trail } = table;
  const seats = Array.from({ length: game.seats(s) }, (_, seat) => seat);
  for (const who of ['public' as const, ...seats]) {
    const told = checking('worlds-equal', trail, () => JSON.stringify(received(game, s, who)));
    tally.views++;
    checking('may-see', trail, () => mustSee(game, s, who, options));
    checking('worlds-counters', trail, () =>
      mustReceive(game, told, otherCounters(s), who, 'the same position with other counters'),
    );
    for (let i = 0; i < (options.worlds ?? 2); i++) dealt(table, options, who, told, random, tally);
    const redeal = options.redeal;
    if (redeal !== undefined) {
      checking('worlds-redealt', trail, () =>
        mustReceive(game, told, redeal(game.clone(s), who, random), who, 'a redealt world'),
      );
    }
  }
}

/**
 * Two worlds: whatever a seat may not know is dealt anew, and everything it receives must stay the same byte for byte.
 * And its twin: what the rules let it see is there.
 * @throws CheckError with the trail at the first difference
 */
export function runWorlds<S extends Core, V>(game: Game<S, V>, options: WorldOptions<S, V>): WorldReport {
  const tally: Tally = { views: 0, worlds: 0, playouts: 0, heard: 0, hidden: {} };
  for (let i = 0; i < options.games; i++) {
    const table = newTable(game, options.configs, options.seed, i);
    const random = rng(`${options.seed}/${i}/worlds`);
    const most = options.maxAnswers ?? 5000;
    while (game.pending(table.state).length > 0 && table.trail.steps.length < most) {
      if (options.every === undefined || random.int(options.every) === 0) look(table, options, random, tally);
      checking('ends', table.trail, () => answerAt(table, ...pick(game, table.state, table.random)));
    }
    look(table, options, random, tally);
  }
  checking('worlds-hidden', undefined, () => {
    for (const [name, { same, other }] of Object.entries(tally.hidden)) {
      if (other === 0)
        broken(`${name} came out as in truth in all ${same} worlds: it is not hidden (seed ${show(options.seed)})`);
    }
  });
  return { game: game.id, games: options.games, ...tally };
}
