/** What lies open for the others of the group while one chooses: cards that the merchant sells to them, rewards that wait for them. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { useTranslation } from 'react-i18next';
import { FIRST, REWARDS } from '../src/flow/rewards.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { SpireFace } from './face/spire-face.tsx';
import type { ShownBy } from './shown.ts';
import { offered, wareShown } from './shown.ts';
import { useHeroName } from './words.ts';

interface Open {
  readonly seat: number;
  /** The key of what waits; '' = the faces say it. */
  readonly name: string;
  readonly things: readonly ShownBy[];
}

const OF_WHOM = 1;

/** What lies before the seats that are not asked. */
function openTo({ wares, offers, heroes }: SpireTable, prompt: Prompt): readonly Open[] {
  const id = decisionOf(prompt);
  const others = heroes.flatMap((_, seat) => (seat === prompt.seat ? [] : [seat]));
  if (id === 'merchant.trade')
    return others.map((seat) => {
      const own = wares.filter((ware) => ware[OF_WHOM] === seat);
      return { seat, name: '', things: own.flatMap((ware) => wareShown(ware) ?? []) };
    });
  if (id !== 'rewards.choose') return [];
  return offers
    .filter(([of]) => others.includes(of))
    .map((row) => ({
      seat: row[0],
      name: REWARDS[row[1]],
      things: row.slice(FIRST).flatMap((thing) => offered(row[1], thing) ?? []),
    }));
}

export function RoomBeside({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation('spire');
  const hero = useHeroName();
  const board = useTable(boardOf);
  if (board === null) return null;
  return openTo(board, prompt).map(({ seat, name, things }, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rewards of one hero are told apart by nothing else
    <section key={n} className="ways-group beside" aria-label={t('openTo', { who: hero(seat) })}>
      <h3>{name === '' ? hero(seat) : `${hero(seat)}: ${t(`group.${name}`)}`}</h3>
      {things.length === 0 ? <p className="quiet">{t(name === '' ? 'soldOut' : 'notSeenYet')}</p> : null}
      <ul className="ways">
        {things.map(({ id, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by nothing else
          <li key={at} className="way-face for-others">
            <SpireFace id={id} size="hand" />
            {note === '' ? null : <span className="way-note">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
