/** Games that let a secret out, or keep back what a seat may see, and the law of the two worlds that finds them out. */
import type { Flow, Rng } from '@kolbiste/kernel';
import * as kernel from '@kolbiste/kernel';
import type { WorldHooks } from '@kolbiste/testkit';
import { runWorlds } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import type { Change, MiniState, MiniView } from './mini.ts';
import { body, mini, PASS, PLAYED, TOO_HIGH } from './mini.ts';

type Hooks = WorldHooks<MiniState, MiniView>;
const worlds =
  (change: Change, hooks: Hooks = {}) =>
  () =>
    runWorlds(mini(change), { configs: () => ({}), games: 6, seed: 'broken', ...hooks });

/** What is in a view beside the sound one's fields. */
const showing =
  (more: (s: MiniState) => object): Change =>
  (_parts, flow) => {
    const sound = mini();
    return {
      game: {
        view: (s, who) => ({
          ...sound.view({ ...s, frames: [] }, who),
          frames: kernel.seenFrames(flow, s, who),
          ...more(s),
        }),
        determinize: (v, r) => deal(flow, v, r),
      },
    };
  };

/** A sound world, dealt in another way than the game's own. */
function deal(flow: Flow<MiniState>, v: MiniView, r: Rng): MiniState {
  const { turns, score, discard } = v;
  const faces = Array.from({ length: 10 }, (_, face) => face).filter((face) => ![...v.hand, ...discard].includes(face));
  kernel.shuffleWith(r, faces);
  const others = (count: number) => faces.splice(0, count).sort((a, b) => a - b);
  const hands = v.counts.map((count, seat) => (seat === v.who ? v.hand : others(count)));
  const frames = kernel.framesOf(flow, v.frames);
  const dealt = body.copy({ turns, score, hands, deck: faces, discard, batch: [] });
  return { ...kernel.core(kernel.seedOf(r)), frames, ...dealt };
}

const dealing =
  (change: (w: MiniState, v: MiniView) => void): Change =>
  (_parts, flow) => ({
    game: {
      determinize(v, r) {
        const w = deal(flow, v, r);
        change(w, v);
        return w;
      },
    },
  });

describe('a secret that gets out', () => {
  it('through a check', () => {
    const leak: Change = ({ choose }) => ({
      choose: {
        ...choose,
        check: (s, x, seat, option) =>
          option !== PASS && s.hands[1 - seat].includes(9) ? TOO_HIGH : choose.check(s, x, seat, option),
      },
    });
    expect(worlds(leak)).toThrow(/^worlds-equal: a dealt world looks otherwise to seat \d: \$\.own\.options/);
  });

  it('through the mask of who owes an answer', () => {
    const leak: Change = ({ choose }) => ({
      choose: { ...choose, seats: (s, x) => (s.hands[x.seat].includes(9) ? 0 : 1 << x.seat) },
    });
    expect(worlds(leak)).toThrow(/^worlds-equal: a dealt world looks otherwise to .*: \$\.pending/);
  });

  it('through the id of a card face down', () => {
    const told = /^worlds-equal: a dealt world looks otherwise to (the )?public: \$\.view\.top/;
    expect(worlds(showing((s) => ({ top: s.deck.at(-1) ?? -1 })))).toThrow(told);
  });

  it('through a count of what is hidden', () => {
    const told = /^worlds-counters: the same position with other counters looks otherwise to (the )?public: \$\.view\./;
    expect(worlds(showing((s) => ({ events: s.n })))).toThrow(told);
    expect(worlds(showing((s) => ({ next: s.rng[0] })))).toThrow(told);
  });

  it('through what a procedure shows of its locals', () => {
    const leak: Change = (_parts, flow, book) => {
      const peek = flow.step<{ top: number }>('peek', book.cite('M.2'), (s, x) => {
        x.top = s.deck.at(-1) ?? -1;
      });
      const keep = flow.question<{ top: number }>('keep', book.cite('M.2'), {
        kind: 'keep',
        seats: (s) => 1 << (s.turns % 2),
        candidates: (_s, _x, _seat, out) => out.push(0),
        check: (_s, _x, _seat, option) => (option === 0 ? 0 : 99),
      });
      const scry = flow.procedure('scry', { rule: book.cite('M.2'), locals: { top: -1 }, see: 'open' }, [peek, keep]);
      return { play: (s) => kernel.call(s, scry, { top: -1 }) };
    };
    const redeal: Hooks['redeal'] = (s, who, r) => {
      kernel.shuffleWith(r, s.deck);
      const top = s.frames.at(-1)?.locals as { top?: number } | undefined;
      if (who === 'public' && top?.top !== undefined) top.top = s.deck.at(-1) ?? -1;
      return s;
    };
    expect(worlds(leak, { redeal })).toThrow(
      /^worlds-redealt: a redealt world looks otherwise to (the )?public: \$\.view\.frames\[2\]\.locals\.top/,
    );
  });

  it('through an event', () => {
    const loud: Change = ({ play }, _flow, book) => ({
      play(s, x, f) {
        if (f.result === PASS) kernel.emit(s, PLAYED, book.cite('M.3'), x.seat, s.hands[x.seat][0]);
        else play(s, x, f);
      },
    });
    const revealsNothing: Hooks['revealsNothing'] = (_s, who, _seat, option) => who === 'public' && option === PASS;
    expect(worlds(loud, { revealsNothing })).toThrow(
      /^worlds-events: option 0 of seat \d sounds otherwise to (the )?public in another world: \$\.events\[1\]\.b/,
    );
  });
});

