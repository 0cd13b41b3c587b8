/** The ways that are open: the room that comes next, what a way through it can lead to, and who has named it. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { useTranslation } from 'react-i18next';
import { mapOf } from '../src/cards/maps.ts';
import { HERO } from '../src/state.ts';
import { HEROES } from '../src/vocabulary.ts';
import { aheadOf, kindAt } from './ahead.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { Sign } from './sign.tsx';
import { Spot } from './spot.tsx';
import { useHeroName } from './words.ts';

const NODE = 1000;

/** Seats that have named a room. */
export function votersFor({ flow }: SpireTable, node: number): readonly number[] {
  const votes = flow.findLast(({ procedure }) => procedure === 'route')?.locals['votes'] as number[] | undefined;
  return (votes ?? []).flatMap((named, seat) => (named === node ? [seat] : []));
}

/** Who has named a room, as signs. */
export function Voters({ node }: { node: number }) {
  const { t } = useTranslation('spire');
  const name = useHeroName();
  const board = useTable(boardOf);
  const seats = board === null ? [] : votersFor(board, node);
  if (board === null || seats.length === 0) return null;
  return (
    <span className="voters" title={t('votedBy', { who: seats.map(name).join(', ') })}>
      {seats.map((seat) => (
        <Sign key={seat} name={HEROES[board.heroes[seat][HERO]]} />
      ))}
    </span>
  );
}

function Route({ board, node }: { board: SpireTable; node: number }) {
  const { t } = useTranslation('spire');
  const name = useHeroName();
  const kind = kindAt(board, node);
  if (kind === undefined) return null;
  const voters = votersFor(board, node);
  const ahead = aheadOf(board, node).map(({ kind: room, least, most }) => ({
    room,
    range: least === most ? `${most}` : `${least}–${most}`,
  }));
  const words = [
    t(`room.${kind}`),
    t('wayAhead', { what: ahead.map(({ room, range }) => `${t(`room.${room}`)} ${range}`).join(', ') }),
    ...(voters.length === 0 ? [] : [t('votedBy', { who: voters.map(name).join(', ') })]),
  ].join('. ');
  return (
    <li>
      <Spot place={`node:${node}`} words={words} className="route-spot">
        <span className="route-next">
          <Sign name={kind} /> {t(`room.${kind}`)}
          <Voters node={node} />
        </span>
        <span className="route-ahead">
          {ahead.map(({ room, range }) => (
            <span key={room} title={t(`room.${room}`)}>
              <Sign name={room} /> {range}
            </span>
          ))}
        </span>
      </Spot>
    </li>
  );
}

/** Ways in the order of the map; rooms that only wings lead to stand on the map alone. */
export function Routes() {
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  const prompt = useTable((s) => s.prompt);
  if (board === null || prompt === null || decisionOf(prompt) !== 'route.vote') return null;
  const { nodes } = mapOf(board.act, board.map);
  const open = prompt.options
    .map(({ option }) => option)
    .filter((node) => node < NODE)
    .toSorted((a, b) => (nodes[a]?.column ?? 0) - (nodes[b]?.column ?? 0));
  return (
    <section className="routes" aria-label={t('ways')}>
      <h2>{t('ways')}</h2>
      <p className="quiet">{t('waysMean')}</p>
      <ul>
        {open.map((node) => (
          <Route key={node} board={board} node={node} />
        ))}
      </ul>
    </section>
  );
}
