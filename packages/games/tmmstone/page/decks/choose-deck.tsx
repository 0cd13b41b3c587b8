import { FaultWords } from '@kolbiste/tablekit/decks/faults.tsx';
import type { KeptDeck } from '@kolbiste/tablekit/decks/shelf.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { List, NamedDeck } from '../../src/index.ts';
import { STARTERS } from '../begin.ts';
import { faultOf, useListWords } from './parts.tsx';
import { faultsOf } from './records.ts';
import { useDecks } from './store.ts';

/** A starter by its key, or an own deck by its id. */
export type DeckChoice = { readonly starter: string } | { readonly own: string };

/** The deck that was chosen, if it is there and may be played with. */
export function deckOf(choice: DeckChoice, decks: readonly KeptDeck<List>[], lang: Lang): NamedDeck | undefined {
  if ('own' in choice) return decks.find(({ id, list }) => id === choice.own && faultsOf(list).length === 0);
  const starter = STARTERS.find(({ key }) => key === choice.starter);
  return starter === undefined ? undefined : { name: starter.name[lang], list: starter.list };
}

interface Choosing {
  choice: DeckChoice;
  set(choice: DeckChoice): void;
  /** The name of the radio group. */
  group: string;
}

function Own({ deck, choice, set, group }: Choosing & { deck: KeptDeck<List> }) {
  const { t } = useTranslation(['stone', 'decks']);
  const [fault] = faultsOf(deck.list);
  const chosen = 'own' in choice && choice.own === deck.id;
  const cls = t(`class.${deck.list.class}`);
  if (fault === undefined)
    return (
      <label className={chosen ? 'way chosen' : 'way'}>
        <input type="radio" name={group} checked={chosen} onChange={() => set({ own: deck.id })} />
        <span>
          {deck.name} <small>({cls})</small>
        </span>
      </label>
    );
  return (
    <span className="way-off">
      <label className="way">
        <input type="radio" name={group} disabled />
        <span>
          {deck.name} <small>({cls})</small>
        </span>
      </label>
      <small className="quiet">
        <FaultWords fault={faultOf(fault)} /> <Link href={`/decks/tmmstone/${deck.id}`}>{t('decks:choose.mend')}</Link>
      </small>
    </span>
  );
}

/** One side's deck: an own one or a starter, and what is in it. */
export function ChooseDeck({ title, choice, set }: Omit<Choosing, 'group'> & { title: string }) {
  const { t } = useTranslation(['stone', 'decks']);
  const { lang } = useSettings();
  const words = useListWords();
  const group = useId();
  const decks = useDecks((s) => s.decks);
  const deck = deckOf(choice, decks, lang);
  return (
    <section className="chooser" aria-labelledby={group}>
      <h2 id={group}>{title}</h2>
      {decks.length === 0 ? null : (
        <>
          <h3>{t('decks:choose.own')}</h3>
          <div className="sources" role="radiogroup" aria-label={`${title}: ${t('decks:choose.own')}`}>
            {decks.toReversed().map((own) => (
              <Own key={own.id} deck={own} choice={choice} set={set} group={group} />
            ))}
          </div>
          <h3>{t('decks:choose.ready')}</h3>
        </>
      )}
      <div className="sources" role="radiogroup" aria-label={`${title}: ${t('decks:choose.ready')}`}>
        {STARTERS.map((starter) => {
          const chosen = 'starter' in choice && choice.starter === starter.key;
          return (
            <label key={starter.key} className={chosen ? 'way chosen' : 'way'}>
              <input type="radio" name={group} checked={chosen} onChange={() => set({ starter: starter.key })} />
              <span>
                {starter.name[lang]} <small>({t(`class.${starter.list.class}`)})</small>
              </span>
            </label>
          );
        })}
      </div>
      {deck === undefined ? (
        <p role="alert">{t('decks:choose.gone')}</p>
      ) : (
        <details>
          <summary>
            {t('setup.show')}: {t('setup.cards', { count: deck.list.cards.length })}
          </summary>
          <p className="quiet">{words(deck.list)}</p>
        </details>
      )}
    </section>
  );
}
