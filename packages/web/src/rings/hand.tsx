import { cardOf } from '@kolbiste/lotr';
import { useTranslation } from 'react-i18next';
import { useWho } from '../table/words.ts';
import { sphereOf, typeOf } from './cards.ts';
import { ringsKey } from './figures.ts';
import { Spot } from './spot.tsx';
import { useBoard, useFront } from './store.ts';
import { useCardName } from './words.ts';

const NO_CARDS: readonly number[] = [];

function Card({ card }: { card: number }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const price = String(cardOf(card)?.cost ?? '–');
  const sphere = sphereOf(card) ?? 'neutral';
  const words = [name(card), t(`type.${typeOf(card)}`), t(`sphere.${sphere}`), t('costOf', { value: price })];
  return (
    <li>
      <Spot place={{ at: 'hand', card }} card={card} words={words.join(', ')} className="rings-card">
        <span className="cost" data-why={ringsKey('cost', card)}>
          {price} <small>{t(`sphereShort.${sphere}`)}</small>
        </span>
        <span className="card-title">{name(card)}</span>
        <span className="card-what">{t(`type.${typeOf(card)}`)}</span>
      </Spot>
    </li>
  );
}

/** The hand of whoever is asked, or whose mat is in front. */
export function Hand() {
  const { t } = useTranslation('rings');
  const who = useWho();
  const front = useFront();
  const cards = useBoard((board) => board.hands[front], NO_CARDS);
  const seen = cards.filter((card) => card > 0);
  return (
    <section className="rings-hand" aria-label={t('handOf', { who: who(front) })}>
      {seen.length === 0 ? (
        <p className="quiet">{cards.length === 0 ? t('noHand') : t('hand', { count: cards.length })}</p>
      ) : (
        <ul className="rings-cards">
          {seen.map((card, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of a hand are told apart by nothing else
            <Card key={n} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
