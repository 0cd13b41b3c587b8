/** Texts of cards, made from the data that is played: short labels, whole sentences, and the paragraphs of each. */
import { effectRule, wordsFor } from './effect-words.ts';
import type { Lang } from './grammar.ts';
import { capital, count, listed, plain, signed } from './grammar.ts';
import type { NameSet } from './names.ts';
import { nameOf } from './names.ts';
import { deviation, strength } from './strength.ts';
import type { BonusKind, FieldCard, HeroCard, SlotCard, SpecialKind, TimeOfDay, WeaponCard } from './types.ts';
import { isDeferred, TIMES_OF_DAY } from './types.ts';
import { COLOUR_WORDS, TIME_RULES, TIME_WORDS, TYPE_RULES, TYPE_WORDS } from './words.ts';

/** A piece of text with the rulebook keys it rests on. */
export interface Fragment {
  text: string;
  rules: readonly string[];
}

/** The name of an effect, a blessing or a special. */
export function effectName(kind: BonusKind | SpecialKind, lang: Lang, names: NameSet = 'real'): string {
  return wordsFor(kind).name?.[lang] ?? nameOf(kind, lang, names);
}

/** What an effect of this value does, as a sentence. For a trick the value is its price. */
export function effectText(kind: BonusKind | SpecialKind, value: number, lang: Lang): Fragment {
  return { text: wordsFor(kind).does[lang](value), rules: effectRule(kind) };
}

/** A field in short: 'zelená: útok na hrdinu 3', 'orange: combo 4, resistance 2'. */
export function fieldText(field: FieldCard, lang: Lang, names: NameSet = 'real'): Fragment {
  const colour = COLOUR_WORDS[field.colour];
  const effect = `${effectName(field.kind, lang, names)} ${plain(field.value)}`;
  const rules = [...colour.rules, ...effectRule(field.kind)];
  if (field.resistance === undefined) return { text: `${colour[lang]}: ${effect}`, rules };
  const resistance = `${lang === 'cs' ? 'odolnost' : 'resistance'} ${plain(field.resistance)}`;
  return { text: `${colour[lang]}: ${effect}, ${resistance}`, rules: [...rules, '3.2.3.3'] };
}

/** A field in full: what its colour asks, what its effect does. */
export function fieldSentence(field: FieldCard, lang: Lang): Fragment {
  const colour = COLOUR_WORDS[field.colour];
  const effect = effectText(field.kind, field.value, lang);
  const text = `${capital(colour[lang])}: ${colour.meaning[lang]}. ${effect.text}`;
  return { text, rules: [...colour.rules, ...effect.rules] };
}

/** One bonus: '+2 útok na hrdinu'; its rules depend on sign and kind. */
export function bonusText(kind: BonusKind, value: number, lang: Lang, names: NameSet = 'real'): Fragment {
  return { text: `${signed(value)} ${effectName(kind, lang, names)}`, rules: bonusRule(kind, value) };
}

/** The paragraphs of a bonus: optional or forced, and what is peculiar to its kind. */
export function bonusRule(kind: BonusKind, value: number): readonly string[] {
  const rules = value < 0 ? ['4.2.2.1'] : ['4.2.1.1'];
  if (kind === 'blessing') rules.push('4.3.1.1');
  if (kind === 'combo') rules.push('4.3.2.1');
  if (kind === 'canbalandAttack') rules.push('4.3.3.1');
  if (isDeferred(kind)) rules.push('4.1.1.3');
  return rules;
}

/** One special: 'odpalovač komba −1', 'bojový trik za 2 životy'. A special's value bears no plus [SW 5.1.1.4]. */
export function specialText(kind: SpecialKind, value: number, lang: Lang, names: NameSet = 'real'): Fragment {
  const name = effectName(kind, lang, names);
  const rules = effectRule(kind);
  if (kind !== 'trick') return { text: `${name} ${plain(value)}`, rules };
  const price = count(lang, value, 'life', 'acc');
  return { text: lang === 'cs' ? `${name} za ${price}` : `${name} for ${price}`, rules };
}

