import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STARTERS } from '../rings/begin.ts';
import { BuildOwn, ChooseDeck, useLists } from '../rings/choose-deck.tsx';
import { Book } from '../ui/book.ts';
import type { Coming } from './seat-form.tsx';
import { SeatForm } from './seat-form.tsx';

/** A seat at a game of The Lord of the Rings: an own deck or a learning deck. */
export default function RingsSeat(coming: Coming) {
  const { t } = useTranslation('online');
  const [deck, setDeck] = useState(STARTERS[1].key);
  const list = useLists()(deck);
  return (
    <Book value="lotr">
      <SeatForm {...coming} game="lotr" setup={list}>
        <section className="chooser" aria-labelledby="own-list">
          <h2 id="own-list">{t('ownList')}</h2>
          <ChooseDeck deck={deck} set={setDeck} />
          <BuildOwn />
        </section>
      </SeatForm>
    </Book>
  );
}
