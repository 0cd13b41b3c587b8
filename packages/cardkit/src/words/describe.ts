/** Words for options, refusals, questions and events, from the view alone. */
import type { Describable, Lang, Rulebook, Text } from '@kolbiste/kernel';
import type { NameSet } from '../names.ts';
import type { Players } from './players.ts';

export interface DescriberOptions {
  /** Names of the seats; default 'hráč A', 'hráč B' and so on. */
  readonly players?: Players;
}

type Of<K extends PropertyKey> = Extract<Describable, Readonly<Record<K, unknown>>>;

/** How a game says each kind of thing. */
export interface Telling<V, T> {
  talk(lang: Lang, names: NameSet, players: Players | undefined, v: V): T;
  option(t: T, v: V, x: Of<'option'>): string;
  refusal(t: T, v: V, x: Of<'refused'>): string;
  decision(t: T, v: V, x: Of<'decision'>['decision']): string;
  event(t: T, v: V, e: Of<'event'>['event']): string;
}

/** The describer of a game, by a set of names. */
export const describerOf =
  <V, T>(book: Pick<Rulebook, 'keysOf'>, telling: Telling<V, T>) =>
  (names: NameSet, { players }: DescriberOptions = {}) =>
  (v: V, x: Describable, lang: Lang): Text => {
    const t = telling.talk(lang, names, players, v);
    if ('option' in x) return { text: telling.option(t, v, x), rule: [] };
    if ('refused' in x) return { text: telling.refusal(t, v, x), rule: x.refused.rule };
    if ('decision' in x) return { text: telling.decision(t, v, x.decision), rule: x.decision.rule };
    return { text: telling.event(t, v, x.event), rule: book.keysOf(x.event.rule) };
  };
