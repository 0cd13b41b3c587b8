import type { Core, Describable, Flow, GameEvent, Lang, Option, Rulebook, Seat, Text } from '../../src/index.ts';

/** Key of a sentence and what stands in it for {0}, {1}...: a number, or the key of another sentence. */
export type Sentence = readonly [key: string, ...parts: (number | string)[]];

export interface Speech<S extends Core, V> {
  readonly book: Rulebook;
  readonly flow: Flow<S>;
  readonly events: readonly string[];
  readonly words: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  option(v: V, decision: string, seat: Seat, option: Option): Sentence;
  /** What stands in the sentence of an event of this name. */
  parts(e: GameEvent, name: string): readonly (number | string)[];
}

/** The describe() of a toy game: sentences from a table, paragraphs from what is described. */
export function describer<S extends Core, V>(speech: Speech<S, V>): (v: V, x: Describable, lang: Lang) => Text {
  const { book, flow, words } = speech;
  const say = (lang: Lang, [key, ...parts]: Sentence): string => {
    const sentence = words[lang][key];
    if (sentence === undefined) throw new Error(`${book.game}: no words for ${key} (${lang})`);
    return sentence.replace(/\{(\d)\}/g, (_, place: string) => {
      const part = parts[Number(place)];
      if (part === undefined) throw new Error(`${book.game}: ${key} (${lang}) has no part ${place}`);
      return typeof part === 'string' ? say(lang, [part]) : String(part);
    });
  };
  const ruleOf = (decision: string): readonly string[] => {
    const [procedure, step] = decision.split('.');
    const found = flow.named(procedure)?.steps.find((other) => other.name === step);
    if (found === undefined) throw new Error(`${book.game}: no decision ${decision}`);
    return book.keysOf(found.rule);
  };
  const event = (v: V, e: GameEvent, lang: Lang): string => {
    if (e.kind > 0) return say(lang, [`event.${speech.events[e.kind]}`, ...speech.parts(e, speech.events[e.kind])]);
    const { id } = flow.procedures[e.c].steps[e.d];
    return `${say(lang, ['seat', e.a + 1])}: ${say(lang, speech.option(v, id, e.a, e.b))}`;
  };
  return (v, x, lang) => {
    if ('option' in x)
      return { text: say(lang, speech.option(v, x.decision, x.seat, x.option)), rule: ruleOf(x.decision) };
    if ('refused' in x) {
      const what = say(lang, speech.option(v, x.decision, x.seat, x.refused.option));
      return { text: `${what}: ${say(lang, [x.refused.remedy])}`, rule: x.refused.rule };
    }
    if ('decision' in x) return { text: say(lang, [`ask.${x.decision.kind}`]), rule: x.decision.rule };
    return { text: event(v, x.event, lang), rule: book.keysOf(x.event.rule) };
  };
}
