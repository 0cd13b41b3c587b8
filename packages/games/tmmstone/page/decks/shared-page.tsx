import { DeckCheck, FaultList } from '@kolbiste/tablekit/decks/faults.tsx';
import { MOST_DECKS } from '@kolbiste/tablekit/decks/shelf.ts';
import { useFragment } from '@kolbiste/tablekit/ui/fragment.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { deckFromText } from './link.ts';
import { Curve, faultOf, useListWords } from './parts.tsx';
import { stoneShelf } from './store.ts';

const { takeDecks, useDecks } = stoneShelf;

/** A deck that somebody sent as a link: it can be looked at and taken. */
export function SharedPage() {
  const { t } = useTranslation(['decks', 'stone', 'workshop']);
  const opened = deckFromText(useFragment());
  const words = useListWords();
  const [, go] = useLocation();
  const full = useDecks((s) => s.decks.length >= MOST_DECKS);
  if (!opened.ok)
    return (
      <div className="note bad" role="alert">
        <div>
          <p>{t(`workshop:share.${opened.why}`)}</p>
          {opened.why === 'cards' ? <FaultList faults={opened.faults.map(faultOf)} /> : null}
        </div>
      </div>
    );
  const { deck } = opened;
  const take = async (): Promise<void> => {
    const taken = await takeDecks([deck]);
    if ('ids' in taken) go(taken.ids.length === 0 ? '/decks/tmmstone' : `/decks/tmmstone/${taken.ids[0]}`);
  };
  return (
    <section className="panel shared-deck" aria-label={deck.name}>
      <p className="quiet">{t('workshop:share.lead')}</p>
      <h2>
        {deck.name} <small>{t(`stone:class.${deck.list.class}`)}</small>
      </h2>
      <DeckCheck list={deck.list} />
      <Curve cards={deck.list.cards} />
      <p>{words(deck.list)}</p>
      <p className="kind-ways">
        <button type="button" className="main" disabled={full} onClick={() => void take()}>
          {t('deck.takeShared')}
        </button>
      </p>
      {full ? <p className="quiet">{t('full', { most: MOST_DECKS })}</p> : null}
    </section>
  );
}