/** What a hero has at one time of day, piece by piece: energy gain, bonuses, specials. */
export function slotParts(slot: SlotCard, lang: Lang, names: NameSet = 'real'): Fragment[] {
  const gain = slot.energyGain;
  return [
    { text: `+${count(lang, gain, 'energy')}`, rules: ['2.6.1.1'] },
    ...slot.bonuses.map((bonus) => bonusText(bonus.kind, bonus.value, lang, names)),
    ...slot.specials.map((special) => specialText(special.kind, special.value, lang, names)),
  ];
}

/** One time of day in one line: 'ráno: +3 energie; +2 útok na hrdinu'. */
export function slotText(time: TimeOfDay, slot: SlotCard, lang: Lang, names: NameSet = 'real'): Fragment {
  const parts = slotParts(slot, lang, names);
  const rules = [...TIME_RULES, ...parts.flatMap((part) => part.rules)];
  return {
    text: `${TIME_WORDS[time][lang]}: ${parts.map((part) => part.text).join('; ')}`,
    rules: [...new Set(rules)],
  };
}

/** The whole card as lines; the first one names it. */
export function cardText(card: HeroCard | WeaponCard, lang: Lang, names: NameSet = 'real'): Fragment[] {
  return 'slots' in card ? heroLines(card, lang, names) : weaponLines(card, lang, names);
}

function heroLines(card: HeroCard, lang: Lang, names: NameSet): Fragment[] {
  const cs = lang === 'cs';
  const focus = card.focus.map((type) => TYPE_WORDS[type].many[lang]);
  const none = cs ? 'žádné zbraně' : 'no weapons';
  return [
    titleLine(cs ? 'hrdina' : 'hero', card, lang, names),
    { text: capital(count(lang, card.life, 'life')), rules: ['1.5.1.4', '2.7.2.2'] },
    {
      text: `${cs ? 'Zaměření na' : 'Focus on'} ${focus.length === 0 ? none : listed(lang, focus)}`,
      rules: ['2.5.1.2', '2.5.2.2'],
    },
    ...TIMES_OF_DAY.map((time) => {
      const line = slotText(time, card.slots[time], lang, names);
      return { text: capital(line.text), rules: line.rules };
    }),
    strengthLine(card, lang),
  ];
}

function weaponLines(card: WeaponCard, lang: Lang, names: NameSet): Fragment[] {
  const cost = count(lang, card.energyCost, 'energy', 'acc');
  const stats =
    lang === 'cs'
      ? `Použití i oprava za ${cost}, odolnost ${plain(card.resistance)}`
      : `Use and repair for ${cost}, resistance ${plain(card.resistance)}`;
  return [
    titleLine(TYPE_WORDS[card.type][lang], card, lang, names),
    { text: stats, rules: ['1.4.7.3', '2.5.1.1', '2.5.2.1', '2.8.1.2'] },
    ...card.fields.map((field, at) => {
      const line = fieldText(field, lang, names);
      return { text: `${at + 1}. ${line.text}`, rules: line.rules };
    }),
    strengthLine(card, lang),
  ];
}

/** 'Sekera „XKTR“, druh „…“, 2 hvězdičky': names stand after their noun and are never inflected. */
function titleLine(noun: string, card: HeroCard | WeaponCard, lang: Lang, names: NameSet): Fragment {
  const quote = (text: string) => (lang === 'cs' ? `„${text}“` : `“${text}”`);
  const kind = nameOf(card.kind, lang, names);
  const parts = [card.name === '' ? capital(noun) : `${capital(noun)} ${quote(card.name)}`];
  if (kind !== '') parts.push(`${lang === 'cs' ? 'druh' : 'kind'} ${quote(kind)}`);
  parts.push(count(lang, card.rarity, 'star'));
  return { text: parts.join(', '), rules: [...('type' in card ? TYPE_RULES : []), '1.4.4.1', '1.4.5.1'] };
}

function strengthLine(card: HeroCard | WeaponCard, lang: Lang): Fragment {
  const off = deviation(card);
  const sum = plain(strength(card));
  const rules = ['slots' in card ? '1.4.6.2' : '1.4.6.3', '1.4.6.4'];
  if (off === null) return { text: `${lang === 'cs' ? 'Síla' : 'Strength'} ${sum}`, rules };
  const text =
    lang === 'cs' ? `Síla ${sum}, odchylka od průměru ${signed(off)}` : `Strength ${sum}, ${signed(off)} from average`;
  return { text, rules };
}
