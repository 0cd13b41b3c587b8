/** What every sentence needs: the language, the names of the players, and the table that creatures are named by. */
import type { NameSet } from '@kolbiste/cardkit';
import type { Talk as Plain, Players } from '@kolbiste/cardkit/words';
import { byNumber, cap, deed, does, two } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import { enemyCardName, faceName, itemName } from '../cards/names.ts';
import { cardWritten, ENEMIES, ITEMS } from '../cards/pool.ts';
import { heroForms, withPreposition } from '../cards/words.ts';
import { CARD, HERO } from '../state.ts';
import type { View } from '../view.ts';
import { HEROES } from '../vocabulary.ts';

export interface Talk extends Plain {
  readonly v: View;
}

type Case = 'nom' | 'dat' | 'acc' | 'ins';
interface HeroWords extends Readonly<Record<Case, string>> {
  readonly en: string;
}
const HERO_WORDS: readonly HeroWords[] = HEROES.map((_, hero) => {
  const { cs: nom, dat, acc, ins, en } = heroForms(hero, 'real');
  return { nom, dat, acc, ins, en: `the ${en}` };
});
/** What a hero is called, by itself. */
export const heroName = (hero: number, lang: Lang): string => heroForms(hero, 'real')[lang];
/** An achievement that a hero has alone: 'sólo s ...', 'alone as the ...'. */
export const aloneAs = (hero: number): readonly [cs: string, en: string] => [
  `sólo ${withPreposition(HERO_WORDS[hero].ins)}`,
  `alone as ${HERO_WORDS[hero].en}`,
];

/** The reward deck of a hero, whoever plays that hero. */
export function deckOf(t: Plain, hero: number): string {
  const words = HERO_WORDS[hero] ?? HERO_WORDS[0];
  return two(t, `Balíček odměn: ${words.nom}`, `The reward deck of ${words.en}`);
}

const YOU: HeroWords = { nom: 'vy', dat: 'vám', acc: 'vás', ins: 'vámi', en: 'you' };

/** The hero of a seat; of several who play the same one each with its letter. */
function heroAt(v: View, seat: number, inCase: Case | 'en'): string {
  const hero = v.heroes[seat]?.[HERO] ?? 0;
  const twins = v.heroes.filter((row) => row[HERO] === hero).length;
  return `${(HERO_WORDS[hero] ?? HERO_WORDS[0])[inCase]}${twins > 1 ? ` ${'ABCD'[seat] ?? seat + 1}` : ''}`;
}

/** Each seat is called by its hero, but for the one who is spoken to. */
export function talkIn(lang: Lang, names: NameSet, players: Players | undefined, v: View): Talk {
  const you = players?.you;
  const called = (tongue: Lang): string[] =>
    v.heroes.map((_, seat) =>
      seat === you ? YOU[tongue === 'cs' ? 'nom' : 'en'] : heroAt(v, seat, tongue === 'cs' ? 'nom' : 'en'),
    );
  const mine = you === undefined ? {} : { you };
  return { lang, names, v, players: { cs: called('cs'), en: called('en'), ...mine } };
}

/** A hero as the object of a sentence. */
export function heroObject(t: Talk, seat: number, inCase: Case): string {
  if (seat === t.players.you) return YOU[t.lang === 'cs' ? inCase : 'en'];
  return heroAt(t.v, seat, t.lang === 'cs' ? inCase : 'en');
}

/** With a hero: 's' or 'se', as the name begins. */
export const withHero = (t: Talk, seat: number): string => withPreposition(heroObject(t, seat, 'ins'));

const quote = (t: Talk, text: string): string => two(t, `„${text}“`, `“${text}”`);
/** A card by its face; 'karta' where nobody may know which. */
export const card = (t: Talk, face: number): string =>
  face >= 0 && cardWritten(face >> 1) !== undefined ? quote(t, faceName(face, t.lang)) : two(t, 'kartu', 'a card');
export const item = (t: Talk, n: number): string =>
  ITEMS[n] === undefined ? two(t, 'předmět', 'an item') : quote(t, itemName(n, t.lang));

const NOUN = { nom: 'nepřítel', dat: 'nepříteli', acc: 'nepřítele', ins: 'nepřítelem' } as const;
/**
 * An enemy by what its card is called; equal ones are told apart by number. One that lies on the table no more is told by
 * its number alone.
 */
export function enemyCalled(t: Talk, printed: number, n: number, inCase: Case): string {
  if (ENEMIES[printed] === undefined) return two(t, `${NOUN[inCase]} č. ${n + 1}`, `enemy ${n + 1}`);
  const name = enemyCardName(printed, t.lang);
  const same = t.v.enemies.flatMap((row, e) => (enemyCardName(row[CARD], t.lang) === name ? [e] : []));
  const which = same.length > 1 && same.includes(n) ? ` ${same.indexOf(n) + 1}` : '';
  return two(
    t,
    `${NOUN[inCase]} „${name}${which}“`,
    which === '' ? `the ${name.replace(/^The /, '')}` : `${name}${which}`,
  );
}
export const enemy = (t: Talk, e: number, inCase: Case): string =>
  enemyCalled(t, t.v.enemies[e]?.[CARD] ?? -1, e, inCase);

/** A creature as the object of a sentence: a seat, or -1 minus the number of an enemy. */
export const creature = (t: Talk, who: number, inCase: Case): string =>
  who >= 0 ? heroObject(t, who, inCase) : enemy(t, -1 - who, inCase);

const NOBODY = -1;
/** What a hero does: 'Defekt hraje', 'Hrajete'. The Czech verb stands first, in the third person. */
export const hero = (t: Talk, seat: number, cs: string, en: string): string => deed(t, seat, does(t, seat, cs, en));
/** What an enemy does. */
export const byEnemy = (t: Talk, e: number, cs: string, en: string): string =>
  `${cap(enemy(t, e, 'nom'))} ${does(t, NOBODY, cs, en)}`;
/** What a creature does. */
export const by = (t: Talk, who: number, cs: string, en: string): string =>
  who >= 0 ? hero(t, who, cs, en) : byEnemy(t, -1 - who, cs, en);

const COUNTED = {
  card: ['kartu', 'karty', 'karet', 'card', 'cards'],
  cards: ['karta', 'karty', 'karet', 'card', 'cards'],
  energy: ['energii', 'energie', 'energií', 'energy', 'energy'],
  gold: ['zlaťák', 'zlaťáky', 'zlaťáků', 'gold', 'gold'],
} as const;
/** '3 karty' in the accusative ('cards': in the nominative), '3 cards'. */
export function count(t: Talk, n: number, what: keyof typeof COUNTED): string {
  const [single, few, many, one, more] = COUNTED[what];
  return two(t, `${n} ${byNumber(n, single, few, many)}`, `${n} ${n === 1 ? one : more}`);
}
export { left, now, two } from '@kolbiste/cardkit/words';
