/** Where words stand in a text, without regard to case and accents. */
import { folded } from './folded.ts';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** The text in parts: those that one of the words matches, and the rest. The words are folded already. */
export function marked(text: string, words: readonly string[]): readonly Part[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = Array.from(text.normalize('NFC'));
  // The folded text, and for each of its characters the letter it comes from: a letter may fold to none or to several.
  let plain = '';
  const from: number[] = [];
  letters.forEach((letter, at) => {
    for (const character of folded(letter)) {
      plain += character;
      from.push(at);
    }
  });
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      for (let k = at; k < at + word.length; k++) hits.add(from[k]);
    }
  }
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const hit = hits.has(at);
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  });
  return parts;
}
