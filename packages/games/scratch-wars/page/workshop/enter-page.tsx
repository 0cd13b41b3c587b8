import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { Draft } from '../cards/editor.tsx';
import { blank, Editor } from '../cards/editor.tsx';
import { saveCard, useCollection } from './collection.ts';
import { MOST } from './files.ts';
import type { Card, Owned } from './records.ts';
import { isHero } from './records.ts';

const draftOf = (card: Card): Draft => (isHero(card) ? { what: 'hero', card } : { what: 'weapon', card });

/** The form of a card; `mended`: a card of the collection, otherwise a new one. */
function Form({ start, mended, leave }: { start: Draft; mended: Owned | null; leave(id: string | null): void }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const [refused, refuse] = useState<{ readonly twin: string } | { readonly full: 'heroes' | 'weapons' } | null>(null);
  const save = async (card: Card) => {
    const done = await saveCard(card, mended);
    if ('full' in done) refuse({ full: done.full as 'heroes' | 'weapons' });
    else if ('ok' in done && done.ok.twin) refuse({ twin: done.ok.id });
    else if ('ok' in done) leave(done.ok.id);
  };
  return (
    <>
      <Editor start={start} save={(card) => void save(card)} cancel={() => leave(null)} />
      {refused === null ? null : (
        <div className="note bad" role="alert">
          {'twin' in refused ? (
            <p>
              {t('enter.twin')} <Link href={`/workshop/card/${refused.twin}`}>{t('enter.look')}</Link>
            </p>
          ) : (
            <p>{t(`full.${refused.full}`, { most: MOST[refused.full] })}</p>
          )}
        </div>
      )}
    </>
  );
}

/** A physical card into the collection. */
export function EnterPage() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const [what, choose] = useState<'hero' | 'weapon' | null>(null);
  const [last, setLast] = useState<string | null>(null);
  if (what !== null) {
    const leave = (id: string | null) => {
      setLast(id);
      choose(null);
    };
    return <Form key={what} start={blank(what)} mended={null} leave={leave} />;
  }
  return (
    <section className="panel empty">
      <h2>{t('enter.title')}</h2>
      <p>{t('enter.lead')}</p>
      {last === null ? null : (
        <p role="status" className="sound">
          ✓ {t('enter.saved')} <Link href={`/workshop/card/${last}`}>{t('enter.look')}</Link>
        </p>
      )}
      <p className="kind-ways">
        <button type="button" className="main big" onClick={() => choose('hero')}>
          {t('enter.hero')}
        </button>
        <button type="button" className="main big" onClick={() => choose('weapon')}>
          {t('enter.weapon')}
        </button>
      </p>
    </section>
  );
}

/** A card of the collection, to be put right. */
export function MendPage({ id }: { id: string }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const [, go] = useLocation();
  const owned = useCollection((s) => s.cards.find((one) => one.id === id));
  if (owned === undefined) return <p>{t('card.none')}</p>;
  return <Form start={draftOf(owned.card)} mended={owned} leave={() => go(`/workshop/card/${id}`)} />;
}
