/** What must hold at every question. */
import { printed } from './cards/pool.ts';
import { broughtBy, limboOf, openOf } from './deal.ts';
import { remaining } from './effects/figures.ts';
import { flow } from './flow/registry.ts';
import { isCharacter, isEnemy } from './in-play.ts';
import { seatsAt } from './seats.ts';
import type { State } from './state.ts';
import { ATTACHED, cardIn, SHADOW, UNDER_WAY } from './state.ts';
import { HERO } from './vocabulary.ts';

const running = (s: State) =>
  s.frames.map((f) => ({
    procedure: flow.procedures[f.p].name,
    locals: f.locals as Record<string, number | number[]>,
  }));

/** Every card lies in exactly one place. */
function conserved(s: State): string | undefined {
  const frames = running(s);
  const limbo = limboOf(frames);
  for (let seat = -1; seat < seatsAt(s); seat++) {
    const here = openOf(s, seat, limbo);
    if (seat < 0) {
      here.push(...s.encounter.map(cardIn));
      for (let i = 1; i < s.shadows.length; i += SHADOW) here.push(s.shadows[i]);
    } else {
      here.push(...s.hands[seat], ...s.decks[seat].map(cardIn));
      for (const f of frames)
        if (f.procedure === 'search' && f.locals['whose'] === seat) here.push(...(f.locals['rest'] as number[]));
    }
    const all = broughtBy(s.config, seat).sort((a, b) => a - b);
    if (here.sort((a, b) => a - b).join() !== all.join())
      return `cards of ${seat < 0 ? 'the encounter deck' : `seat ${seat}`}: ${here.join()} instead of ${all.join()}`;
  }
  return undefined;
}

export function invariant(s: State): string | undefined {
  if (s.outcome !== UNDER_WAY || s.round === 0) return undefined;
  for (const t of s.things) {
    if ((isCharacter(t) || isEnemy(t)) && remaining(s, t) <= 0)
      return `thing ${t.id} (card ${t.card}) has no hit points left`;
    if (t.zone === ATTACHED && !s.things.some((each) => each.id === t.host)) return `thing ${t.id} hangs on nothing`;
    if (t.resources < 0 || t.damage < 0) return `thing ${t.id} has a negative number of tokens`;
  }
  for (const pile of [...s.hands, ...s.decks])
    if (pile.some((entry) => printed(cardIn(entry)).type === HERO)) return 'a hero lies in a hand or a deck';
  return conserved(s);
}
