/** How scenario files lay out a duel: heroes, weapons with their fields, and how each stands. See docs/scenarios.md. */
import type { Source } from '@kolbiste/testkit/adapter';
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
import type { Switch } from './profile.ts';
import { SWITCH_NAMES, SWITCHES } from './profile.ts';
import { configOf } from './setup.ts';
import type { Config, State } from './state.ts';
import { blank, numberOf } from './state.ts';
import { ACTIONS, LAID, MAX_ENERGY, STATE_NAMES, TIMES, timeOf } from './vocabulary.ts';

export const WEAPON_NAMES = ['w1', 'w2', 'w3', 'w4', 'w5'];
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

export function position(setup: Source | undefined, profile: Source | undefined, fresh: boolean): State {
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
