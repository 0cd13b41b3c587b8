/** The texts of cards that a question is about. */
import { cardData } from '../cards/pool.ts';
import { cardLines, cardText } from './card/index.ts';
import { modesOf } from './scene.ts';
import type { Talk } from './talk.ts';
import { two } from './talk.ts';

/** One of the texts between which a card lets its player choose, without its full stop. */
export function modeText(t: Talk, id: number, option: number): string {
  const found = cardData(id);
  const list = modesOf(id)[option];
  if (found === undefined || list === undefined) return two(t, `Možnost ${option + 1}`, `Option ${option + 1}`);
  const { keywords: _keywords, statics: _statics, ...bare } = found;
  const [line] = cardLines({ ...bare, effects: [{ when: 'use', do: list }] }, t.lang, t.names);
  return line.text.replace(/\.$/, '');
}

/** The whole text of a card; '' where the card is not known. */
export function textOfCard(t: Talk, id: number): string {
  const found = cardData(id);
  return found === undefined ? '' : cardText(found, t.lang, t.names);
}
