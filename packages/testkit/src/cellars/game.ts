/** The cellars under both versions of their rules, with what passes from link to link of a chain. */
import type { Game, Json, Result } from '@kolbiste/kernel';
import { defineGame, rulebook } from '@kolbiste/kernel';
import type { Campaign, ChainRules } from '@kolbiste/kernel/chain';
import type { Variant } from './flow.ts';
import { cellarsFlow, EVENTS, KEYS, living, refusals } from './flow.ts';
import type { Carry, Cellars, CellarsConfig, CellarsView } from './state.ts';
import { blank, carryOf, clone, decodeBody, determinize, encodeBody, form, formThen, view } from './state.ts';
import { describeCellars } from './words.ts';

/** The versions of the rules: what they change, and the carry they write. */
const VARIANTS: Readonly<Record<1 | 2, Variant>> = {
  1: { heals: 2, charms: false },
  2: { heals: 3, charms: true },
};

const fromThen = (j: Json, path: string): Carry => ({ ...formThen.read(j, path, undefined), charm: 0 });

function result(s: Cellars): Result | undefined {
  if (s.frames.length > 0) return undefined;
  return { winners: living(s) === 0 ? [] : [0, 1], draw: false, rule: ['4'] };
}

function invariant(s: Cellars): string | undefined {
  for (const [seat, deck] of s.decks.entries()) {
    const lying = [...s.spent[seat], ...s.hands[seat], ...s.piles[seat]].sort((a, b) => a - b);
    if (lying.length > 0 && lying.join() !== deck.join()) return `the cards of seat ${seat} are ${lying}, not ${deck}`;
  }
  return undefined;
}

/** The game by one version of its rules. */
function cellarsGame(version: 1 | 2): Game<Cellars, CellarsView, CellarsConfig> {
  const book = rulebook('cellars', KEYS);
  const { flow, run } = cellarsFlow(book, VARIANTS[version]);
  const carried = (j: Json): Carry =>
    version === 1 ? fromThen(j, 'config.from') : form.read(j, 'config.from', undefined);
  return defineGame<Cellars, CellarsView, CellarsConfig>({
    id: 'cellars',
    rulesVersion: String(version),
    rulebook: book,
    flow,
    refusals: refusals(book),
    outside: {
      over: { code: 'over', rule: book.cite('4'), remedy: 'over' },
      notYou: { code: 'notYou', rule: book.cite('1', '2.2'), remedy: 'wait' },
      unknown: { code: 'unknown', rule: book.cite('2.2'), remedy: 'held' },
    },
    events: EVENTS,
    root: run,
    seats: (s) => s.life.length,
    blank: (config, seed) => blank(config, seed, carried),
    begin: () => ({ fought: 0 }),
    clone: (s) => clone(flow, s),
    encodeBody,
    decodeBody,
    view: (s, who) => view(flow, s, who),
    determinize: (v, r) => determinize(flow, v, r),
    name: (_v, decision, _seat, option) =>
      decision === 'run.path'
        ? (['fight', 'rest'][option] ?? `path ${option}`)
        : decision === 'loot.choose'
          ? (['leave', 'take'][option] ?? `loot ${option}`)
          : `hit ${option}`,
    describe: describeCellars,
    result,
    invariant,
  });
}

const isPath = (game: Game<Cellars, CellarsView>, s: Cellars): boolean =>
  game.pending(s).some(({ id }) => id === 'run.path');

/** The campaign by one version of its rules: sealed at every choice of the path. */
function cellarsCampaign(game: Game<Cellars, CellarsView>): Campaign<Cellars, CellarsConfig> {
  const boundary = (s: Cellars): string | undefined => (isPath(game, s) ? `room ${s.room}` : undefined);
  if (game.rulesVersion === '1') {
    return {
      version: 1,
      form: formThen,
      older: {},
      boundary,
      carry: ({ rooms, room, rested, life, gold, decks }) => ({ rooms, room, rested, life, gold, decks }),
      configFrom: (carry) => ({ rooms: carry.rooms, from: formThen.json(carry) }),
      joining: null,
    };
  }
  return {
    version: 2,
    form,
    older: { 1: fromThen },
    boundary,
    carry: carryOf,
    configFrom: (carry) => ({ rooms: carry.rooms, from: form.json(carry) }),
    joining: null,
  };
}

/** Game and campaign by one version of the rules. */
export function cellarsRules(version: 1 | 2): ChainRules<Cellars> {
  const game = cellarsGame(version);
  return { game, campaign: cellarsCampaign(game) };
}

export const cellarsConfigs = (n: number): CellarsConfig => ({ rooms: 2 + (n % 4), from: null });
