/** Exact odds of a disc: every field is equally likely [SW 1.4.8.2], so counting is all there is to do. */
import { percentOf } from '@kolbiste/tablekit/draw/percent.ts';
import type { Colour, EffectKind, FieldCard, WeaponCard } from '../../src/index.ts';

export interface Odds {
  readonly kind: EffectKind;
  /** Fields of this kind. */
  readonly count: number;
  /** All fields of the disc. */
  readonly of: number;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  /** Mean value when this kind is drawn. */
  readonly mean: number;
  /** Fields of this kind by colour. */
  readonly colours: Readonly<Record<Colour, number>>;
  /** The fields themselves, as places on the disc. */
  readonly fields: readonly number[];
}

/** Odds by kind of result, the likeliest first, then in the order of the disc. */
export function oddsOf(fields: readonly FieldCard[]): Odds[] {
  const kinds = [...new Set(fields.map((field) => field.kind))];
  const rows = kinds.map((kind) => rowOf(kind, fields));
  return rows.sort((a, b) => b.count - a.count || a.fields[0] - b.fields[0]);
}

function rowOf(kind: EffectKind, all: readonly FieldCard[]): Odds {
  const places = all.flatMap((field, place) => (field.kind === kind ? [place] : []));
  const mine = places.map((place) => all[place]);
  const values = mine.map((field) => field.value);
  const colours = { green: 0, orange: 0, red: 0 };
  for (const field of mine) colours[field.colour]++;
  return {
    kind,
    count: mine.length,
    of: all.length,
    percent: percentOf(mine.length, all.length),
    low: Math.min(...values),
    high: Math.max(...values),
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    colours,
    fields: places,
  };
}

/** How often each colour comes: what the turn will allow. */
export function colourOdds(fields: readonly FieldCard[]): Readonly<Record<Colour, number>> {
  const colours = { green: 0, orange: 0, red: 0 };
  for (const field of fields) colours[field.colour]++;
  return colours;
}

/** Mean over all spins of what one kind of effect brings; 0 where the disc does not have it. */
export function expected(weapon: WeaponCard, kind: EffectKind): number {
  const sum = weapon.fields.reduce((total, field) => (field.kind === kind ? total + field.value : total), 0);
  return sum / weapon.fields.length;
}

/** Attacks that break or curse a weapon whose resistance they reach [SW 3.4.3.4, 3.4.4.5, 3.4.8.4, 3.4.9.2.3]. */
const BY_POWER: ReadonlySet<EffectKind> = new Set<EffectKind>([
  'weaponAttack',
  'universalAttack',
  'vampireCurse',
  'shrapnel',
]);

/** Fields with which one spin puts a weapon of this resistance out of use, bonuses and shields aside. */
export function breaking(fields: readonly FieldCard[], resistance: number): number {
  // A canbaland attack asks for no resistance [SW 3.4.6.4].
  return fields.filter(({ kind, value }) => kind === 'canbalandAttack' || (BY_POWER.has(kind) && value >= resistance))
    .length;
}
