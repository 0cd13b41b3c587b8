import type { Leader } from '@kolbiste/tablekit/setup/led-seat.tsx';
import { Ways } from '@kolbiste/tablekit/setup/ways.tsx';
import { LETTERS } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { PositionSide } from '../../../src/index.ts';
import { AddCard } from './add-card.tsx';
import { added, hasRoom, PARTS } from './draft.ts';
import { Ordered } from './ordered.tsx';
import { PlacedRow } from './placed-row.tsx';

interface Props {
  readonly seat: number;
  readonly side: PositionSide;
  readonly by: Leader;
  lead(by: Leader): void;
  set(part: Partial<PositionSide>): void;
}

/** One player's side of a position: who leads it, heroes, allies, the enemies engaged, the deck. */
export function Side({ seat, side, by, lead, set }: Props) {
  const { t } = useTranslation(['rings', 'setup', 'ui']);
  const who = t('ui:table.player', { name: LETTERS[seat] });
  return (
    <section className="chooser fight-side" aria-label={who}>
      <h2>{who}</h2>
      <Ways
        name={`who${seat}`}
        title={t('setup:leads', { who })}
        ways={[
          ['me', t('setup:leader.me')],
          ['bot', t('setup:leader.bot')],
        ]}
        chosen={by}
        set={lead}
      />
      {PARTS.map((part) => {
        const cards = side[part];
        const title = t(`fight.${part}`);
        return (
          <div key={part}>
            <h3>{title}</h3>
            <ul className="placed-cards" aria-label={`${who}: ${title}`}>
              {cards.map((placed, at) => (
                <PlacedRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place alone
                  key={at}
                  placed={placed}
                  tires={part !== 'enemies'}
                  set={(one) => set({ [part]: cards.with(at, one) })}
                  remove={() => set({ [part]: cards.toSpliced(at, 1) })}
                />
              ))}
            </ul>
            <AddCard
              part={part}
              label={`${t('fight.add')}: ${who}, ${title}`}
              full={!hasRoom(cards, 'placed')}
              add={(card) => set({ [part]: added(cards, card) })}
            />
          </div>
        );
      })}
      <Ordered
        title={t('fight.deck')}
        hint={t('fight.deckHint')}
        part="deck"
        cards={side.deck}
        set={(deck) => set({ deck })}
      />
    </section>
  );
}
