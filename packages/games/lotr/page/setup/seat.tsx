import type { Coming } from '@kolbiste/tablekit/online/seat-form.tsx';
import { SeatForm } from '@kolbiste/tablekit/online/seat-form.tsx';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STARTERS } from '../begin.ts';
import { BuildOwn, ChooseDeck, useLists } from '../choose-deck.tsx';

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
