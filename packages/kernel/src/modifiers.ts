/**
 * A modifier says that a figure is changed while something lasts. It is never applied and taken back: figures are
 * folded from the printed value whenever they are read, layer by layer in the game's order.
 */
export interface Modifier {
  /** Which figure, as the game numbers them. */
  stat: number;
  /** Place in the game's list of layers. */
  layer: number;
  amount: number;
  /** Id of what it comes from, so that it can be named and ends with it. */
  source: number;
  /** Id of what it is about; -1 = everything its owner's condition admits. */
  target: number;
}

/** How a layer changes a figure. */
export type Layer = (value: number, amount: number) => number;

export const set: Layer = (_value, amount) => amount;
export const times: Layer = (value, amount) => Math.imul(value, amount);
export const plus: Layer = (value, amount) => (value + amount) | 0;
export const atLeast: Layer = (value, amount) => Math.max(value, amount);
export const atMost: Layer = (value, amount) => Math.min(value, amount);

/**
 * The figure as it stands: the printed value, then each layer in order, within a layer in the order of the records.
 * @param layers the game's layers in the order of its rulebook
 */
export function fold(
  layers: readonly Layer[],
  records: readonly Modifier[],
  stat: number,
  target: number,
  printed: number,
): number {
  let value = printed;
  for (let layer = 0; layer < layers.length; layer++) {
    for (let i = 0; i < records.length; i++) {
      const m = records[i];
      if (m.stat === stat && m.layer === layer && (m.target === -1 || m.target === target))
        value = layers[layer](value, m.amount);
    }
  }
  return value;
}

/** Drops what comes from a source that is gone. */
export function dropSource(records: Modifier[], source: number): void {
  let kept = 0;
  for (let i = 0; i < records.length; i++) if (records[i].source !== source) records[kept++] = records[i];
  records.length = kept;
}
