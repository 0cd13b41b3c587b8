/** How scenario files speak about a duel: positions, facts, and where the game stands. See docs/scenarios.md. */
import type { Frame, Game, Json, Procedure } from '@kolbiste/kernel';
import type { At, Position, ScenarioAdapter, Source } from '@kolbiste/testkit/adapter';
import type { BonusKind, FieldCard, HeroCard, SlotCard, SpecialKind, TimeOfDay, WeaponCard } from './cards/types.ts';
import {
  BONUS_KINDS,
  COLOURS,
  EFFECT_KINDS,
  isDeferred,
  SPECIAL_KINDS,
  TIMES_OF_DAY,
  WEAPON_TYPES,
} from './cards/types.ts';
import type { DuelLocals } from './flow/duel.ts';
import { flow } from './flow/registry.ts';
import { game } from './index.ts';
import { stateName } from './names.ts';
import type { Switch } from './profile.ts';
import { SWITCH_NAMES, SWITCHES } from './profile.ts';
import { configOf } from './setup.ts';
import type { Config, State, Weapon } from './state.ts';
import { blank, numberOf } from './state.ts';
import { remedyText } from './text/remedies.ts';
import type { View } from './view.ts';
import {
  ABSENT,
  ACTIONS,
  BONUSES,
  EFFECTS,
  LAID,
  MAX_ENERGY,
  SLOTS,
  STATE_NAMES,
  TIMES,
  timeOf,
} from './vocabulary.ts';

const WEAPON_NAMES = ['w1', 'w2', 'w3', 'w4', 'w5'];
/** A file may show a deck of more weapons than the rules allow: it is refused by their paragraph. */
const WRITTEN_NAMES = [...WEAPON_NAMES, 'w6', 'w7', 'w8', 'w9'];
const DEFAULT_LIFE = 20;
const DEFAULT_ENERGY = 6;
const DEFAULT_GAIN = 3;

/** `kind +2` of a bonus or special. */
function readEntry(source: Source, slot: SlotCard): void {
  const match = /^(\w+) ([+-]?\d+)$/.exec(source.text().trim());
  const kind = match?.[1] as BonusKind | SpecialKind;
  const value = Number(match?.[2]);
  if (match && (BONUS_KINDS as readonly string[]).includes(kind)) slot.bonuses.push({ kind: kind as BonusKind, value });
  else if (match && (SPECIAL_KINDS as readonly string[]).includes(kind))
    slot.specials.push({ kind: kind as SpecialKind, value });
  else
    source.fail(
      `a bonus or special and its value, such as "heroAttack +2"; kinds: ${[...BONUS_KINDS, ...SPECIAL_KINDS].join(', ')}`,
    );
}

function readSlot(source: Source | undefined, energyGain: number): SlotCard {
  const slot: SlotCard = { energyGain, bonuses: [], specials: [] };
  for (const entry of source?.list(0, 12) ?? []) readEntry(entry, slot);
  return slot;
}

function readHero(source: Source | undefined): HeroCard {
  const row = source?.record(['life', 'focus', 'gain', ...TIMES_OF_DAY]);
  const gain = row?.get('gain');
  const gains = Array.isArray(gain?.value)
    ? gain.list(4, 4).map((entry) => entry.int(0, 20))
    : TIMES_OF_DAY.map(() => gain?.int(0, 20) ?? DEFAULT_GAIN);
  const focus = row
    ?.get('focus')
    ?.list(0, 4)
    .map((type) => type.word(WEAPON_TYPES)) ?? [...WEAPON_TYPES];
  const slots = TIMES_OF_DAY.map((time, i) => [time, readSlot(row?.get(time), gains[i])] as const);
  return {
    kind: '',
    name: '',
    rarity: 1,
    life: row?.get('life')?.int(1, 99) ?? DEFAULT_LIFE,
    focus: focus,
    slots: Object.fromEntries(slots) as Record<TimeOfDay, SlotCard>,
  };
}

