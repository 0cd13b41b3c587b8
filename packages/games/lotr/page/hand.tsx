import { countOf, placeOf } from '@kolbiste/tablekit/face/fan.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/index.ts';
import { sphereOf, typeOf } from './cards.ts';
import { RingsFace } from './face/rings-face.tsx';
import { ringsKey } from './figures.ts';
import { Spot } from './spot.tsx';
import { useHandStanding } from './standing.tsx';
import { useBoard, useFront } from './store.ts';
import { useCardName } from './words.ts';

const NO_CARDS: readonly number[] = [];

const OF_ALLIES = ['willpower', 'attack', 'defense', 'hitPoints'] as const;

/** A card of the hand. */
const Card = memo(function Card({ card, n }: { card: number; n: number }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const standing = useHandStanding(card);
  const now = useMemo(() => ({ why: { cost: ringsKey('cost', card) } }), [card]);
  const price = String(cardOf(card)?.cost ?? '–');
  const sphere = sphereOf(card) ?? 'neutral';
  const figures = OF_ALLIES.map((what) =>
    t(`${what === 'hitPoints' ? 'points' : what}Of`, { value: cardOf(card)?.[what] ?? 0 }),
  );
  const words = [
    name(card),
    t(`type.${typeOf(card)}`),
    t(`sphere.${sphere}`),
    t('costOf', { value: price }),
    ...(typeOf(card) === 'ally' ? figures : []),
  ];
  return (
    <li style={placeOf(n)}>
      <Spot place={{ at: 'hand', card }} card={card} words={words.join(', ')} className="faced rings-card">
        <RingsFace
          id={card}
          size="hand"
          now={now}
          standing={standing}
          title={<span className="card-title">{name(card)}</span>}
        />
      </Spot>
    </li>
  );
});

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
        <p className="quiet face-hand no-hand">
          {cards.length === 0 ? t('noHand') : t('hand', { count: cards.length })}
        </p>
      ) : (
        <ul className="rings-cards face-hand" style={countOf(seen)}>
          {seen.map((card, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of a hand are told apart by nothing else
            <Card key={n} card={card} n={n} />
          ))}
        </ul>
      )}
    </section>
  );
}
