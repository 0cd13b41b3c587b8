/**
 * The smallest game that has a bit of everything: hidden hands, a draw of chance, a batch, events. Any part can be
 * replaced, to see who notices. M.1 deal - M.2 turns - M.3 playing a card - M.4 the coin - M.5 the end.
 */
import type {
  Core,
  Flow,
  Game,
  GameDefinition,
  Question,
  Rng,
  Rulebook,
  Seat,
  SeenFrame,
  Step,
  StepFn,
} from '../src/index.ts';
import * as kernel from '../src/index.ts';
import { copyCore, int, list, record } from './toys/shape.ts';

interface Body {
  turns: number;
  score: number[];
  /** Faces, ascending. */
  hands: number[][];
  deck: number[];
  discard: number[];
  batch: number[];
}

export interface MiniState extends Core, Body {}

export interface MiniView {
  who: Seat | 'public';
  turns: number;
  score: number[];
  hand: number[];
  counts: number[];
  deck: number;
  discard: number[];
  frames: SeenFrame[];
}

export interface Turn {
  seat: Seat;
  card: number;
}

export const PASS = 0;
export const [TOO_HIGH, UNKNOWN] = [1, 99];
const [DREW, DRAWN, PLAYED, FLIPPED] = [1, 2, 3, 4];

export { DRAWN, DREW, PLAYED };

const CARDS = 10;

const ints = (count?: number) => list(int(-100, 100), count, count);
export const body = record<Body>({
  turns: int(0, 100),
  score: ints(2),
  hands: list(ints(), 2, 2),
  deck: ints(),
  discard: ints(),
  batch: ints(),
});

type Definition = GameDefinition<MiniState, MiniView, object>;

/** What a broken game replaces. */
export interface Parts {
  choose: Question<MiniState, Turn>;
  play: StepFn<MiniState, Turn>;
  settle: StepFn<MiniState, Turn>;
  /** More steps of the turn, after settling. */
  more: readonly Step<MiniState, Turn>[];
  game: Partial<Definition>;
}

export type Change = (parts: Parts, flow: Flow<MiniState>, book: Rulebook) => Partial<Parts>;

function draw(s: MiniState, seat: Seat, rule: number): void {
  const face = s.deck.pop();
  if (face === undefined) return;
  s.hands[seat].push(face);
  s.hands[seat].sort((a, b) => a - b);
  kernel.emit(s, DREW, rule, seat);
  kernel.emit(s, DRAWN, rule, seat, face, 0, 0, 1 << seat);
}

function sound(flow: Flow<MiniState>, book: Rulebook): Parts {
  return {
    choose: {
      kind: 'choose',
      seats: (_s, x) => 1 << x.seat,
      candidates(s, _x, seat, out) {
        out.push(PASS);
        for (const face of s.hands[seat]) out.push(1 + face);
      },
      check(s, _x, seat, option) {
        if (option === PASS) return 0;
        if (!s.hands[seat].includes(option - 1)) return UNKNOWN;
        return option - 1 > 5 + s.turns ? TOO_HIGH : 0;
      },
    },
    play(s, x, f) {
      if (f.result === PASS) return;
      x.card = f.result - 1;
      s.hands[x.seat].splice(s.hands[x.seat].indexOf(x.card), 1);
      s.discard.push(x.card);
      kernel.emit(s, PLAYED, book.cite('M.3'), x.seat, x.card);
      const heads = kernel.chance(s, 'coin', 2);
      kernel.emit(s, FLIPPED, book.cite('M.4'), heads);
      s.score[x.seat] += x.card + heads;
      kernel.note(s.batch, PLAYED, x.card);
      draw(s, x.seat, book.cite('M.2'));
    },
    settle: (s) => void kernel.takeBatch(s.batch),
    more: [],
    game: {},
  };
}

function view(flow: Flow<MiniState>, s: MiniState, who: Seat | 'public'): MiniView {
  return {
    who,
    turns: s.turns,
    score: s.score.slice(),
    hand: who === 'public' ? [] : s.hands[who].slice(),
    counts: s.hands.map((hand) => hand.length),
    deck: s.deck.length,
    discard: s.discard.slice(),
    frames: kernel.seenFrames(flow, s, who),
  };
}

