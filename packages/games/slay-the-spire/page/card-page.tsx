import { PrintedPage } from '@kolbiste/tablekit/cards/printed.tsx';
import { useTranslation } from 'react-i18next';
import { faceOf } from '../src/cards/pool.ts';
import { THINGS } from './browse.ts';
import { idOfFace, printedAt } from './printed.ts';
import { SPIRE_SHELF } from './shelf.ts';

const SIDES = 2;

/** The other side of a card that has two. */
function otherSide(id: number): readonly number[] {
  const printed = printedAt(id);
  if (printed?.kind !== 'face') return [];
  const plain = printed.n - (printed.n % SIDES);
  return faceOf(plain).canUpgrade ? [idOfFace(printed.n === plain ? plain + 1 : plain)] : [];
}

/** Whether something is printed under a number: a thing, or the upgraded side of one. */
const isPrinted = (id: number): boolean => THINGS.some((thing) => thing.id === id || otherSide(thing.id).includes(id));

/** One card, item or enemy: its face, its text in both languages, its other side. */
export default function CardPage({ id }: { id: number }) {
  const { t } = useTranslation('slay-the-spire-pages');
  return (
    <PrintedPage
      shelf={SPIRE_SHELF}
      id={id}
      note={isPrinted(id) ? t(`cards.of.${printedAt(id)?.kind ?? 'face'}`) : null}
      others={isPrinted(id) ? [[t('cards.side'), otherSide(id)]] : []}
    />
  );
}
