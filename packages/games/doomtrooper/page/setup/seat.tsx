/** A seat at a table by link: an own deck or a ready one, legal by the profile of the table. */
import type { Coming } from '@kolbiste/tablekit/online/seat-form.tsx';
import { SeatForm } from '@kolbiste/tablekit/online/seat-form.tsx';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../src/config.ts';
import { TOURNAMENT } from '../../src/config.ts';
import { ChooseDeck, useDeckCalled } from '../choose-deck.tsx';
import { READY } from '../decks/lists.ts';

export default function DoomSeat(coming: Coming) {
  const { t } = useTranslation('doom');
  const [deck, setDeck] = useState<string>(READY[1].side);
  const { profile = TOURNAMENT } = coming.table.chance.common as unknown as { readonly profile?: Profile };
  const found = useDeckCalled(profile)(deck);
  return (
    <Book value="doomtrooper">
      <SeatForm {...coming} game="doomtrooper" setup={found === undefined ? undefined : { deck: found }}>
        <section className="chooser" aria-label={t('decks.choose')}>
          <ChooseDeck profile={profile} deck={deck} set={setDeck} />
        </section>
      </SeatForm>
    </Book>
  );
}
