/** The cards that games are played with: those of the house, what scenarios add for good, and those of one own file. */

export interface Shelf<C> {
  /** The cards of a file that games are played with now; none unless somebody brought some. */
  ownCards(): readonly C[];
  /** Those of the house, and what scenarios added. */
  houseCards(): readonly C[];
  /** Adds cards that stay: no number of a card or text that was there changes. */
  addCards(more: readonly C[]): void;
  /**
   * Plays with the cards of a file beside those of the house. One file at a time: a configuration carries its cards
   * (`own`), and whoever reads it plays with just these from then on.
   */
  useOwnCards(wanted: readonly C[]): void;
  /** Whoever compiles the cards is told of all of them, the own ones last, each time they change. */
  follow(renew: (all: readonly C[]) => void): void;
}

/** Puts other things into a list that stays the same, so that reading it costs no more than reading a constant. */
export function refill<T>(list: readonly T[], by: readonly T[]): void {
  const all = list as T[];
  all.length = 0;
  for (const each of by) all.push(each);
}

export function shelfOf<C>(house: readonly C[]): Shelf<C> {
  const base = [...house];
  let own: readonly C[] = [];
  let renew: (all: readonly C[]) => void = () => undefined;
  const change = (): void => renew([...base, ...own]);
  return {
    ownCards: () => own,
    houseCards: () => base,
    addCards(more) {
      base.push(...more);
      change();
    },
    useOwnCards(wanted) {
      if (wanted === own || wanted.length + own.length === 0) return;
      if (JSON.stringify(wanted) === JSON.stringify(own)) return;
      own = wanted;
      change();
    },
    follow(next) {
      renew = next;
    },
  };
}
