/** Every sentence of the game, in both languages. */
import type { Describable, Lang, Text } from '@kolbiste/kernel';
import { EVENTS } from './flow.ts';
import { book } from './rulebook.ts';
import type { View } from './view.ts';

export type Say = readonly [cs: string, en: string];
export const said = (lang: Lang, [cs, en]: Say): string => (lang === 'cs' ? cs : en);

const HELP: Readonly<Record<string, Say>> = {
  'help.another': [
    'Zvolte jinou kartu než tu, kterou jste ukázali naposledy.',
    'Choose another card than the one you showed last.',
  ],
  'help.wait': ['Počkejte, až zvolí i druhý hráč.', 'Wait until the other player has chosen too.'],
  'help.over': ['Hra skončila.', 'The game is over.'],
  'help.held': ['Zvolte kartu, kterou držíte.', 'Choose a card that you hold.'],
};
export const remedyText = (key: string, lang: Lang): string => said(lang, HELP[key]);

const player = (seat: number): Say => [`Hráč ${'AB'[seat]}`, `Player ${'AB'[seat]}`];
const card = (n: number): Say => [`Zvolit kartu ${n}`, `Choose the card ${n}`];

const TOLD: Readonly<Record<(typeof EVENTS)[number], (a: number, b: number) => Say>> = {
  answer: (_a, b) => card(b),
  dealt: (a, b) => [`${player(a)[0]}: ${b} karet do ruky.`, `${player(a)[1]}: ${b} cards are dealt.`],
  drew: (a, b) => [`${player(a)[0]}: do ruky jde karta ${b}.`, `${player(a)[1]}: the card ${b} goes to the hand.`],
  chose: (a) => [`${player(a)[0]}: karta je zvolena.`, `${player(a)[1]}: a card is chosen.`],
  shown: (a, b) => [`${player(a)[0]}: karta ${b}.`, `${player(a)[1]}: the card ${b}.`],
  scored: (a, b) => [`${player(a)[0]} získává bod, celkem ${b}.`, `${player(a)[1]} scores a point, ${b} in all.`],
  ended: (a, b) => [`Konec hry: ${a} : ${b}.`, `The game ends: ${a} : ${b}.`],
};

export function describe(_v: View, x: Describable, lang: Lang): Text {
  if ('option' in x) return { text: said(lang, card(x.option)), rule: [] };
  if ('refused' in x) {
    const { option, rule, remedy } = x.refused;
    return { text: `${said(lang, card(option))}: ${remedyText(remedy, lang)}`, rule };
  }
  if ('decision' in x) {
    return { text: said(lang, ['Kterou kartu zvolíte?', 'Which card do you choose?']), rule: x.decision.rule };
  }
  const { kind, a, b, rule } = x.event;
  return { text: said(lang, TOLD[EVENTS[kind]](a, b)), rule: book.keysOf(rule) };
}
