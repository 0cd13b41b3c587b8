/** What a text needs while it is made, in either language: the card and the set of names. */
import { quoted } from '@kolbiste/cardkit/words';
import type { Lang, NameSet } from '../../cards/names.ts';
import { nameOf } from '../../cards/names.ts';
import type { Filter } from '../../cards/parts.ts';
import type { CardRow, TargetWords } from '../../cards/types.ts';

export interface Speech {
  readonly lang: Lang;
  readonly card: CardRow;
  readonly names: NameSet;
  /** What is pointed at, in the order in which it is asked; each is introduced where it is first spoken of. */
  readonly targets: readonly TargetWords[];
  readonly said: Set<number>;
}

export const speechOf = (lang: Lang, card: CardRow, names: NameSet, targets: readonly TargetWords[] = []): Speech => ({
  lang,
  card,
  names,
  targets,
  said: new Set(),
});

/** The name of a card, in quotation marks. */
export const called = (s: Speech, id: number): string => quoted(nameOf(id, s.lang, s.names), s.lang);

/** The filter of a target that is a card. */
export const targetFilter = (target: TargetWords | undefined): Filter | undefined =>
  target === undefined
    ? undefined
    : 'piece' in target
      ? target.piece
      : 'participant' in target
        ? target.participant
        : undefined;
