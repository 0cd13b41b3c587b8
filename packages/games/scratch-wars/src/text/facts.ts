/** Words for the facts of a position, the same on the page and in the terminal. */
import type { Lang } from '@kolbiste/kernel';
import { capital } from '../cards/grammar.ts';
import type { NameSet } from '../cards/names.ts';
import { COLOUR_WORDS, TIME_WORDS } from '../cards/words.ts';
import type { View } from '../view.ts';
import { COLOUR_NAMES, TIMES, timeOf } from '../vocabulary.ts';
import { talkAbout, two } from './talk.ts';
import { stateWords } from './weapons.ts';

/** A weapon's state by its number: 'připravená', 'v opravě', 'odložený efekt: obranný štít 2, odolnost 3'. */
export function weaponStateText(view: View, number: number, lang: Lang, names: NameSet): string {
  return stateWords(talkAbout(view.config, lang, names), number, view.weapons[number]);
}

/** 'ráno', 'noon': the time of day of a round, counted from 1. */
export const timeText = (round: number, lang: Lang): string => TIME_WORDS[TIMES[timeOf(round)]][lang];

/** 'zelená', 'orange': a colour by its number in a field. */
export const colourText = (colour: number, lang: Lang): string => COLOUR_WORDS[COLOUR_NAMES[colour]][lang];

/** 'Kolo 3, večer'; before the first round 'Před prvním kolem'. */
export function roundText(view: View, lang: Lang): string {
  const t = talkAbout(view.config, lang, 'neutral');
  if (view.round === 0) return two(t, 'Před prvním kolem', 'Before the first round');
  return capital(
    two(t, `kolo ${view.round}, ${timeText(view.round, lang)}`, `round ${view.round}, ${timeText(view.round, lang)}`),
  );
}
