import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTranslation } from 'react-i18next';
import { cardIn } from '../src/index.ts';
import { cardOf } from './cards.ts';
import { stoneKey } from './figures.ts';
import { Spot } from './pointer.tsx';
import { useBoard } from './store.ts';
import { useCardName } from './words.ts';

/** A card of one's own hand: cost, name, and what kind it is or how strong. */
function HandCard({ seat, n, entry }: { seat: number; n: number; entry: number }) {
  const { t } = useTranslation('stone');
  const name = useCardName();
  const cost = useBoard((board) => board.costs[seat][n], 0);
  const life = useBoard((board) => board.byLife[seat][n], false);
  const card = cardOf(entry);
  if (card === undefined) return null;
  const price = t(life ? 'costLife' : 'costMana', { count: cost });
  const stats = card.stats === undefined ? '' : `, ${card.stats.join('/')}`;
  return (
    <Spot
      place={{ at: 'hand', seat, n }}
      card={cardIn(entry)}
      words={`${name(entry)}, ${t(`kind.${card.kind}`)}${stats}, ${price}`}
      className={`hand-card kind-${card.kind}`}
    >
      <span
        className={cost === card.cost ? 'cost' : cost < card.cost ? 'cost less' : 'cost dear'}
        data-why={stoneKey({ what: 'cost', at: cardIn(entry), seat })}
      >
        <Icon name={life ? 'life' : 'energy'} />
        {cost}
      </span>
      <span className="hand-name">{name(entry)}</span>
      <span className="hand-what">{card.stats === undefined ? t(`kind.${card.kind}`) : card.stats.join('/')}</span>
    </Spot>
  );
}

/** The hand of one player: cards for whoever may see them, backs with their number for the others. */
export function Hand({ seat, own }: { seat: number; own: boolean }) {
  const { t } = useTranslation('stone');
  const name = useCardName();
  const hand = useBoard((board) => board.hands[seat], []);
  if (!own) {
    const known = hand.filter((entry) => entry !== 0);
    return (
      <p
        className="backs"
        role="img"
        aria-label={`${t('handOf', { count: hand.length })} ${known.map(name).join(', ')}`}
      >
        {hand.map((entry, n) => (
          <span key={n} className={entry === 0 ? 'back' : 'back known'} title={entry === 0 ? undefined : name(entry)} />
        ))}
        <b>{hand.length}</b>
      </p>
    );
  }
  return (
    <ul className="hand" aria-label={t('hand')} data-count={hand.length}>
      {hand.map((entry, n) => (
        <li key={`${n}:${entry}`}>
          <HandCard seat={seat} n={n} entry={entry} />
        </li>
      ))}
    </ul>
  );
}