/** `green heroAttack 3`, `orange shield 2/1`. */
function readField(source: Source): FieldCard {
  const match = /^(\w+) (\w+) (-?\d+)(?:\/(\d+))?$/.exec(source.text().trim());
  const colour = COLOURS.find((name) => name === match?.[1]);
  const kind = EFFECT_KINDS.find((name) => name === match?.[2]);
  if (match === null || colour === undefined || kind === undefined) {
    return source.fail(`"colour kind value" or "colour kind value/resistance"; kinds: ${EFFECT_KINDS.join(', ')}`);
  }
  const value = Number(match[3]);
  if (isDeferred(kind) !== (match[4] !== undefined)) {
    return source.fail(
      isDeferred(kind)
        ? `"${kind} ${value}/resistance": a deferred effect has one`
        : `no resistance: ${kind} is not deferred`,
    );
  }
  return match[4] === undefined ? { colour, kind, value } : { colour, kind, value, resistance: Number(match[4]) };
}

function readState(source: Source | undefined, card: WeaponCard): number {
  if (source === undefined) return 0;
  const text = source.text().trim();
  const state = (STATE_NAMES as readonly string[]).indexOf(text);
  if (state >= 0) return state;
  const field = /^laid (\d+)$/.exec(text);
  if (field === null) return source.fail(`${STATE_NAMES.join(', ')} or "laid N"`);
  const printed = card.fields[Number(field[1])];
  if (printed === undefined || !isDeferred(printed.kind))
    return source.fail('the number of a deferred field of this weapon, from 0');
  return LAID + Number(field[1]);
}

function readWeapon(source: Source | undefined): { card: WeaponCard; state: number } {
  const row = source?.record(['type', 'cost', 'resistance', 'fields', 'state']);
  const card: WeaponCard = {
    kind: '',
    name: '',
    rarity: 1,
    type: row?.get('type')?.word(WEAPON_TYPES) ?? 'sword',
    energyCost: (row?.get('cost')?.int(0, 3) ?? 1) as 0 | 1 | 2 | 3,
    resistance: row?.get('resistance')?.int(0, 20) ?? 2,
    fields: row?.get('fields')?.list(1, 24).map(readField) ?? [{ colour: 'green', kind: 'energy', value: 1 }],
  };
  return { card, state: readState(row?.get('state'), card) };
}

interface Player {
  hero: HeroCard;
  weapons: { card: WeaponCard; state: number }[];
  life: Source | undefined;
  energy: Source | undefined;
  used: Source | undefined;
}

function readPlayer(source: Source | undefined): Player {
  const row = source?.record(['hero', 'life', 'energy', 'used', 'weapons']);
  const named = row?.get('weapons')?.record(WRITTEN_NAMES);
  const weapons = named === undefined ? [readWeapon(undefined)] : [...named.values()].map(readWeapon);
  [...(named?.keys() ?? [])].forEach((name, k) => {
    if (name !== WRITTEN_NAMES[k])
      named?.get(name)?.fail(`weapons in order: ${WRITTEN_NAMES.slice(0, weapons.length).join(', ')}`);
  });
  return {
    hero: readHero(row?.get('hero')),
    weapons,
    life: row?.get('life'),
    energy: row?.get('energy'),
    used: row?.get('used'),
  };
}

function usedBits(source: Source | undefined, slot: SlotCard): number {
  let bits = 0;
  for (const entry of source?.list(0, 12) ?? []) {
    const kind = entry.text();
    const bonus = slot.bonuses.findIndex((b, k) => b.kind === kind && ((bits >>> k) & 1) === 0);
    const special = slot.specials.findIndex((b, k) => b.kind === kind && ((bits >>> (16 + k)) & 1) === 0);
    if (bonus >= 0) bits |= 1 << bonus;
    else if (special >= 0) bits |= 1 << (16 + special);
    else entry.fail('a bonus or special that the hero shows at this time of day');
  }
  return bits;
}

