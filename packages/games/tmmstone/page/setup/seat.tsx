import type { Coming } from '@kolbiste/tablekit/online/seat-form.tsx';
import { SeatForm } from '@kolbiste/tablekit/online/seat-form.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STARTERS } from '../begin.ts';
import type { DeckChoice } from '../decks/choose-deck.tsx';
import { ChooseDeck, deckOf } from '../decks/choose-deck.tsx';
import { openDecks, useDecks } from '../decks/store.ts';

/** A seat at a game of TMMStone: an own deck or a starter. */
export default function StoneSeat(coming: Coming) {
  const { t } = useTranslation('online');
  const lang = useSettings((s) => s.lang);
  const { decks, open } = useDecks();
  const [choice, choose] = useState<DeckChoice>({ starter: STARTERS[0].key });
  useEffect(openDecks, []);
  return (
    <Book value="tmmstone">
      <SeatForm {...coming} game="tmmstone" setup={deckOf(choice, decks, lang)?.list}>
        {open ? <ChooseDeck title={t('yourCards')} choice={choice} set={choose} /> : null}
      </SeatForm>
    </Book>
  );
}
