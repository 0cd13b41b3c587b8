/** What stands on the table in words. */
import type { NameSet } from '@kolbiste/cardkit';
import type { Lang } from '@kolbiste/kernel';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { LETTERS } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { enemyCardName, faceName, itemName } from '../src/cards/names.ts';
import {
  ALIVE,
  BLOCK,
  CARD,
  ENERGY,
  GONE,
  HERO,
  HP,
  MAX_HP,
  POISON,
  STRENGTH,
  VULNERABLE,
  WEAK,
} from '../src/state.ts';
import { clauseOf } from '../src/text/card.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { programAt } from './intents.ts';
import { heroCalled, inNames } from './printed.ts';
import type { Say } from './say.ts';

/** What the heroes of a table are called, by seat: equal ones with the letters of their seats. */
export function heroNames({ heroes }: Pick<SpireTable, 'heroes'>): readonly string[] {
  const { lang, names } = useSettings.getState();
  return heroes.map(({ [HERO]: hero }, seat) => {
    const twins = heroes.filter((row) => row[HERO] === hero).length > 1;
    return `${heroCalled(hero, lang, names)}${twins ? ` ${LETTERS[seat]}` : ''}`;
  });
}

/** What a hero is called at this table: by its name, and by who plays it. */
export function useHeroName(): (seat: number) => string {
  useSettings(({ lang, names }) => `${lang} ${names}`);
  const board = useTable(boardOf);
  const called = useTable((s) => s.called);
  const all = board === null ? [] : heroNames(board);
  return (seat) => [all[seat] ?? '', called[seat] ?? ''].filter(Boolean).join(' · ');
}

export function useFaceName(): (face: number) => string {
  const { lang, names } = useSettings();
  return (face) => faceName(face, lang, names);
}
export function useItemName(): (item: number) => string {
  const { lang, names } = useSettings();
  return (item) => itemName(item, lang, names);
}

/** The name of an enemy, equal ones told apart by number. */
function foeNameIn(board: SpireTable, e: number, lang: Lang, names: NameSet): string {
  const card = board.foes[e]?.row[CARD];
  if (card === undefined) return '';
  const name = enemyCardName(card, lang, names);
  const same = board.foes.flatMap(({ row }, k) => (enemyCardName(row[CARD], lang, names) === name ? [k] : []));
  return same.length > 1 ? `${name} ${same.indexOf(e) + 1}` : name;
}
export function useFoeName(): (e: number) => string {
  const { lang, names } = useSettings();
  const board = useTable(boardOf);
  return (e) => (board === null ? '' : foeNameIn(board, e, lang, names));
}

type T = Say;

/** Tokens that are there, in words. */
const tokensIn = (row: readonly number[], t: T, poison: boolean): string[] =>
  (
    [
      ['block', BLOCK],
      ['strength', STRENGTH],
      ['weak', WEAK],
      ['vulnerable', VULNERABLE],
      ...(poison ? ([['poison', POISON]] as const) : []),
    ] as const
  ).flatMap(([name, at]) => (row[at] === 0 ? [] : [t(`token.${name}`, { count: row[at], most: 0 })]));

/** An enemy in one sentence: what it has, what it will do, and what of it comes through. */
export function useFoeWords(): (e: number) => string {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const board = useTable(boardOf);
  const foe = useFoeName();
  const hero = useHeroName();
  return (e) => {
    const one = board?.foes[e];
    if (board === null || one === undefined) return '';
    const { row, action } = one;
    if (row[GONE] !== ALIVE) return `${foe(e)}, ${t('gone')}`;
    const blows = board.rehearsal?.blows.filter(([by]) => by === e) ?? [];
    const through = board.heroes.flatMap((_, seat) => {
      const own = blows.filter(([, on]) => on === seat);
      const lost = own.reduce((sum, blow) => sum + blow[3], 0);
      return own.length === 0 ? [] : [t('through', { who: hero(seat), count: lost })];
    });
    const does =
      action < 0
        ? t('unknownAction')
        : t('willDo', { what: inNames(clauseOf(programAt(row[CARD], action), lang, 'enemy'), names) });
    const nth = board.rehearsal?.order.indexOf(e) ?? -1;
    return [
      foe(e),
      t('hpOf', { hp: row[HP], most: row[MAX_HP] }),
      ...tokensIn(row, t, true),
      nth < 0 ? '' : t('nth', { n: nth + 1 }),
      does,
      ...through,
    ]
      .filter(Boolean)
      .join(', ');
  };
}

/** A hero in one sentence. */
export function useHeroWords(): (seat: number) => string {
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  const hero = useHeroName();
  return (seat) => {
    const row = board?.heroes[seat];
    if (board === null || row === undefined) return '';
    const lost = board.rehearsal?.lost[seat];
    return [
      hero(seat),
      t('hpOf', { hp: row[HP], most: row[MAX_HP] }),
      t('energyOf', { count: row[ENERGY] }),
      ...tokensIn(row, t, false),
      lost === undefined || lost === 0 ? '' : t('wouldLose', { count: lost }),
    ]
      .filter(Boolean)
      .join(', ');
  };
}