function position(setup: Source | undefined, profile: Source | undefined, fresh: boolean): State {
  const row = setup?.record(['round', 'starting', 'actions', 'A', 'B']);
  const players = [readPlayer(row?.get('A')), readPlayer(row?.get('B'))];
  const decks = players.map((p) => ({ hero: p.hero, weapons: p.weapons.map((w) => w.card) }));
  let config: Config;
  try {
    config = configOf(decks[0], decks[1], readProfile(profile));
  } catch (error) {
    return (setup as Source).fail((error as Error).message);
  }
  const s = blank(config, '');
  if (fresh) return s;
  s.round = row?.get('round')?.int(1, 999) ?? 1;
  s.starting = row?.get('starting')?.word(['A', 'B']) === 'B' ? 1 : 0;
  s.actions = row?.get('actions')?.int(0, ACTIONS) ?? ACTIONS;
  players.forEach((p, seat) => {
    s.life[seat] = p.life?.int(1, p.hero.life) ?? p.hero.life;
    s.energy[seat] = p.energy?.int(0, MAX_ENERGY) ?? DEFAULT_ENERGY;
    s.used[seat] = usedBits(p.used, p.hero.slots[TIMES[timeOf(s.round)]]);
    p.weapons.forEach((w, k) => {
      s.weapons[numberOf(seat, k)] = w.state;
    });
  });
  return s;
}

function readProfile(source: Source | undefined): { [name: string]: string } {
  const profile: { [name: string]: string } = {};
  for (const [name, value] of source?.record(SWITCH_NAMES) ?? []) profile[name] = value.word(SWITCHES[name as Switch]);
  return profile;
}

function frame(name: string, step: string | undefined, locals: object = {}): Frame {
  const p = flow.named(name) as Procedure;
  const pc = step === undefined ? 0 : p.steps.findIndex((x) => x.name === step);
  return { p: p.id, pc, result: 0, cause: 0, pendingMask: 0, locals: { ...p.copy(p.sample), ...locals } };
}

/** The frames below a place in the flow: each waits at the step after the one that called. */
function framesAt(s: State, at: At | undefined): Frame[] {
  const procedure = at?.procedure ?? 'turn';
  const step = at === undefined ? 'chooseAction' : at.step;
  const seat = at?.seat ?? 0;
  if (procedure === 'duel') {
    s.round = 0;
    if (step !== undefined && step !== 'chooseStartWeapon') s.starting = seat;
    return [frame('duel', step)];
  }
  const below = [frame('duel', 'nextRound', { picks: [0, 0], spins: [1, 0] })];
  if (procedure === 'round') {
    s.round--;
    return [...below, frame('round', step)];
  }
  below.push(frame('round', seat === s.starting ? 'secondTurn' : undefined));
  if (seat !== s.starting) below[1].pc = 4;
  s.active = seat;
  const turn = (name: string | undefined) => frame('turn', name, { seat });
  if (procedure === 'turn') return [...below, turn(step)];
  const after: Record<string, string> = { use: 'nextAction', persistent: 'combo', combo: 'nightAttack' };
  const caller = after[procedure];
  if (caller === undefined) return (at as At).source.fail('duel, round, turn, use, persistent or combo');
  return [...below, turn(caller), frame(procedure, step, readLocals(at as At, s, seat))];
}

function readLocals(at: At, s: State, seat: number): { [name: string]: number } {
  const locals: { [name: string]: number } = {};
  for (const [name, value] of at.locals?.record() ?? []) {
    if (name === 'weapon') {
      locals[name] = numberOf(seat, WEAPON_NAMES.indexOf(value.word(WEAPON_NAMES)));
      if (s.weapons[locals[name]] === ABSENT) value.fail('a weapon that the seat has');
    } else locals[name] = value.int(-1, 99);
  }
  return locals;
}

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
