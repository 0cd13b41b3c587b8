import type { Game, rng } from '@kolbiste/kernel';
import { emit, shuffleWith } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import { DREW } from './coins/flow.ts';
import type { Change } from './coins/game.ts';
import { coinsConfigs, coinsGame } from './coins/game.ts';
import type { Coins } from './coins/state.ts';
import type { CoinsView } from './coins/view.ts';
import { runBotHonesty } from './honest-bot.ts';
import { CheckError, rebuild } from './table.ts';
import type { Who, WorldHooks } from './worlds.ts';
import { runWorlds } from './worlds.ts';

const BASE = { configs: coinsConfigs, games: 15, seed: 'worlds' };

/** Deals deck, foreign hands and secret bets anew, in the state itself. */
function redeal(s: Coins, who: Who, random: Parameters<typeof shuffleWith>[0]): Coins {
  const hidden = s.hands.filter((_, seat) => seat !== who);
  const pool = shuffleWith(random, [...s.deck, ...hidden.flat()]);
  for (const hand of hidden) for (let i = 0; i < hand.length; i++) hand[i] = pool.pop() as number;
  s.deck = pool;
  if (s.frames.length === 2 && s.frames[1].locals.answered !== undefined) {
    s.bets = s.bets.map((bet, seat) => (bet < 0 || seat === who ? bet : random.int(3)));
  }
  return s;
}

const HOOKS: WorldHooks<Coins, CoinsView> = {
  redeal,
  maySee: (s, who) => [
    `heap ${s.heap}`,
    `deck ${s.deck.length}`,
    ...(who === 'public' ? [] : s.hands[who].map((card) => `own ${card}`)),
  ],
  found: (v) => [`heap ${v.heap}`, `deck ${v.deck}`, ...(v.hands[v.who] ?? []).map((card) => `own ${card}`)],
  hidden: (s, who) => {
    const secret: Record<string, string> = s.deck.length > 1 ? { deck: s.deck.join() } : {};
    s.hands.forEach((hand, seat) => {
      if (seat !== who) secret[`hand ${seat}`] = hand.join();
    });
    return secret;
  },
  revealsNothing: (s, who, seat, option) => seat === who && option <= 3 && s.frames[1]?.locals.card !== undefined,
};

const changed = (change: Change) => (): Game<Coins, any> => coinsGame(change);

/** A view with something in it that the seat must not see. */
const leaky = (leak: (s: Coins) => object, keep: (v: any, s: Coins) => void = () => {}) =>
  changed({
    game: (d) => ({
      view: (s, who) => ({ ...d.view(s, who), ...leak(s) }),
      determinize: (v, r) => {
        const w = d.determinize(v, r);
        keep(v, w);
        return w;
      },
    }),
  });

const MUTANTS: readonly (readonly [string, string, () => Game<Coins, any>, RegExp])[] = [
  ['worlds-equal', 'a view with the deck in it', leaky((s) => ({ cards: s.deck.slice() })), /looks otherwise/],
  [
    'worlds-equal',
    'options that depend on a foreign hand',
    changed({
      parts: ({ choose }) => ({
        choose: {
          ...choose,
          check: (s, x, seat, o) =>
            o === 3 && s.hands[(seat + 1) % s.hands.length].includes(5) ? 1 : choose.check(s, x, seat, o),
        },
      }),
    }),
    /looks otherwise/,
  ],
  [
    'worlds-equal',
    'a refusal that tells the top card',
    changed({
      parts: ({ choose }) => ({
        choose: {
          ...choose,
          candidates(s, x, seat, out) {
            choose.candidates(s, x, seat, out);
            out.push(50);
          },
          check: (s, x, seat, o) => (o === 50 ? (s.deck.at(-1) === 5 ? 1 : 2) : choose.check(s, x, seat, o)),
        },
      }),
    }),
    /looks otherwise/,
  ],
  [
    'worlds-redealt',
    'a view with the deck in it that determinize copies',
    leaky(
      (s) => ({ order: s.deck.slice(), all: s.hands.map((hand) => hand.slice()) }),
      (v, s) => {
        s.deck = v.order.slice();
        s.hands = v.all.map((hand: number[]) => hand.slice());
      },
    ),
    /looks otherwise/,
  ],
  ['worlds-counters', 'a view with the counter of events in it', leaky((s) => ({ n: s.n })), /looks otherwise/],
  [
    'worlds-counters',
    'a view with the frames themselves in it',
    leaky((s) => ({ causes: s.frames.map((f) => f.cause) })),
    /looks otherwise/,
  ],
  ['worlds-counters', 'a view with the generator in it', leaky((s) => ({ luck: s.rng[0] })), /looks otherwise/],
  [
    'worlds-fit',
    'a dealt world with a card twice',
    leaky(
      () => ({}),
      (_v, s) => {
        if (s.deck[0] !== undefined) s.deck[0] = s.deck[0] === 2 ? 3 : 2;
      },
    ),
    /not conserved/,
  ],
  [
    'worlds-fit',
    'a dealt world that holds a part of the view',
    leaky(
      () => ({}),
      (v, s) => {
        s.discard = v.discard;
      },
    ),
    /part of the view itself/,
  ],
  [
    'worlds-chance',
    'a world dealt by something else than the numbers',
    leaky(
      () => ({}),
      (_v, s) => {
        s.deck.sort(() => Math.random() - 0.5);
      },
    ),
    /deal another world/,
  ],
  [
    'worlds-playable',
    'a dealt world that never ends',
    changed({
      parts: ({ take }) => ({
        take(s, x, f) {
          take(s, x, f);
          if (s.n < 5) s.heap += 100_000;
        },
      }),
    }),
    /is not over/,
  ],
  [
    'may-see',
    'a view that hides the heap',
    changed({
      game: (d) => ({ view: (s, who) => ({ ...d.view(s, who), heap: 7 }), determinize: (v, r) => d.determinize(v, r) }),
    }),
    /may see "heap/,
  ],
];

