import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Chip } from '@kolbiste/tablekit/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import type { DeckFormat, Fault } from '../../src/index.ts';
import { DECK_FORMATS, deckStars, STAR_LIMIT } from '../../src/index.ts';
import { book } from '../rules.ts';
import type { DeckCards } from './decks.ts';
import { judgeIn } from './decks.ts';
import { useFaultWords } from './places.ts';

/** A fault in words: where, what is expected, what is there, and what the paragraph says. */
export function FaultWords({ fault }: { fault: Fault }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const lang = useSettings((s) => s.lang);
  const { place, expected, found, rule } = useFaultWords()(fault);
  const text = rule === null ? undefined : book.text(rule);
  return (
    <li>
      {place === '' ? '' : <b>{place}: </b>}
      {t('fault', { expected, found })} {rule === null ? null : <Chip rule={rule} />}
      {text === undefined ? null : <p className="quiet rule-of-fault">{text[lang]}</p>}
    </li>
  );
}

/** What a format says of a deck; faults that the free format has told already are not told again. */
function Format({ format, cards }: { format: DeckFormat; cards: DeckCards }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const checked = judgeIn(format, cards);
  const free = judgeIn('free', cards);
  const told = format === 'free' || free.ok ? [] : free.faults.map(({ path }) => path);
  const faults = checked.ok ? [] : checked.faults.filter(({ path }) => !told.includes(path));
  const { hero, weapons } = cards;
  const deck = hero === undefined ? undefined : { hero: hero.card, weapons: weapons.map(({ card }) => card) };
  return (
    <div className={checked.ok ? 'format good' : 'format bad'} data-testid={`format-${format}`}>
      <h3>
        <span aria-hidden="true">{checked.ok ? '✓' : '✗'}</span> {t(`format.${format}`)}{' '}
        <small>{t(checked.ok ? 'format.legal' : 'format.illegal')}</small>
      </h3>
      {format === 'U14' && deck !== undefined ? (
        <p>{t('format.stars', { count: deckStars(deck), most: STAR_LIMIT })}</p>
      ) : null}
      {told.length > 0 ? <p className="quiet">{t('format.likeFree')}</p> : null}
      {faults.length === 0 ? null : (
        <ul className="fault-list">
          {faults.map((fault) => (
            <FaultWords key={fault.path} fault={fault} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What each format says of a deck. */
export function DeckCheck({ cards }: { cards: DeckCards }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <section className="deck-check" aria-label={t('format.title')} role="status">
      {DECK_FORMATS.map((format) => (
        <Format key={format} format={format} cards={cards} />
      ))}
    </section>
  );
}