describe('a dealt world', () => {
  it('that does not look like the view', () => {
    const other = dealing((w) => void w.score[0]++);
    expect(worlds(other)).toThrow(
      /^worlds-equal: a dealt world looks otherwise to (the )?public: \$\.view\.score\[0\]: 1 and 0/,
    );
  });

  it('with a card twice', () => {
    const twice = dealing((w) => void (w.deck[0] = w.deck[1]));
    expect(worlds(twice)).toThrow(/^worlds-fit: a dealt world: the cards are/);
  });

  it('that holds a part of the view', () => {
    const shared = dealing((w, v) => void (w.discard = v.discard));
    expect(worlds(shared)).toThrow(/^worlds-fit: a dealt world holds a part of the view itself: .*discard/);
  });

  it('that knows the truth', () => {
    let truth: MiniState | undefined;
    const spying: Change = (parts, flow, book) => ({
      game: {
        ...showing((s) => {
          truth = s;
          return {};
        })(parts, flow, book).game,
        determinize: (v, r) => ({ ...deal(flow, v, r), ...body.copy(truth as MiniState) }),
      },
    });
    const hidden = (s: MiniState): Readonly<Record<string, string>> => ({ 'the deck': s.deck.join() });
    expect(worlds(spying, { hidden })).toThrow(/^worlds-hidden: the deck came out as in truth in all \d+ worlds/);
  });

  it('that has the generator of the game', () => {
    let words: number[] = [];
    const seeing: Change = (parts, flow, book) => ({
      game: {
        ...showing((s) => {
          words = s.rng.slice();
          return {};
        })(parts, flow, book).game,
        determinize: (v, r) => ({ ...deal(flow, v, r), rng: words.slice() }),
      },
    });
    expect(worlds(seeing)).toThrow(/^worlds-chance: a dealt world has the generator of the game itself/);
  });
});

describe('a view', () => {
  it('that keeps back what a seat may see', () => {
    const poor = showing(() => ({ discard: [] }));
    const hooks: Hooks = {
      maySee: (s) => s.discard.map((face) => `discard ${face}`),
      found: (v) => v.discard.map((face) => `discard ${face}`),
    };
    expect(worlds(poor, hooks)).toThrow();
    const kept: Hooks = { maySee: (s) => [`last draw ${s.draws}`], found: () => [] };
    expect(worlds(() => ({}), kept)).toThrow(
      /^may-see: the public may see "last draw \d+", and its view does not tell it/,
    );
  });
});