function failureOf(game: Game<Coins, any>, hooks: WorldHooks = HOOKS): CheckError {
  try {
    runWorlds(game, { ...BASE, ...hooks, playouts: 2, maxAnswers: 300 });
  } catch (error) {
    if (error instanceof CheckError) return error;
    throw error;
  }
  throw new Error('two worlds look the same');
}

describe('runWorlds', () => {
  it('finds nothing in an honest game, and has looked', () => {
    const report = runWorlds(coinsGame(), { ...BASE, ...HOOKS });
    expect(report.views).toBeGreaterThan(300);
    expect(report.worlds).toBe(report.views * 2);
    expect(report.heard).toBeGreaterThan(20);
    expect(report.playouts).toBeGreaterThan(20);
    expect(Object.keys(report.hidden)).toContain('hand 1');
  });

  it('needs no hooks', () => {
    expect(runWorlds(coinsGame(), BASE).heard).toBe(0);
  });

  it.each(MUTANTS)('%s notices %s', (check, _what, make, message) => {
    const { revealsNothing: _, ...quiet } = HOOKS;
    const error = failureOf(make(), quiet);
    expect(error.check).toBe(check);
    expect(error.message).toMatch(message);
  });

  it('worlds-events notices an event that tells a foreign card', () => {
    const make = changed({
      parts: ({ draw }) => ({
        draw(s, x) {
          draw(s, x);
          const hand = s.hands[x.seat];
          emit(s, DREW, 1, x.seat, hand[hand.length - 1]);
        },
      }),
    });
    const error = failureOf(make());
    expect(error.check).toBe('worlds-events');
    expect(error.message).toMatch(/sounds otherwise to [0-3] in another world: \$\.events/);
  });

  it('notices a secret that is dealt as it is in truth', () => {
    let truth: Coins | null = null;
    const game = changed({
      game: (d) => ({
        view: (s, who) => {
          truth = s;
          return d.view(s, who);
        },
        determinize: (v, r) => {
          const w = d.determinize(v, r);
          const s = truth as unknown as Coins;
          w.hands = s.hands.map((hand) => hand.slice());
          w.deck = s.deck.slice();
          return w;
        },
      }),
    })();
    expect(failureOf(game, { hidden: HOOKS.hidden as NonNullable<typeof HOOKS.hidden> }).message).toMatch(
      /came out as in truth in all/,
    );
  });

  it('finds a fact in the text of a view when the game does not say where to look', () => {
    const maySee = () => ['"heap":'];
    expect(runWorlds(coinsGame(), { ...BASE, games: 2, maySee }).games).toBe(2);
    expect(() => runWorlds(coinsGame(), { ...BASE, games: 2, maySee: () => ['"pile":'] })).toThrow(/may see ""pile":"/);
  });

  it('prints a trail that leads to the leak', () => {
    const make = leaky((s) => (s.heap < 8 ? { deck: s.deck.slice() } : {}));
    const trail = failureOf(make()).trail as NonNullable<CheckError['trail']>;
    const fresh = make();
    expect(fresh.view(rebuild(fresh, trail), 'public').deck).toBeInstanceOf(Array);
  });
});

describe('runBotHonesty', () => {
  const options = { ...BASE, games: 4 };
  const own = coinsGame();
  const honest = (v: CoinsView, seat: number, random: ReturnType<typeof rng>): number => {
    const legal = own.options(own.determinize(v, random), seat);
    return legal[random.int(legal.length)];
  };

  it('lets a bot play that knows its view alone', () => {
    expect(runBotHonesty(coinsGame(), honest, options).decisions).toBeGreaterThan(20);
  });

  it('notices one that remembers', () => {
    let calls = 0;
    const bot: typeof honest = (v, seat, random) => {
      const legal = own.options(own.determinize(v, random), seat);
      return legal[calls++ % legal.length];
    };
    expect(() => runBotHonesty(coinsGame(), bot, options)).toThrow(/bot-honest: with one seed the bot answers/);
  });

  it('notices one that answers what is not legal', () => {
    expect(() => runBotHonesty(coinsGame(), () => 99, options)).toThrow(/bot-legal: the bot answers 99: noSuchOption/);
  });
});
