import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { countOf, placeOf } from '@kolbiste/tablekit/face/fan.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardIn } from '../src/index.ts';
import { boardOf } from './board.ts';
import { cardOf } from './cards.ts';
import { StoneFace } from './face/stone-face.tsx';
import { stoneKey } from './figures.ts';
import type { Place } from './places.ts';
import { refusalsAt } from './places.ts';
import { Spot, usePlace } from './pointer.tsx';
import { useBoard } from './store.ts';
import { useCardName } from './words.ts';

/** Reasons that a ribbon has words for; the others are said when the card is pressed. */
const REASONS = new Set(['noMana', 'noLife', 'boardFull', 'effectsFull', 'noTarget', 'banned']);

/** How a card of the hand stands: chosen, to be played, or why not, in a word. */
function useStanding(place: Place & { at: 'hand' }, cost: number): readonly Standing[] {
  const { t } = useTranslation('stone');
  const { lit, picked } = usePlace(place);
  const missing = useBoard((board) => cost - board.mana[place.seat], 0);
  const code = useTable((s) => {
    const board = boardOf(s);
    if (s.prompt?.step !== 'main' || board === null) return undefined;
    return refusalsAt(s.prompt, place, board)[0]?.code;
  });
  return useMemo<readonly Standing[]>(() => {
    if (picked) return [{ state: 'selected', words: null }];
    if (lit) return [{ state: 'playable', words: null }];
    if (code === undefined) return [];
    return [{ state: 'refused', words: t(`short.${REASONS.has(code) ? code : 'other'}`, { count: missing }) }];
  }, [lit, picked, code, missing, t]);
}

/** A card of one's own hand. */
const HandCard = memo(function HandCard({ seat, n, entry }: { seat: number; n: number; entry: number }) {
  const { t } = useTranslation('stone');
  const name = useCardName();
  const cost = useBoard((board) => board.costs[seat][n], 0);
  const life = useBoard((board) => board.byLife[seat][n], false);
  const place = { at: 'hand', seat, n } as const;
  const standing = useStanding(place, cost);
  const why = stoneKey({ what: 'cost', at: cardIn(entry), seat });
  const now = useMemo(() => ({ cost, life, why: { cost: why } }), [cost, life, why]);
  const card = cardOf(entry);
  if (card === undefined) return null;
  const price = t(life ? 'costLife' : 'costMana', { count: cost });
  const stats = card.stats === undefined ? '' : `, ${card.stats.join('/')}`;
  return (
    <Spot
      place={place}
      words={`${name(entry)}, ${t(`kind.${card.kind}`)}${stats}, ${price}`}
      className={`faced hand-card kind-${card.kind}`}
    >
      <StoneFace
        id={entry}
        size="hand"
        now={now}
        standing={standing}
        title={<span className="hand-name">{name(entry)}</span>}
      />
    </Spot>
  );
});

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
        data-at={`hand:${seat}`}
        role="img"
        aria-label={`${t('handOf', { count: hand.length })} ${known.map(name).join(', ')}`}
      >
        {hand.map((entry, n) => (
          <span
            key={n}
            className={entry === 0 ? 'back' : 'back known'}
            title={entry === 0 ? undefined : name(entry)}
            data-peek={entry === 0 ? undefined : cardIn(entry)}
          />
        ))}
        <b>{hand.length}</b>
      </p>
    );
  }
  return (
    <ul className="hand face-hand" aria-label={t('hand')} style={countOf(hand)} data-at={`hand:${seat}`}>
      {hand.map((entry, n) => (
        <li key={`${n}:${entry}`} style={placeOf(n)}>
          <HandCard seat={seat} n={n} entry={entry} />
        </li>
      ))}
    </ul>
  );
}
