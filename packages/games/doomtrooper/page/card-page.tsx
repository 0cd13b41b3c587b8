import { PrintedPage } from '@kolbiste/tablekit/cards/printed.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import { cards } from '../src/cards/all.ts';
import { isScripted } from './browse.ts';
import { editionWord } from './printed.ts';
import { DOOM_SHELF } from './shelf.ts';

/** One card: its face, its text in both languages, where it came out and whether it is played. */
export default function CardPage({ id }: { id: number }) {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  const card = cards.find((row) => row.id === id);
  const note =
    card === undefined
      ? null
      : t(isScripted(card) ? 'browse.note' : 'browse.noteUnplayed', {
          id,
          edition: editionWord(card.set, lang, names),
        });
  return <PrintedPage shelf={DOOM_SHELF} id={id} note={note} others={[]} />;
}
