import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/index.ts';
import { FIGURE_ICON } from './card-figures.tsx';
import { sphereOf, typeOf } from './cards.ts';
import { ringsKey } from './figures.ts';
import { Spot } from './spot.tsx';
import { useBoard, useFront } from './store.ts';
import { useCardName } from './words.ts';

const NO_CARDS: readonly number[] = [];

const OF_ALLIES = ['willpower', 'attack', 'defense', 'hitPoints'] as const;

/** What an ally brings. */
function Figures({ card }: { card: number }) {
  const { t } = useTranslation('rings');
  return (
    <span className="card-figures">
      {OF_ALLIES.map((what) => (
        <span key={what} className="figure" title={t(`figure.${what}`)}>
          <Icon name={FIGURE_ICON[what]} />
          {cardOf(card)?.[what] ?? 0}
        </span>
      ))}
    </span>
  );
}

function Card({ card }: { card: number }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
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
    <li>
      <Spot place={{ at: 'hand', card }} card={card} words={words.join(', ')} className="rings-card">
        <span className="cost" data-why={ringsKey('cost', card)}>
          {price} <small>{t(`sphereShort.${sphere}`)}</small>
        </span>
        <span className="card-title">{name(card)}</span>
        {typeOf(card) === 'ally' ? <Figures card={card} /> : null}
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
