import type { Coming } from '@kolbiste/tablekit/online/seat-form.tsx';
import { SeatForm } from '@kolbiste/tablekit/online/seat-form.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscDefs } from '../draw/disc-defs.tsx';
import { ID } from '../id.ts';
import { openCollection, useCollection } from '../workshop/collection.ts';
import { Chooser } from './chooser.tsx';
import { makeDeck, newDraft } from './draft.ts';

/** A seat at a duel: cards from any source. */
export default function DuelSeat(coming: Coming) {
  const { t } = useTranslation('online');
  const names = useSettings((s) => s.names);
  const own = useCollection();
  useEffect(openCollection, []);
  const [draft, setDraft] = useState(() => newDraft(''));
  const made = useMemo(() => makeDeck(draft, own, names), [draft, own, names]);
  return (
    <SeatForm {...coming} game={ID} setup={made.deck.ok ? made.deck.value : undefined}>
      <DiscDefs />
      <Chooser title={t('yourCards')} draft={draft} set={(part) => setDraft({ ...draft, ...part })} made={made} />
    </SeatForm>
  );
}
