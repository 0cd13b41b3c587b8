/** Effects, bonuses and attacks as parts of sentences. */

import { plain, signed } from '../cards/grammar.ts';
import { effectName } from '../cards/text.ts';
import type { BonusKind, FieldCard, SpecialKind } from '../cards/types.ts';
import { COLOUR_WORDS } from '../cards/words.ts';
import { SOURCES } from '../effects/sources.ts';
import type { Talk } from './talk.ts';
import { quoted, two } from './talk.ts';

/** The name of an effect, a blessing or a special in the talk's language and set of names. */
export const effect = (t: Talk, kind: BonusKind | SpecialKind): string => effectName(kind, t.lang, t.names);

/** 'útok na hrdinu 3', 'obranný štít 2, odolnost 3'. */
export function fieldPhrase(t: Talk, field: FieldCard): string {
  const text = `${effect(t, field.kind)} ${plain(field.value)}`;
  return field.resistance === undefined ? text : `${text}, ${two(t, 'odolnost', 'resistance')} ${field.resistance}`;
}

/** 'útok na hrdinu 3 (červená)'. */
export const colouredField = (t: Talk, field: FieldCard): string =>
  `${fieldPhrase(t, field)} (${COLOUR_WORDS[field.colour][t.lang]})`;

/** Where a bonus goes; names from the books of names are not inflected and stand in quotes. */
const TOWARDS: { readonly [kind in BonusKind]?: string } = {
  energy: 'k energii',
  heroAttack: 'k útoku na hrdinu',
  weaponAttack: 'k útoku na zbraň',
  universalAttack: 'k univerzálnímu útoku',
  heal: 'k léčení',
  persistentAttack: 'k trvalému útoku na hrdinu',
  shield: 'k obrannému štítu',
  combo: 'ke kombu',
};

/** 'bonus +2 k útoku na hrdinu', 'malus −1 k léčení', 'požehnání +1'. */
export function bonusPhrase(t: Talk, kind: BonusKind, value: number): string {
  if (kind === 'blessing') {
    const noun = effect(t, kind);
    return value < 0 ? `${two(t, 'záporné', 'negative')} ${noun} ${plain(value)}` : `${noun} ${signed(value)}`;
  }
  const word = value < 0 ? 'malus' : 'bonus';
  const towards = TOWARDS[kind] ?? `k efektu ${quoted(t, effect(t, kind))}`;
  return `${word} ${signed(value)} ${two(t, towards, `to ${effect(t, kind)}`)}`;
}

/** What an attack comes from, by its number in SOURCES: the effect or special, or how the combos were fired. */
export function sourcePhrase(t: Talk, source: number): string {
  const kind = SOURCES[source]?.name ?? '';
  if (kind === 'shrapnelSecond') return `${effect(t, 'shrapnel')}, ${two(t, 'druhý útok', 'second attack')}`;
  if (kind === 'comboIgniter') return two(t, 'kombo s odpalovačem', 'combo with igniter');
  return kind === '' ? two(t, 'útok', 'attack') : effect(t, kind as BonusKind | SpecialKind);
}
