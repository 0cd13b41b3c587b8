import { useFragment } from '@kolbiste/tablekit/ui/fragment.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { takeFile } from './collection.ts';
import { DeckCheck, FaultWords } from './deck-check.tsx';
import { deckFile, MOST } from './files.ts';
import type { SharedDeck } from './link.ts';
import { deckFromText } from './link.ts';
import { useLoaded } from './load-file.tsx';
import type { Card, Owned } from './records.ts';
import { TileBody } from './tile.tsx';

const lent = <C extends Card>(card: C, id: string): Owned<C> => ({ id, card, from: 'link', at: 0 });

function Whole({ shared }: { shared: SharedDeck }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const [, go] = useLocation();
  const { hero, weapons } = shared.deck;
  const [full, setFull] = useState<keyof typeof MOST | null>(null);
  const take = async () => {
    const taken = await takeFile(deckFile(shared.name, shared.deck), 'link');
    if ('full' in taken) return setFull(taken.full);
    if (!('ok' in taken)) return;
    useLoaded.setState({ loaded: { name: shared.name, report: taken.ok } });
    go(`/workshop/deck/${taken.ok.into[0]}`);
  };
  return (
    <section className="panel">
      <p className="quiet">{t('workshop:share.lead')}</p>
      <h2>{shared.name || t('deck.unnamed')}</h2>
      <ul className="slots">
        {[hero, ...weapons].map((card, k) => (
          <li key={k} className="slot">
            <div className={`kind rarity-${card.rarity}`}>
              <TileBody card={card} />
            </div>
          </li>
        ))}
      </ul>
      <DeckCheck
        cards={{ hero: lent(hero, 'hero'), weapons: weapons.map((card, k) => lent(card, `${k}`)), gone: [] }}
      />
      <p className="kind-ways">
        <button type="button" className="main" onClick={() => void take()}>
          {t('share.take')}
        </button>
      </p>
      {full === null ? null : (
        <p className="note bad" role="alert">
          {t(`full.${full}`, { most: MOST[full] })}
        </p>
      )}
    </section>
  );
}

/** A deck that somebody sent as a link. */
export function SharedPage() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const opened = deckFromText(useFragment());
  if (opened.ok) return <Whole shared={opened.shared} />;
  return (
    <div className="note bad" role="alert">
      <div>
        <p>{t(`workshop:share.${opened.why}`)}</p>
        {opened.why === 'cards' ? (
          <ul className="fault-list">
            {opened.faults.map((fault, k) => (
              <FaultWords key={k} fault={fault} />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
