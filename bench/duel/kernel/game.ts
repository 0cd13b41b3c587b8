/** The reduced duel as an ordinary game of the kernel: it passes the whole battery. */
import type { Core, Describable, Game, Json, Rng, Seat, SeenFrame } from '@kolbiste/kernel';
import { CodecError, defineGame, framesOf, readInt, readInts, readRecord, seedOf, seenFrames } from '@kolbiste/kernel';
import { FIELDS, HAND, MAX_LIFE, WEAPONS } from '../weapons.ts';
import { EVENTS } from './atoms.ts';
import { duel, PASS, REFUSALS, REPAIR, SLOT } from './flow.ts';
import type { State } from './state.ts';
import { blank, book, cite, clone, DRAW, flow, UNDER_WAY } from './state.ts';

const LISTS = {
  weapons: [10, 0, WEAPONS - 1],
  wheels: [10, 0, FIELDS - 1],
  durability: [10, 0, 9],
  states: [10, 0, 2],
  life: [2, -99, MAX_LIFE],
  energy: [2, 0, 12],
  bonus: [2, 0, 9],
  shield: [2, 0, 9],
  nextBonus: [2, 0, 9],
  nextShield: [2, 0, 9],
} as const;
type ListName = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as ListName[];

export type View = { [K in ListName]: number[] } & {
  who: Seat | 'public';
  round: number;
  turns: number;
  ended: number;
  result: number;
  flow: SeenFrame[];
};

function encodeBody(s: State): { [field: string]: Json } {
  const body: { [field: string]: Json } = { round: s.round, turns: s.turns, ended: s.ended, result: s.result };
  for (const name of NAMES) body[name] = s[name].slice();
  return body;
}

function decodeBody(body: Json, core: Core): State {
  const row = readRecord(body, 'state.body', [...NAMES, 'round', 'turns', 'ended', 'result']);
  const s = blank('');
  Object.assign(s, core);
  for (const name of NAMES) {
    const [length, low, high] = LISTS[name];
    s[name] = readInts(row[name], `state.body.${name}`, length, length, low, high);
  }
  s.round = readInt(row['round'], 'state.body.round', 0, 60);
  s.turns = readInt(row['turns'], 'state.body.turns', 0, 120);
  s.ended = readInt(row['ended'], 'state.body.ended', 0, 1);
  s.result = readInt(row['result'], 'state.body.result', UNDER_WAY, DRAW);
  if (s.frames.length > 3) throw new CodecError('state.core.frames', 'at most three procedures run at once');
  return s;
}

function view(s: State, who: Seat | 'public'): View {
  return {
    who,
    weapons: s.weapons.slice(),
    wheels: s.wheels.slice(),
    durability: s.durability.slice(),
    states: s.states.slice(),
    life: s.life.slice(),
    energy: s.energy.slice(),
    bonus: s.bonus.slice(),
    shield: s.shield.slice(),
    nextBonus: s.nextBonus.slice(),
    nextShield: s.nextShield.slice(),
    round: s.round,
    turns: s.turns,
    ended: s.ended,
    result: s.result,
    flow: seenFrames(flow, s, who),
  };
}

function determinize(v: View, r: Rng): State {
  const s = blank(seedOf(r));
  for (const name of NAMES) s[name] = v[name].slice();
  s.round = v.round;
  s.turns = v.turns;
  s.ended = v.ended;
  s.result = v.result;
  s.frames = framesOf(flow, v.flow);
  return s;
}

function name(_v: View, decision: string, _seat: Seat, option: number): string {
  if (decision === 'use.chooseEffect')
    return option === 0 ? 'skip' : option === 1 ? 'effect' : `weapon ${option - SLOT}`;
  return option === PASS ? 'pass' : option < REPAIR ? `use ${option}` : `repair ${option - REPAIR}`;
}

function describe(v: View, x: Describable): { text: string; rule: readonly string[] } {
  if ('option' in x) return { text: name(v, x.decision, x.seat, x.option), rule: [] };
  if ('refused' in x)
    return { text: `${name(v, x.decision, x.seat, x.refused.option)}: ${x.refused.code}`, rule: x.refused.rule };
  if ('decision' in x) return { text: x.decision.id, rule: x.decision.rule };
  return { text: `${EVENTS[x.event.kind]} ${x.event.a} ${x.event.b}`, rule: book.keysOf(x.event.rule) };
}

export const duelGame: Game<State, View> = defineGame<State, View, unknown>({
  id: 'reduced-duel',
  rulesVersion: '1',
  rulebook: book,
  flow,
  refusals: REFUSALS,
  outside: {
    over: { code: 'over', rule: cite('end'), remedy: 'newGame' },
    notYou: { code: 'notYou', rule: cite('turn'), remedy: 'wait' },
    unknown: { code: 'noSuchOption', rule: cite('turn'), remedy: 'chooseOffered' },
  },
  events: EVENTS,
  root: duel,
  seats: () => 2,
  blank: (_config, seed) => blank(seed),
  begin: () => ({}),
  clone,
  encodeBody,
  decodeBody,
  view,
  open: () => true,
  moments: false,
  determinize,
  name,
  describe,
  result: (s) =>
    s.result === UNDER_WAY
      ? undefined
      : { winners: s.result === DRAW ? [] : [s.result], draw: s.result === DRAW, rule: ['end'] },
  invariant: (s) => (s.weapons.length === 2 * HAND ? undefined : 'ten weapons'),
});
