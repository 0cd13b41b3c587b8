/** What a text needs while it is made, in either language: the card, the names, and who carries out what is said. */
import { quoted } from '@kolbiste/cardkit/words';
import type { Lang, NameSet } from '../../cards/names.ts';
import { nameOf } from '../../cards/names.ts';
import type { Card, Filter, Instruction, Target, Trigger } from '../../cards/types.ts';
import { traitWord } from '../../cards/words.ts';
import type { Trait } from '../../vocabulary.ts';

/** Who does it: the reader, to whom the text speaks, or a player it speaks of. */
export type Actor = 'you' | 'attacked' | 'that' | 'first' | 'each';

export interface Speech {
  readonly lang: Lang;
  readonly card: Card;
  readonly names: NameSet;
  /** Whom the data call "you". */
  readonly you: Actor;
  /** Who does what is being said. */
  readonly actor: Actor;
  readonly modal: 'must' | 'may';
  /** What the ability answers. */
  readonly trigger: Trigger | null;
  /** The card itself was spoken of just before: a pronoun is enough. */
  readonly known: boolean;
  /** Instructions in a row as one sentence without its full stop; the first letter is small. */
  readonly program: (list: readonly Instruction[], s: Speech) => string;
}

export const speechOf = (lang: Lang, card: Card, names: NameSet, program: Speech['program']): Speech => ({
  lang,
  card,
  names,
  you: 'you',
  actor: 'you',
  modal: 'must',
  trigger: null,
  known: false,
  program,
});

/** The name of a card, in quotation marks. */
export const called = (s: Speech, id: number): string => quoted(nameOf(id, s.lang, s.names), s.lang);

export const trait = (s: Speech, word: Trait): string => traitWord(word, s.lang, s.names);

const isEncounter = (card: Card): boolean => card.set !== 'core';
/** An encounter card says "you" to nobody: it speaks of a player, or of all. */
export const speaksToYou = (s: Speech): boolean => !isEncounter(s.card);

const targetOf = (i: Instruction): Target | undefined =>
  Object.values(i).find(
    (value): value is Target => typeof value === 'object' && value !== null && ('choose' in value || 'each' in value),
  );

const filterOf = (target: Target | undefined): Filter | undefined => {
  if (target === undefined || typeof target === 'string') return undefined;
  return 'choose' in target ? target.choose : target.each;
};

/** Who carries an instruction out: the reader, unless it leaves the choice to somebody else. */
export function actorOf(i: Instruction, s: Speech): Actor {
  const target = targetOf(i);
  const by = typeof target === 'object' && 'choose' in target ? target.by : undefined;
  if (by === 'first') return 'first';
  if (by === 'chosen') return 'that';
  const own = by === 'you' || filterOf(target)?.of === 'you' || Object.values(i).includes('you');
  return own ? s.you : 'you';
}

/** Whether an instruction works on the card itself. */
export const onSelf = (i: Instruction): boolean =>
  ('to' in i && i.to === 'self') || ('ready' in i && i.ready === 'self');

/** A target without the word that its verb says already. */
export function uncommitted(target: Target): Target {
  if (typeof target === 'string') return target;
  const drop = ({ committed: _, ...rest }: Filter): Filter => rest;
  return 'choose' in target ? { ...target, choose: drop(target.choose) } : { each: drop(target.each) };
}
