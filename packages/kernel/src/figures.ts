/**
 * Figures as they stand: what is printed, and what texts and effects make of it, layer by layer in the order of the rulebook.
 * Nothing is applied and taken back: a figure is read anew each time, and the walk that adds it up explains it as well. It
 * hands every contribution to its layer; where somebody asks why, the layer puts it down, otherwise nothing is made:
 *
 *   const ATTACK = layers({ printed: 'is', texts: 'by', floor: 'least' });
 *
 *   function attackOf(s: State, u: Unit, why: Part[] | null = null): number {
 *     let value = ATTACK.printed.add(0, u.printed, why, u.card);
 *     for (const aura of s.auras) value = ATTACK.texts.add(value, aura.n, why, aura.card);
 *     return value < 0 ? ATTACK.floor.add(value, 0, why) : value;
 *   }
 */

/** What a contribution does to the value before it: takes its place, multiplies it, adds to it, bounds it from below or above. */
export type How = 'is' | 'times' | 'by' | 'least' | 'most';

/** One contribution to a figure, in the order in which they count. */
export interface Part<Until extends string = string> {
  /** Name of its layer. */
  readonly layer: string;
  readonly how: How;
  readonly n: number;
  /** The card that says it; 0 = a rule. */
  readonly card: number;
  /** Keys of the paragraphs it rests on. */
  readonly rule: readonly string[];
  /** The condition that ends it, in the game's word; '' = it holds as long as the card lies there. */
  readonly until: Until | '';
}

const NO_RULE: readonly string[] = [];

function changed(how: How, value: number, n: number): number {
  switch (how) {
    case 'by':
      return (value + n) | 0;
    case 'is':
      return n;
    case 'times':
      return Math.imul(value, n);
    case 'least':
      return Math.max(value, n);
    case 'most':
      return Math.min(value, n);
  }
}

/** A named layer of a game's figures. */
export class Layer {
  readonly name: string;
  readonly how: How;
  /** Its place among the layers of the figure, the first one 0. */
  readonly place: number;

  constructor(name: string, how: How, place: number) {
    this.name = name;
    this.how = how;
    this.place = place;
  }

  /**
   * The value after a contribution.
   * @param why where given, the contribution is put down there
   */
  add<Until extends string>(
    value: number,
    n: number,
    why: Part<Until>[] | null,
    card = 0,
    rule: readonly string[] = NO_RULE,
    until: Until | '' = '',
  ): number {
    if (why !== null) why.push({ layer: this.name, how: this.how, n, card, rule, until });
    return changed(this.how, value, n);
  }
}

export type Layers<Name extends string = string> = { readonly [N in Name]: Layer };

/** The layers of a figure, in the order of the rulebook. */
export function layers<Name extends string>(order: { readonly [N in Name]: How }): Layers<Name> {
  const rows = Object.entries<How>(order).map(([name, how], place) => [name, new Layer(name, how, place)]);
  return Object.fromEntries(rows) as Layers<Name>;
}

/** What parts come to. */
export const sumOf = (parts: readonly Pick<Part, 'how' | 'n'>[]): number =>
  parts.reduce((value, { how, n }) => changed(how, value, n), 0);

/** The name of the first part that stands behind one of a later layer, or of no layer of these; undefined = all in order. */
export function outOfOrder(of: Layers, parts: readonly Pick<Part, 'layer'>[]): string | undefined {
  let last = 0;
  for (const { layer } of parts) {
    const place = of[layer]?.place ?? -1;
    if (place < last) return layer;
    last = place;
  }
  return undefined;
}
