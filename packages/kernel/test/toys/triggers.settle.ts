/** Atoms, settling and firing of the triggers game. Its rules are listed in triggers.ts. */
import type { Seat, Step, Trigger } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import type { TriggersState, Unit } from './triggers.state.ts';
import * as state from './triggers.state.ts';

const { call, done, emit, goto } = kernel;
const { EMBER, THORNS, BOMB, BANNER, MEDIC, HERALD, FURY, SLOTS, flow, unit, unitsOf } = state;

const KEYS = ['1', '2', '3', '3.1', '4', '4.1', '4.2', '4.3', '4.4', '5', '5.1', '6', '7', '8', '9'].map(
  (key) => `T.${key}`,
);
export const book = kernel.rulebook('triggers', KEYS);
const [T1, T2, T3, T31, T4, T41, T42, T43, T44, T5, T51, T6, T7, T8, T9] = KEYS.map((key) => book.cite(key));

export { T1, T2, T3, T7, T8, T9, T31 };
export const EVENTS = [
  'answer',
  'drew',
  'drawn',
  'hurt',
  'died',
  'arrived',
  'fired',
  'capped',
  'hero',
  'doubled',
  'played',
  'mended',
] as const;
const [, DREW, DRAWN, HURT, DIED, ARRIVED, FIRED, CAPPED, HERO, DOUBLED, PLAYED, MENDED] = EVENTS.keys();

export { PLAYED };

const UNKNOWN = 99;

/** The same effect of the same seat may fire so often in one chain of causes [T.5]. */
export const CHAIN = 13;

// Atoms: they note what happened, and nothing fires inside them

export function hurt(s: TriggersState, u: Unit, points: number): void {
  u.health -= points;
  emit(s, HURT, T8, u.id, points, u.kind);
  kernel.note(s.batch, HURT, u.id, u.kind, u.owner);
}

export function hurtHero(s: TriggersState, seat: Seat, points: number): void {
  s.heroes[seat] -= points;
  emit(s, HERO, T8, seat, s.heroes[seat]);
}

/** Puts a card into play as a new unit; false when there is no room [T.3.1]. */
export function enter(s: TriggersState, owner: Seat, kind: number): boolean {
  if (unitsOf(s, owner).length >= SLOTS) return false;
  const u: Unit = { id: s.nextId++, kind, owner, health: state.HEALTH[kind], ready: 0 };
  s.units.push(u);
  if (kind === BANNER) {
    s.modifiers.push({ owner, layer: state.PLUS, amount: 1, source: u.id, target: state.ANY });
  }
  emit(s, ARRIVED, T31, u.id, kind, owner);
  kernel.note(s.batch, ARRIVED, u.id, kind, owner);
  return true;
}

/** Dead units leave together. The notes say what they were: their records are gone [T.4.2]. */
function bury(s: TriggersState, batch: number[]): void {
  const dead = s.units.filter((u) => u.health <= 0);
  s.units = s.units.filter((u) => u.health > 0);
  for (const u of dead) {
    s.modifiers = s.modifiers.filter((m) => m.source !== u.id);
    s.graves[u.owner].push(u.kind);
    emit(s, DIED, T42, u.id, u.kind, u.owner);
    kernel.note(batch, DIED, u.id, u.kind, u.owner);
  }
}

export function draw(s: TriggersState, seat: Seat): void {
  const kind = s.decks[seat].pop();
  if (kind === undefined) return;
  s.hands[seat].push(kind);
  s.hands[seat].sort((a, b) => a - b);
  emit(s, DREW, T2, seat);
  emit(s, DRAWN, T2, seat, kind, 0, 0, 1 << seat);
}

/** The attacks of both are read before either is hurt [T.8]. */
export function strike(s: TriggersState, u: Unit, target: number): void {
  u.ready = 0;
  const foe = unitsOf(s, 1 - u.owner)[target - 1];
  const attack = state.attackOf(s, u);
  if (target === 0) return hurtHero(s, 1 - u.owner, attack);
  const back = state.attackOf(s, foe);
  hurt(s, foe, attack);
  hurt(s, u, back);
}

// Settling

const OWN_DEATHS = [EMBER, BOMB];

/** Who listens to a note. Effects are numbered as the kinds that have them; a dead unit hears its own death only. */
function listen(s: TriggersState, kind: number, subject: number, was: number, note: number, out: Trigger[]): void {
  if (kind === DIED && OWN_DEATHS.includes(was)) out.push({ listener: subject, effect: was, note });
  for (const u of s.units) {
    const hears =
      kind === HURT ? (u.id === subject ? FURY : MEDIC) : u.id === subject ? -1 : kind === DIED ? HERALD : THORNS;
    if (u.kind === hears) out.push({ listener: u.id, effect: u.kind, note });
  }
}

/** First what was hurt, then deaths of one's own, then deaths of others, then arrivals [T.4.3]. */
const rank = (kind: number, own: boolean): number => (kind === HURT ? 0 : kind === DIED ? (own ? 1 : 2) : 3);

/** Within a rank the active seat first, then the older unit, then the order of events: never a tie [T.4.3]. */
function inOrder(s: TriggersState, batch: readonly number[]): Trigger[] {
  const place = (t: Trigger): number[] => {
    const [kind, subject, , owner] = batch.slice(t.note, t.note + kernel.NOTE);
    const side = (unit(s, t.listener)?.owner ?? owner) === s.active ? 0 : 1;
    return [rank(kind, subject === t.listener), side, t.listener, t.note];
  };
  const order = (a: Trigger, b: Trigger): number => {
    const [x, y] = [place(a), place(b)];
    const at = x.findIndex((value, i) => value !== y[i]);
    return at < 0 ? 0 : x[at] - y[at];
  };
  return kernel.gather(
    batch,
    (kind, subject, was, _owner, note, out) => listen(s, kind, subject, was, note, out),
    order,
  );
}

