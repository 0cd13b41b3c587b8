/** The hall of a fight: a ledge for each row, its hero left and its enemies right, the boss beside them all. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ALIVE, EVERY_ROW, GONE, ROW } from '../src/state.ts';
import { boardOf, useFront } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { Foe } from './foe.tsx';
import { Hero } from './hero.tsx';
import { Spot, usePointed } from './spot.tsx';

const foesIn = (board: SpireTable, row: number): number[] =>
  board.foes.flatMap((foe, e) => (foe.row[ROW] === row && foe.row[GONE] === ALIVE ? [e] : []));

/** What would come through to a hero if the turn ended now: what is thrown, what is stopped, what is lost. */
function Forecast({ seat }: { seat: number }) {
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  const rehearsal = board?.rehearsal ?? null;
  if (board === null || rehearsal === null) return <span className="forecast" />;
  const blows = rehearsal.blows.filter(([, on]) => on === seat);
  const thrown = blows.reduce((sum, [, , damage]) => sum + damage, 0);
  const lost = rehearsal.lost[seat];
  const through = blows.reduce((sum, blow) => sum + blow[3], 0);
  const words = lost > 0 ? t('loses', { count: lost }) : lost < 0 ? t('heals', { count: -lost }) : t('losesNothing');
  return (
    <span className={`forecast${lost > 0 ? ' hurts' : ''}`} data-testid="forecast" title={t('ifEndedNow')}>
      {thrown > 0 ? (
        <b>
          {thrown} − {thrown - through} = {through}
        </b>
      ) : null}
      <span className="forecast-arrow" aria-hidden="true" />
      <span className="forecast-words">{rehearsal.dies[seat] ? t('dies') : words}</span>
    </span>
  );
}

/** A row that can be aimed at as a whole. */
function RowMark({ row }: { row: number }) {
  const { t } = useTranslation('spire');
  const { lit } = usePointed(`row:${row}`);
  if (!lit) return null;
  return (
    <Spot place={`row:${row}`} words={t('wholeRow', { n: row + 1 })} className="row-spot">
      {t('wholeRow', { n: row + 1 })}
    </Spot>
  );
}

function Ledge({ board, row }: { board: SpireTable; row: number }) {
  const { t } = useTranslation('spire');
  const seat = board.heroes.findIndex((hero) => hero[ROW] === row);
  const foes = foesIn(board, row);
  return (
    <section className="ledge" aria-label={t('row', { n: row + 1 })}>
      {seat < 0 ? <span /> : <Hero seat={seat} />}
      {seat < 0 ? <span /> : <Forecast seat={seat} />}
      <div className="ledge-foes">
        <RowMark row={row} />
        {foes.length === 0 ? (
          <p className="quiet no-foes">{t('noFoes')}</p>
        ) : (
          <ul className={`foes count-${Math.min(foes.length, 4)}`}>
            {foes.map((e) => (
              <Foe key={e} e={e} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The ledge of whoever is in front comes into sight. */
function useFrontInSight(): void {
  const front = useFront();
  useEffect(() => {
    document.querySelector('.hall .hero-panel.front')?.scrollIntoView({ block: 'nearest' });
  }, [front]);
}

export function Hall() {
  useFrontInSight();
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  if (board === null) return null;
  const bosses = foesIn(board, EVERY_ROW);
  // The lowest row lies nearest to who plays.
  const rows = board.heroes.map((_, row) => row).reverse();
  return (
    <section
      className={`hall rows-${rows.length}${bosses.length > 0 ? ' with-boss' : ''}`}
      data-drop="hall"
      aria-label={t('hall')}
    >
      <div className="ledges">
        {rows.map((row) => (
          <Ledge key={row} board={board} row={row} />
        ))}
      </div>
      {bosses.length === 0 ? null : (
        <ul className="bosses" aria-label={t('deck.boss')}>
          {bosses.map((e) => (
            <Foe key={e} e={e} />
          ))}
        </ul>
      )}
    </section>
  );
}