const allCards = (): number[] => Array.from({ length: CARDS }, (_, face) => face);

function determinize(flow: Flow<MiniState>, v: MiniView, r: Rng): MiniState {
  const seen = [...v.hand, ...v.discard];
  const deck = kernel.shuffleWith(
    r,
    allCards().filter((face) => !seen.includes(face)),
  );
  const others = (count: number): number[] => deck.splice(0, count).sort((a, b) => a - b);
  const hands = v.counts.map((count, seat) => (seat === v.who ? v.hand : others(count)));
  const { turns, score, discard } = v;
  const frames = kernel.framesOf(flow, v.frames);
  return { ...kernel.core(kernel.seedOf(r)), frames, ...body.copy({ turns, score, hands, deck, discard, batch: [] }) };
}

function invariant(s: MiniState): string | undefined {
  const cards = [...s.deck, ...s.discard, ...s.hands.flat()].sort((a, b) => a - b);
  return cards.join() === allCards().join() ? undefined : `the cards are ${cards.join(' ')}`;
}

function definition(flow: Flow<MiniState>, book: Rulebook, root: Definition['root']): Definition {
  const row = (code: string, key: string) => ({ code, rule: book.cite(key), remedy: `help.${code}` });
  return {
    id: 'mini',
    rulesVersion: '1',
    rulebook: book,
    flow,
    refusals: [row('tooHigh', 'M.3')],
    outside: { over: row('over', 'M.5'), notYou: row('notYou', 'M.2'), unknown: row('unknown', 'M.3') },
    events: ['answer', 'drew', 'drawn', 'played', 'flipped'],
    root,
    seats: () => 2,
    blank: (_config, seed) => ({
      ...kernel.core(seed),
      turns: 0,
      score: [0, 0],
      hands: [[], []],
      deck: allCards(),
      discard: [],
      batch: [],
    }),
    begin: () => ({}),
    clone: (s) => ({ ...copyCore(flow, s), ...body.copy(s) }),
    encodeBody: body.json,
    decodeBody: (j, c) => ({ ...c, ...body.read(j, 'state.body') }),
    view: (s, who) => view(flow, s, who),
    determinize: (v, r) => determinize(flow, v, r),
    name: (_v, _decision, _seat, option) => (option === PASS ? 'pass' : `play ${option - 1}`),
    describe: (_v, x, lang) => ({ text: `${lang} ${Object.keys(x)[0]}`, rule: ['M.1'] }),
    result: (s) => (s.frames.length > 0 ? undefined : { winners: [], draw: true, rule: ['M.5'] }),
    unsettled: (s) => s.batch.length > 0,
    invariant,
  };
}

/** The sound game, or one with something changed. */
export function mini(change: Change = () => ({})): Game<MiniState, MiniView, object> {
  const book = kernel.rulebook('mini', ['M.1', 'M.2', 'M.3', 'M.4', 'M.5']);
  const flow = kernel.newFlow<MiniState>('mini');
  const whole = sound(flow, book);
  const parts = { ...whole, ...change(whole, flow, book) };
  const [M1, M2, M3, , M5] = book.keys.map((key) => book.cite(key));
  const turn = flow.procedure<Turn>('turn', { rule: M2, locals: { seat: 0, card: -1 }, see: 'open' }, [
    flow.question<Turn>('choose', M2, parts.choose),
    flow.step<Turn>('play', M3, parts.play),
    flow.step<Turn>('settle', M3, parts.settle),
    ...parts.more,
  ]);
  const takeTurn = flow.step('takeTurn', M2, (s) => kernel.call(s, turn, { seat: s.turns % 2, card: -1 }));
  const root = flow.procedure('game', { rule: M1, locals: {}, see: 'open' }, [
    flow.step('deal', M1, (s) => {
      kernel.shuffle(s, 'deck', s.deck);
      for (let i = 0; i < 6; i++) draw(s, i % 2, M1);
    }),
    takeTurn,
    flow.step('nextTurn', M5, (s, _x, f) => {
      if (++s.turns < 8) kernel.goto(f, takeTurn);
    }),
  ]);
  return kernel.defineGame<MiniState, MiniView, object>({ ...definition(flow, book, root), ...parts.game });
}