interface Settle {
  batch: number[];
  /** Effect, owner, listener and subject of each trigger, in order, and the next one's place. */
  list: number[];
  at: number;
}

const heroes = flow.step<Settle>('heroes', T41, (s) => {
  if (s.heroes[0] > 0 && s.heroes[1] > 0) return;
  s.batch.length = 0;
  kernel.clearFlow(s);
});
const deaths = flow.step<Settle>('deaths', T42, (s, x) => bury(s, x.batch));
const order = flow.step<Settle>('order', T43, (s, x) => {
  for (const t of inOrder(s, x.batch)) {
    const owner = unit(s, t.listener)?.owner ?? x.batch[t.note + 3];
    x.list.push(t.effect, owner, t.listener, x.batch[t.note + 1]);
  }
});
/** A trigger whose unit has left meanwhile says nothing any more, but for what it says of its own death [T.4.4]. */
const fireAll: Step<TriggersState, Settle> = flow.step<Settle>('fireAll', T44, (s, x, f) => {
  if (x.at === x.list.length) return done(f);
  const [effect, owner, listener, subject] = x.list.slice(x.at, x.at + 4);
  x.at += 4;
  goto(f, fireAll);
  if (listener === subject || unit(s, listener) !== undefined) call(s, fire, { effect, owner, listener, subject });
});
const none: Settle = { batch: [], list: [], at: 0 };
const settle = flow.procedure('settle', { rule: T4, locals: none, see: 'open' }, [heroes, deaths, order, fireAll]);

/** The step that ends every instruction: nothing else empties the batch [T.4]. */
export const settleNow = <X>(name: string): Step<TriggersState, X> =>
  flow.step<X>(name, T4, (s) => call(s, settle, { batch: kernel.takeBatch(s.batch), list: [], at: 0 }));

// Firing

interface Fire {
  effect: number;
  owner: Seat;
  listener: number;
  subject: number;
}

/** The chain of causes is the stack below: nothing else has to be stored to count it [T.5]. */
const cap = flow.step<Fire>('cap', T5, (s, x, f) => {
  const chain = kernel.running<Fire>(s, fire, (y) => y.effect === x.effect && y.owner === x.owner);
  if (chain <= CHAIN && s.fired < s.cap) {
    s.fired++;
    return kernel.setCause(f, emit(s, FIRED, T6, x.effect, x.owner, x.subject));
  }
  emit(s, CAPPED, chain > CHAIN ? T5 : T51, x.effect, x.owner, x.subject);
  done(f);
});

const rebirth = (s: TriggersState, x: Fire): void => {
  const grave = s.graves[x.owner];
  const place = grave.lastIndexOf(EMBER);
  if (place >= 0 && enter(s, x.owner, EMBER)) grave.splice(place, 1);
};

const EFFECTS: Readonly<Record<number, (s: TriggersState, x: Fire) => void>> = {
  [EMBER]: rebirth,
  [THORNS](s, x) {
    const u = unit(s, x.subject);
    if (u !== undefined) hurt(s, u, 1);
  },
  [BOMB](s) {
    for (const u of s.units) hurt(s, u, 1);
  },
  [MEDIC](s, x) {
    const u = unit(s, x.subject);
    if (u === undefined || u.health >= state.HEALTH[u.kind]) return;
    u.health++;
    emit(s, MENDED, T6, u.id, u.health, u.kind);
  },
  [HERALD]: (s, x) => call(s, aim, { owner: x.owner }),
  [FURY](s, x) {
    const { listener } = x;
    if (unit(s, listener) === undefined || s.modifiers.some((m) => m.target === listener)) return;
    s.modifiers.push({ owner: x.owner, layer: state.TIMES, amount: 2, source: listener, target: listener });
    emit(s, DOUBLED, T6, listener, 2, FURY);
  },
};
const effect = flow.step<Fire>('effect', T6, (s, x) => EFFECTS[x.effect](s, x));
const blankFire: Fire = { effect: 0, owner: 0, listener: 0, subject: 0 };
const fire = flow.procedure('fire', { rule: T44, locals: blankFire, see: 'open' }, [
  cap,
  effect,
  settleNow('settleEffect'),
]);

/** A question in the middle of a cascade: the herald's owner chooses. Without foes there is nothing to choose [T.6]. */
const choose = flow.question<{ owner: Seat }>('choose', T6, {
  kind: 'aim',
  seats: (s, x) => (unitsOf(s, 1 - x.owner).length > 0 ? 1 << x.owner : 0),
  candidates(s, x, _seat, out) {
    for (let i = 0; i < unitsOf(s, 1 - x.owner).length; i++) out.push(i);
  },
  check: (s, x, _seat, option) => (unitsOf(s, 1 - x.owner)[option] === undefined ? UNKNOWN : 0),
  apply: (s, x, _seat, option) => hurt(s, unitsOf(s, 1 - x.owner)[option], 1),
});
const aim = flow.procedure('aim', { rule: T6, locals: { owner: 0 }, see: 'open' }, [choose]);
