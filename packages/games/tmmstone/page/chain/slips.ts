/** What becomes of a thing, as short as it fits on the thing itself. */
import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { cardStruck } from '../../src/index.ts';

/** What has a word and a drawing, and no number. */
export const MARKED = {
  died: 'broken',
  vanished: 'close',
  exiled: 'down',
  froze: 'hourglass',
  silenced: 'close',
  shielded: 'shield',
  immune: 'shield',
  poisoned: 'cursed',
  granted: 'blessing',
  stealthLost: 'mask',
  woke: 'morning',
  stolen: 'right',
  moved: 'right',
  bounced: 'undo',
  transformed: 'repairing',
  entered: 'star',
  countered: 'close',
} as const satisfies Readonly<Record<string, AnyIcon>>;
type Mark = keyof typeof MARKED;

export type Slip =
  | { readonly is: 'hurt' | 'healed' | 'cards'; readonly n: number }
  | { readonly is: 'changed' | 'set'; readonly attack: number; readonly health: number }
  | { readonly is: 'mark'; readonly mark: Mark };

/** What a line says of a thing: which one, and what became of it. */
export interface Told {
  /** A character or a card that lies there; or the place itself. */
  readonly one: number | string;
  readonly card: number;
  readonly slip: Slip;
}

const isMark = (kind: string): kind is Mark => kind in MARKED;

const cards = (where: string, { a, b }: Happening, n: number): Told => ({
  one: `${where}:${a}`,
  card: b,
  slip: { is: 'cards', n },
});

/** Where a unit stands that has come, gone or changed its side. */
const PLACED = new Set(['entered', 'died', 'stolen', 'moved']);

/** What a line tells of a thing; undefined where it tells of none. */
export function toldOf(line: Happening): Told | undefined {
  const { kind, a, b, c, d } = line;
  if (kind === 'damaged') return { one: a, card: cardStruck(d), slip: { is: 'hurt', n: b } };
  if (kind === 'healed') return { one: a, card: d, slip: { is: 'healed', n: b } };
  if (kind === 'buffed') return b === 0 && c === 0 ? undefined : { one: a, card: d, slip: changed('changed', b, c) };
  if (kind === 'statsSet') return { one: a, card: d, slip: changed('set', b, c) };
  if (kind === 'drew') return cards('hand', { ...line, b: 0 }, 1);
  if (kind === 'given' || kind === 'toHand') return cards('hand', line, 1);
  if (kind === 'discarded') return cards('hand', line, -1);
  if (kind === 'burned' || kind === 'overdrawn') return cards('grave', line, 1);
  if (!isMark(kind)) return undefined;
  const one = kind === 'countered' ? 'stage' : PLACED.has(kind) ? `unit:${d}` : a;
  return { one, card: b, slip: { is: 'mark', mark: kind } };
}

const changed = (is: 'changed' | 'set', attack: number, health: number): Slip => ({ is, attack, health });

/** Several of one kind are one: a unit hurt twice shows the sum. */
export function merged(slips: readonly Slip[], slip: Slip): readonly Slip[] {
  const same = slips.findIndex((one) => one.is === slip.is);
  const found = slips[same];
  if (found === undefined) return [...slips, slip];
  if ('n' in found && 'n' in slip) return slips.with(same, { ...found, n: found.n + slip.n });
  if (found.is === 'changed' && slip.is === 'changed') {
    const [attack, health] = [found.attack + slip.attack, found.health + slip.health];
    return slips.with(same, changed('changed', attack, health));
  }
  if (found.is === 'mark' && slip.is === 'mark')
    return slips.some((one) => one.is === 'mark' && one.mark === slip.mark) ? slips : [...slips, slip];
  return slips.with(same, slip);
}

/** The figure of a slip; '' where it has a word instead. */
export function figureOf(slip: Slip): string {
  if (slip.is === 'hurt') return signedNumber(-slip.n);
  if (slip.is === 'healed' || slip.is === 'cards') return signedNumber(slip.n);
  if (slip.is === 'changed') return `${plus(slip.attack)}/${plus(slip.health)}`;
  return slip.is === 'set' ? `${slip.attack}/${slip.health}` : '';
}

const plus = (n: number): string => (n === 0 ? '+0' : signedNumber(n));

const GONE = new Set<Mark>(['died', 'vanished', 'exiled', 'poisoned', 'froze', 'silenced', 'countered']);

/** Whether it is a loss, a gain, or neither to the one it happens to. */
export function toneOf(slip: Slip): 'bad' | 'good' | 'plain' {
  if (slip.is === 'hurt') return 'bad';
  if (slip.is === 'healed') return 'good';
  if (slip.is === 'changed') return slip.attack + slip.health < 0 ? 'bad' : 'good';
  return slip.is === 'mark' && GONE.has(slip.mark) ? 'bad' : 'plain';
}
