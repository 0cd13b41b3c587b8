/** What stands on the table in words. */
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/cards/pool.ts';
import { figureOf } from '../src/figures.ts';
import type { Piece } from '../src/pieces.ts';
import { ATTACHED, FIGURE_NAMES, GEAR, MARK, WARRIOR } from '../src/vocabulary.ts';
import { boardOf, stateOf, useHome } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { kindWord, useCardName } from './printed.ts';

const LETTERS = 'ABCDE';

/** Who sits there: 'You', the name that was given, or a letter. */
export function usePlayer(): (seat: number) => string {
  const { t } = useTranslation(['doom', 'ui']);
  const home = useHome();
  const viewer = useTable((s) => s.viewer);
  const called = useTable((s) => s.called);
  const seats = useTable((s) => boardOf(s)?.counts.length ?? 2);
  return (seat) => {
    if (called[seat]) return called[seat];
    if (viewer === seat) return t('ui:table.you');
    if (viewer !== 'public' && seats === 2 && seat !== home) return t('ui:table.opponent');
    return t('ui:table.player', { name: LETTERS[seat] });
  };
}

const figures = new WeakMap<DoomTable, Map<number, readonly number[]>>();

/** Figures of a warrior as they are; of a hidden one nobody knows. The rules are asked once for each table. */
export function figuresOf(board: DoomTable, p: Piece): readonly number[] {
  const known = figures.get(board) ?? new Map<number, readonly number[]>();
  figures.set(board, known);
  const found = known.get(p.id) ?? FIGURE_NAMES.map((_, k) => figureOf(stateOf(board), p, k));
  known.set(p.id, found);
  return found;
}

/** A vehicle that somebody sits in. */
const rides = ({ card, marks }: Piece): boolean =>
  card !== 0 && (cardOf(card).gear & GEAR.vehicle) !== 0 && (marks & MARK.inside) !== 0;

export const attachedTo = ({ pieces }: DoomTable, id: number): readonly Piece[] =>
  pieces.filter((p) => p.zone === ATTACHED && p.on === id);

/** How a card in play is, apart from its figures, by key. */
export function conditionsOf(
  board: DoomTable,
  p: Piece,
): readonly ('wounded' | 'covered' | 'hidden' | 'riding' | 'out' | 'imprisoned')[] {
  const out: ('wounded' | 'covered' | 'hidden' | 'riding' | 'out' | 'imprisoned')[] = [];
  if (p.marks & MARK.wounded) out.push('wounded');
  if (p.marks & MARK.hidden) out.push('hidden');
  else if (p.marks & MARK.covered) out.push('covered');
  if (attachedTo(board, p.id).some(rides)) out.push('riding');
  if (p.marks & MARK.out) out.push('out');
  if (p.marks & MARK.imprisoned) out.push('imprisoned');
  return out;
}

/** The name of a card in play, equal ones told apart by number. */
export function usePieceName(): (p: Piece) => string {
  const { t } = useTranslation('doom');
  const name = useCardName();
  const board = useTable(boardOf);
  return (p) => {
    if (p.card === 0) return t('hiddenWarrior');
    const same = board?.pieces.filter((other) => other.card === p.card) ?? [];
    return same.length > 1 ? `${name(p.card)} ${same.findIndex(({ id }) => id === p.id) + 1}` : name(p.card);
  };
}

/** A card in play in one sentence. */
export function usePieceWords(): (p: Piece) => string {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  const name = usePieceName();
  const board = useTable(boardOf);
  return (p) => {
    if (board === null || p.card === 0) return name(p);
    const warrior = cardOf(p.card).kind === WARRIOR;
    const figures = warrior
      ? figuresOf(board, p).map((value, k) => `${t(`figure.${FIGURE_NAMES[k]}`)} ${value}`)
      : [kindWord(p.card, t, lang, names)];
    const bears = attachedTo(board, p.id).map(name);
    return [
      name(p),
      ...figures,
      ...conditionsOf(board, p).map((one) => t(`condition.${one}`)),
      ...(bears.length === 0 ? [] : [t('bears', { what: bears.join(', ') })]),
      ...(p.count > 0 ? [t('counter', { n: p.count })] : []),
    ].join(', ');
  };
}
