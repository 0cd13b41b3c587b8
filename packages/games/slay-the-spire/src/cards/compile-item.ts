/** Relics and potions as the rules read them. */
import type { Ability, StaticValue } from './compile.ts';
import { abilityOf, program, staticsOf, useOf } from './compile.ts';
import type { PutText } from './texts.ts';
import type { ItemWritten } from './types.ts';

/** A relic, a boss relic or a potion. */
export interface Item {
  readonly item: number;
  readonly id: string;
  readonly kind: ItemWritten['kind'];
  /** Gold; -1 = it is not for sale [STS 7.9]. */
  readonly price: number;
  readonly copies: number;
  readonly abilities: readonly Ability[];
  /** The one among them that is used in the play phase. */
  readonly use: Ability | null;
  readonly statics: readonly StaticValue[];
  /** May be used outside combat too [STS 8.13], or only there. */
  readonly anywhere: boolean;
  readonly outside: boolean;
  /** Goes under its deck as soon as it was gained, or once it was used [STS R82]. */
  readonly discards: boolean;
  /** So many uses in an adventure, then it is discarded; 0 = no end of them. */
  readonly uses: number;
  /** May change the result of a die [STS 12.7]. */
  readonly changesDie: boolean;
}

export function itemOf(written: ItemWritten, item: number, put: PutText = program): Item {
  const abilities = (written.abilities ?? []).map((each) => abilityOf(each, true, put));
  return {
    item,
    id: written.id,
    kind: written.kind,
    price: written.price ?? -1,
    copies: written.copies ?? 1,
    abilities,
    use: useOf(abilities),
    statics: staticsOf(written.statics),
    anywhere: written.anywhere === true,
    outside: written.outside === true,
    discards: written.discards === true,
    uses: written.uses ?? 0,
    changesDie: (written.abilities ?? []).some(({ when }) => when === 'dieRolled'),
  };
}
