/** How scenario files speak about a duel: positions, facts, and where the game stands. See docs/scenarios.md. */
import type { Game, Json } from '@kolbiste/kernel';
import type { Position, ScenarioAdapter, Source } from '@kolbiste/testkit/adapter';
import { BONUS_KINDS, EFFECT_KINDS } from './cards/types.ts';
import type { DuelLocals } from './flow/duel.ts';
import { game } from './index.ts';
import { stateName } from './names.ts';
import { framesAt } from './scenario-at.ts';
import { position, WEAPON_NAMES } from './scenario-setup.ts';
import type { State, Weapon } from './state.ts';
import { numberOf } from './state.ts';
import { remedyText } from './text/remedies.ts';
import type { View } from './view.ts';
import { ABSENT, BONUSES, EFFECTS, LAID, SLOTS, TIMES, timeOf } from './vocabulary.ts';

/** The state of a weapon, what using it costs this hero, and what is laid on it: `shield 2/1`. */
function weaponFacts(s: State, w: number, name: string): Record<string, Json> {
  const state = s.weapons[w];
  const card = s.table.weapons[w] as Weapon;
  const laid = state >= LAID ? card.fields[state - LAID] : undefined;
  return {
    [name]: stateName(state),
    [`${name}.cost`]: card.cost,
    [`${name}.effect`]: laid === undefined ? 'none' : `${EFFECTS[laid.kind]} ${laid.value}/${laid.resistance}`,
  };
}

function facts(s: State): Record<string, Json> {
  const out: Record<string, Json> = {
    round: s.round,
    time: s.round === 0 ? 'none' : TIMES[timeOf(s.round)],
    active: s.active === 1 ? 'B' : s.active === 0 ? 'A' : 'none',
    starting: s.starting === 1 ? 'B' : s.starting === 0 ? 'A' : 'none',
    actions: s.actions,
    over: s.frames.length === 0,
  };
  for (const [seat, name] of ['A', 'B'].entries()) {
    out[`${name}.life`] = s.life[seat];
    out[`${name}.energy`] = s.energy[seat];
    const slot = s.table.heroes[seat].slots[timeOf(Math.max(1, s.round))];
    const card = s.config.decks[seat].hero.slots[TIMES[timeOf(Math.max(1, s.round))]];
    out[`${name}.used`] = [
      ...slot.bonuses.filter((_b, k) => (s.used[seat] >>> k) & 1).map((b) => BONUSES[b.kind]),
      ...card.specials.filter((_b, k) => (s.used[seat] >>> (16 + k)) & 1).map((b) => b.kind),
    ];
    for (let k = 0; k < SLOTS; k++) {
      const w = numberOf(seat, k);
      if (s.weapons[w] !== ABSENT) Object.assign(out, weaponFacts(s, w, `${name}.${WEAPON_NAMES[k]}`));
    }
  }
  return out;
}

/** `A start`: the place of the weapon that A has chosen for the start spin; 0 = none yet. */
function secret(s: State, card: Source): Json {
  const name = /^([AB]) start$/.exec(card.text())?.[1] ?? card.fail('A start');
  const pick = (s.frames[0].locals as unknown as DuelLocals).picks[name === 'A' ? 0 : 1];
  if (pick < -1) throw new Error('a world that fits a view has every choice that was made');
  return pick + 1;
}

/** Words of options beside weapons, seats and kinds of bonuses (docs/scenarios.md). */
const OPTION_WORDS: readonly string[] = (
  'start starts break keep use repair cancel end accept trick ignore bonus no hero weapon effect own shields none ' +
  'on stop fire hold strike attack their not go malus'
).split(' ');

/** A verb, a seat, a kind, which of two alike, or a weapon that one of the players has. */
function knows(s: State, word: string): boolean {
  const k = WEAPON_NAMES.indexOf(word);
  if (k >= 0) return [0, 1].some((seat) => s.weapons[numberOf(seat, k)] !== ABSENT);
  return /^[AB]$|^#\d$/.test(word) || [...OPTION_WORDS, ...BONUS_KINDS, ...EFFECT_KINDS].includes(word);
}

export const scenarioAdapter: ScenarioAdapter<State, View> = {
  id: 'scratch-wars',
  seats: ['A', 'B'],
  game: () => game as Game<State, View>,
  build({ setup, profile, at }: Position<State, View>): State {
    const fresh = at?.procedure === 'duel' && (at.step === undefined || at.step === 'chooseStartWeapon');
    const s = position(setup, profile, fresh);
    s.frames = framesAt(s, at);
    return s;
  },
  facts,
  knows,
  secret,
  remedy: remedyText,
};
