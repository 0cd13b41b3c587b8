/** What some enemies are by themselves beyond figures: who confuses, regrows, rises, cannot fall. */
import { listed } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import type { EnemyCard } from '../cards/compile-enemy.ts';

type Line = (printed: EnemyCard, lang: Lang) => string;
const two = (lang: Lang, cs: string, en: string): string => (lang === 'cs' ? cs : en);
const forEach = (n: number, lang: Lang): string => two(lang, `${n} žt za každého hrdinu`, `${n} HP for each hero`);

const confuses: Line = ({ confuses: costs }, lang) => {
  if (costs.length === 0) return '';
  const by = costs.map((cost, at) =>
    two(lang, `${cost} (padne-li ${2 * at + 1} nebo ${2 * at + 2})`, `${cost} (on a ${2 * at + 1} or ${2 * at + 2})`),
  );
  return two(
    lang,
    `První karta, kterou hrdina v jeho řadě v tahu zahraje, má náklady ${listed(by, 'a')}.`,
    `The first card that a hero in its row plays in a turn costs ${listed(by, 'and')}.`,
  );
};

const regrows: Line = ({ regrows: hp }, lang) =>
  hp === 0
    ? ''
    : two(
        lang,
        `Na začátku kola se mrtvý vrátí s ${hp} žt, je-li naživu jiný téhož jména.`,
        `At the start of a round it comes back from the dead with ${hp} HP if another of its name is alive.`,
      );

const rises: Line = ({ rises: how }, lang) => {
  if (how === null) return '';
  const cs = [`zhojí se na ${forEach(how.hp, lang)}`];
  const en = [`heals to ${forEach(how.hp, lang)}`];
  if (how.strength !== undefined) {
    cs.push(`získá ${how.strength} žeton síly`);
    en.push(`gains ${how.strength} strength`);
  }
  if (how.cleanse === true) {
    cs.push('odhodí žetony slabosti a zranitelnosti');
    en.push('loses its weak and vulnerable');
  }
  if (how.slot !== undefined) {
    cs.push('přejde do druhého módu');
    en.push('enters its second mode');
  }
  return two(
    lang,
    `Když má poprvé 0 žt: nezhyne, ${listed(cs, 'a')}.`,
    `The first time it has 0 HP it does not die: it ${listed(en, 'and')}.`,
  );
};

const invincible: Line = ({ invincible: hp }, lang) =>
  hp === 0
    ? ''
    : two(
        lang,
        `Dokud o nezranitelnost nepřijde, neklesne pod ${forEach(hp, lang)} a nedostane slabost.`,
        `While it is invincible it does not fall below ${forEach(hp, lang)} and gets no weak.`,
      );

const curious: Line = ({ curious: is }, lang) =>
  is
    ? two(
        lang,
        'Každý jeho zásah je silnější o 1 za každou Schopnost, kterou má hrdina ve hře.',
        'Each of its hits does 1 more for each power that the hero has in play.',
      )
    : '';

const voids: Line = ({ voids: is }, lang) =>
  is
    ? two(
        lang,
        'Kdo si dobere sliz a má energii, musí hned 1 zaplatit a kartu vyčerpat.',
        'Whoever draws a slimed and has energy must pay 1 at once and exhaust it.',
      )
    : '';

const envious: Line = ({ envious: is }, lang) =>
  is
    ? two(
        lang,
        'Přichází s tolika žetony síly, kolik má ve hře Schopností hrdina, který jich má nejvíc.',
        'It comes with as much strength as the most powers that one hero has in play.',
      )
    : '';

const cubes: Line = ({ cubes: first, mostCubes }, lang) =>
  mostCubes === 0
    ? ''
    : two(
        lang,
        `Začíná s ${first} kostičkou schopnosti, může jich mít nejvýše ${mostCubes}.`,
        `Starts with ${first} ability cube, and has at most ${mostCubes}.`,
      );

const spans: Line = ({ spans: rows }, lang) =>
  rows === 1 ? '' : two(lang, `Stojí ve ${rows} řadách.`, `Stands in ${rows} rows.`);

const LINES = [confuses, regrows, rises, invincible, curious, voids, envious, cubes, spans];

export const powerLines = (printed: EnemyCard, lang: Lang): string[] =>
  LINES.map((line) => line(printed, lang)).filter((line) => line !== '');
