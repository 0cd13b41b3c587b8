import type { List, ListFault } from '@kolbiste/tmmstone';
import { MAX_LIST, startSize } from '@kolbiste/tmmstone';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { nameOfCard } from '../stone/cards.ts';
import { Chip } from '../ui/chip.tsx';
import { faultsOf } from './records.ts';

/** A fault as a sentence that begins with the card it is about. */
export function useFaultWords(): (fault: ListFault) => string {
  const { t } = useTranslation('decks');
  const { lang, names } = useSettings();
  return ({ card, message }) => {
    const about = nameOfCard(card, lang, names) || t('check.deck');
    // The card is named already; its short name behind the sentence would be a second one.
    return `${about}: ${message[lang].replace(/ \([^)]*\)$/, '')}.`;
  };
}

export function FaultList({ faults }: { faults: readonly ListFault[] }) {
  const say = useFaultWords();
  return (
    <ul className="fault-list">
      {faults.map((fault) => (
        <li key={`${fault.code} ${fault.card}`}>
          {say(fault)} <Chip rule={fault.rule} />
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 5;

/** The first faults; behind them the others unfold. */
function Faults({ faults }: { faults: readonly ListFault[] }) {
  const { t } = useTranslation('decks');
  const more = faults.length - SHOWN;
  if (more < 2) return <FaultList faults={faults} />;
  return (
    <>
      <FaultList faults={faults.slice(0, SHOWN)} />
      <details>
        <summary>{t('check.more', { count: more })}</summary>
        <FaultList faults={faults.slice(SHOWN)} />
      </details>
    </>
  );
}

/** In one line: how many cards, and whether the rules admit them. */
export function Verdict({ list }: { list: List }) {
  const { t } = useTranslation('decks');
  const count = faultsOf(list).length;
  return (
    <>
      <b>{t('check.cards', { count: list.cards.length })}</b>{' '}
      <span className={count === 0 ? 'mark good' : 'mark bad'}>
        <span aria-hidden="true">{count === 0 ? '✓' : '✗'}</span>{' '}
        {count === 0 ? t('check.legal') : t('check.faults', { count })}
      </span>
    </>
  );
}

/** What the rules say of a deck, live. */
export function DeckCheck({ list }: { list: List }) {
  const { t } = useTranslation('decks');
  const faults = faultsOf(list);
  const over = list.cards.length - startSize(list.cards);
  return (
    <section className={faults.length === 0 ? 'format good' : 'format bad'} aria-label={t('check.title')}>
      <p data-testid="verdict">
        <Verdict list={list} />
      </p>
      {faults.length === 0 ? null : <Faults faults={faults} />}
      {over > 0 && list.cards.length <= MAX_LIST ? (
        <p className="quiet">
          {t('check.cut', { count: over })} <Chip rule="prep.2" />
        </p>
      ) : null}
    </section>
  );
}
