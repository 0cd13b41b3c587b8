/** Whom a text works on, as its sentences say it; a second mention becomes a pronoun. */
import type { Whom } from '../terms.ts';
import type { Speech } from '../verb.ts';

interface Forms {
  readonly dat: string;
  readonly acc: string;
  readonly en: string;
}
/** What is said for the first time, and afterwards. */
type Mentions = readonly [first: Forms, again: Forms];

const forms = (dat: string, acc: string, en: string): Forms => ({ dat, acc, en });
const HIM = forms('mu', 'ho', 'it');
const HERO = forms('mu', 'ho', 'them');
const THEM = forms('každému z nich', 'každého z nich', 'each of them');

const MENTIONS: Readonly<Record<Exclude<Whom, 'each' | 'eachHero' | 'self' | 'second'>, Mentions>> = {
  enemy: [forms('nepříteli', 'nepřítele', 'an enemy'), HIM],
  row: [forms('každému nepříteli v jedné řadě', 'každého nepřítele v jedné řadě', 'each enemy in one row'), THEM],
  all: [forms('VŠEM nepřátelům', 'VŠECHNY nepřátele', 'ALL enemies'), THEM],
  hero: [forms('libovolnému hrdinovi', 'libovolného hrdinu', 'any hero'), HERO],
  heroes: [forms('každému hrdinovi', 'každého hrdinu', 'each hero'), THEM],
  rowHero: [forms('hrdinovi ve své řadě', 'hrdinu ve své řadě', 'the hero in its row'), HERO],
  subject: [forms('tomu nepříteli', 'toho nepřítele', 'that enemy'), HIM],
  subjectRow: [forms('každému nepříteli v jeho řadě', 'každého nepřítele v jeho řadě', 'each enemy in its row'), THEM],
  others: [forms('ostatním nepřátelům', 'ostatní nepřátele', 'the other enemies'), THEM],
};
const EACH = forms('nepříteli podle volby', 'nepřítele podle volby', 'an enemy of your choice');
const EACH_HERO = forms('hrdinovi podle volby', 'hrdinu podle volby', 'a hero of your choice');
const SECOND = forms(
  'případně ještě jednomu jinému nepříteli',
  'případně ještě jednoho jiného nepřítele',
  'up to one other enemy',
);
const ONESELF = forms('si', 'sebe', 'yourself');
const THAT_HERO: Mentions = [forms('tomu hrdinovi', 'toho hrdinu', 'that hero'), HERO];

/** What a text that names nobody means: whom it is aimed at, whom it helps, who is given something. */
const USUAL = {
  aimed: { hero: 'enemy', enemy: 'rowHero' },
  helped: { hero: 'self', enemy: 'self' },
  struck: { hero: 'self', enemy: 'rowHero' },
} as const;
export type Usual = keyof typeof USUAL;

/** Whom it is about; a boss stands in every row [STS R57]. */
function aimOf(to: Whom | undefined, usual: Usual, { byEnemy, boss }: Speech): Whom {
  const aim = to ?? USUAL[usual][byEnemy ? 'enemy' : 'hero'];
  return boss && aim === 'rowHero' ? 'heroes' : aim;
}

export const isSelf = (to: Whom | undefined, usual: Usual, s: Speech): boolean => aimOf(to, usual, s) === 'self';

/** The words for whom a text works on; the text has spoken of them from now on. */
export function whom(to: Whom | undefined, usual: Usual, s: Speech): Forms {
  const aim = aimOf(to, usual, s);
  if (aim === 'self') return ONESELF;
  if (aim === 'each') return EACH;
  if (aim === 'eachHero') return EACH_HERO;
  if (aim === 'second') return SECOND;
  const [first, again] = aim === 'subject' && s.byEnemy ? THAT_HERO : MENTIONS[aim];
  const known = s.spokenOf === aim;
  s.spokenOf = aim;
  return known ? again : first;
}

/** What a text tells a hero to do, or what an enemy does. */
export const act = (s: Speech, told: string, does: string): string => (s.byEnemy ? does : told);
