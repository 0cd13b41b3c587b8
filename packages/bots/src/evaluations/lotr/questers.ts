/** Who goes on the quest: as many as the threat to come asks for, those first who fight worst. */
import type { Reading, Ring, Thing } from './seen.ts';
import { COMMITTED, ENEMY, ENGAGED, isReady, LOCATION, MUTED, STAGING, seatsIn, thingOf } from './seen.ts';

const DONE = 0;
/** Threat that one revealed card brings, and what is wanted beyond it. */
const REVEALED = 2;
const BEYOND = 4;

function stagingThreat(r: Reading, s: Ring): number {
  let sum = 0;
  for (const t of s.things) {
    const type = r.type(t.card);
    if (t.zone === STAGING && (type === ENEMY || type === LOCATION) && (t.marks & MUTED) === 0) sum += r.threat(s, t);
  }
  return sum;
}

/** Enemies that will attack this seat in this round, as far as can be seen. */
function foesOf(r: Reading, s: Ring, seat: number): Thing[] {
  return s.things.filter(
    (t) =>
      r.type(t.card) === ENEMY &&
      ((t.zone === ENGAGED && t.seat === seat) || (t.zone === STAGING && r.engagement(s, t) <= s.threat[seat])),
  );
}

const fighting = (r: Reading, s: Ring, t: Thing): number => r.attack(s, t) + r.defense(s, t);

/** Willpower that is committed or named already. */
function committed(r: Reading, s: Ring, chosen: readonly number[]): number {
  let sum = 0;
  for (const t of s.things) if ((t.marks & COMMITTED) !== 0 || chosen.includes(t.id)) sum += r.willpower(s, t);
  return sum;
}

/** The next to be named, or nobody more. */
export function questerFor(r: Reading, s: Ring, seat: number, options: readonly number[]): number {
  const chosen = s.frames[s.frames.length - 1].x.chosen as number[];
  const free = options.flatMap((option) => (option === DONE ? [] : (thingOf(s, option) ?? [])));
  const threat = stagingThreat(r, s);
  const wanted = threat + REVEALED * seatsIn(s) + BEYOND;
  const has = committed(r, s, chosen);
  if (has >= wanted) return DONE;
  const foes = foesOf(r, s, seat).length;
  const kept = foes === 0 ? 0 : Math.min(foes + 1, has < threat + 1 ? 2 : 3);
  if (free.filter(isReady).length <= kept) return DONE;
  let best: Thing | undefined;
  let most = 0;
  for (const t of free) {
    const will = r.willpower(s, t);
    if (will === 0) continue;
    const value = 60 + 12 * will - 5 * fighting(r, s, t);
    if (value <= most) continue;
    best = t;
    most = value;
  }
  return best?.id ?? DONE;
}
