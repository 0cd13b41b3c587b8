import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { Chip } from '../ui/chip.tsx';
import type { Cards, DeckFault } from './kit.ts';
import { useKit } from './kit.ts';

/** A fault as a sentence, with its paragraphs. */
export function FaultWords({ fault: { text, rules } }: { fault: DeckFault }) {
  const { lang, names } = useSettings();
  return (
    <>
      {text(lang, names)}
      {rules.map((rule) => (
        <span key={rule}>
          {' '}
          <Chip rule={rule} />
        </span>
      ))}
    </>
  );
}

export function FaultList({ faults }: { faults: readonly DeckFault[] }) {
  return (
    <ul className="fault-list">
      {faults.map((fault) => (
        <li key={fault.id}>
          <FaultWords fault={fault} />
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 5;

/** The first faults; behind them the others unfold. */
function Faults({ faults }: { faults: readonly DeckFault[] }) {
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
export function Verdict({ list }: { list: Cards }) {
  const { t } = useTranslation('decks');
  const count = useKit().faultsOf(list).length;
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
export function DeckCheck({ list }: { list: Cards }) {
  const { t } = useTranslation('decks');
  const { faultsOf, parts } = useKit();
  const faults = faultsOf(list);
  return (
    <section className={faults.length === 0 ? 'format good' : 'format bad'} aria-label={t('check.title')}>
      <p data-testid="verdict">
        <Verdict list={list} />
      </p>
      {faults.length === 0 ? null : <Faults faults={faults} />}
      {parts.Note === undefined ? null : <parts.Note list={list} />}
    </section>
  );
}
