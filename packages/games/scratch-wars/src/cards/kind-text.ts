/** Texts of whole kinds of cards: what a made card of the kind shows, with ranges where cards differ. */

import type { Lang } from './grammar.ts';
import { capital, count, listed, nounForm, plain, signed } from './grammar.ts';
import type { FieldKind, Figure, HeroKind, WeaponKind } from './kinds.ts';
import { figureRange } from './kinds.ts';
import type { NameSet } from './names.ts';
import { effectName } from './text.ts';
import { TIMES_OF_DAY } from './types.ts';
import { COLOUR_WORDS, TIME_WORDS, TYPE_WORDS } from './words.ts';

/** `2`, or `1 to 3` where cards of the kind differ. */
function range(figure: Figure, lang: Lang, show: (n: number) => string = plain, skipZero = false): string {
  const { low, high } = figureRange(figure, skipZero);
  return low === high ? show(low) : `${show(low)} ${lang === 'cs' ? 'až' : 'to'} ${show(high)}`;
}

/** A range with its noun, which agrees with the higher number: `+1 až +2 energie`. */
function counted(figure: Figure, noun: 'life' | 'energy', lang: Lang, show = plain): string {
  return `${range(figure, lang, show)} ${nounForm(lang, figureRange(figure).high, noun)}`;
}

/** What a hero of the kind shows, line by line. */
export function heroKindText(kind: HeroKind, lang: Lang, names: NameSet): string {
  const focus = kind.focus.map((type) => TYPE_WORDS[type].many[lang]);
  const none = lang === 'cs' ? 'žádné zbraně' : 'no weapons';
  const slots = TIMES_OF_DAY.map((time, at) => {
    const slot = kind.slots[at];
    const parts = [
      counted(slot.energyGain, 'energy', lang, signed),
      ...slot.bonuses.map(
        ([bonus, figure]) => `${range(figure, lang, signed, true)} ${effectName(bonus, lang, names)}`,
      ),
      ...slot.specials.map(
        ([special, figure]) => `${effectName(special, lang, names)} ${range(figure, lang, plain, true)}`,
      ),
    ];
    return `${capital(TIME_WORDS[time][lang])}: ${parts.join('; ')}`;
  });
  return [
    `${lang === 'cs' ? 'Hrdina' : 'Hero'}, ${count(lang, kind.stars, 'star')}`,
    capital(counted(kind.life, 'life', lang)),
    `${lang === 'cs' ? 'Zaměření na' : 'Focus on'} ${focus.length === 0 ? none : listed(lang, focus)}`,
    ...slots,
  ].join('\n');
}

function fieldText(field: FieldKind, lang: Lang, names: NameSet): string {
  const [colour, effect, value, resistance] = field;
  const text = `${COLOUR_WORDS[colour][lang]}: ${effectName(effect, lang, names)} ${range(value, lang)}`;
  return resistance === undefined
    ? text
    : `${text}, ${lang === 'cs' ? 'odolnost' : 'resistance'} ${range(resistance, lang)}`;
}

/** What a weapon of the kind shows, line by line. */
export function weaponKindText(kind: WeaponKind, lang: Lang, names: NameSet): string {
  const cost = count(lang, kind.energyCost, 'energy', 'acc');
  const stats = lang === 'cs' ? `Použití i oprava za ${cost}, odolnost` : `Use and repair for ${cost}, resistance`;
  return [
    `${capital(TYPE_WORDS[kind.type][lang])}, ${count(lang, kind.stars, 'star')}`,
    `${stats} ${range(kind.resistance, lang)}`,
    ...kind.fields.map((field, at) => `${at + 1}. ${fieldText(field, lang, names)}`),
  ].join('\n');
}
