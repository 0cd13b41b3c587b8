import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { percentOf } from '@kolbiste/tablekit/draw/percent.ts';
import { closeDialog } from '@kolbiste/tablekit/state/dialogs.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { homeSeat, useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber, useWho } from '@kolbiste/tablekit/table/words.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeaponCard } from '../../src/index.ts';
import type { Odds } from '../draw/odds.ts';
import { breaking, colourOdds, expected, oddsOf } from '../draw/odds.ts';
import { FullDisc } from '../draw/wheel-full.tsx';
import { duelOf, shownOf } from './duel.ts';
import { useLabel, useWeaponName } from './duel-words.ts';
import { useStateWords } from './figure-words.ts';
import { optionAt } from './places.ts';
import { pointAt } from './point.ts';
import './compare.css';
import '../draw/hue.css';

const SLOTS = 5;
const COLOURS = ['green', 'orange', 'red'] as const;

type Pair = readonly [number, number];
interface Column {
  readonly w: number;
  readonly card: WeaponCard;
}

const share = (count: number, of: number): string => `${count}/${of} = ${percentOf(count, of)} %`;

/** Which two stand there first: the one looked at and another of the same side. */
function firstPair(given: number | null, home: number, there: (w: number) => boolean): Pair {
  const own = [0, 1, 2, 3, 4].map((k) => home * SLOTS + k).filter(there);
  const first = given !== null && there(given) ? given : own[0];
  return [first, own.find((w) => w !== first) ?? first];
}

function Choice({ w, choose, name }: { w: number; choose(w: number): void; name: string }) {
  const who = useWho();
  const weapon = useWeaponName();
  const config = useTable((s) => duelOf(s).config);
  return (
    <select aria-label={name} value={w} onChange={(event) => choose(Number(event.target.value))}>
      {[0, 1].map((seat) => (
        <optgroup key={seat} label={who(seat)}>
          {config?.decks[seat === 1 ? 1 : 0].weapons.map((card, k) => (
            <option key={k} value={seat * SLOTS + k}>
              {k + 1}. {weapon(card)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

/** A row of the comparison; the better of two odds is bold and bears a sign. */
function Row({ head, cells, better }: { head: ReactNode; cells: readonly ReactNode[]; better?: number | undefined }) {
  const { t } = useTranslation('duel-play');
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell, k) => (
        <td key={k} className={better === k ? 'better' : undefined}>
          {better === k ? (
            <span className="better-sign" role="img" aria-label={t('compare.better')}>
              ▲
            </span>
          ) : null}
          {cell}
        </td>
      ))}
    </tr>
  );
}

const higher = ([a, b]: readonly number[]): number | undefined => (a === b ? undefined : a > b ? 0 : 1);

function Kind({ row, mean }: { row: Odds | undefined; mean: string | null }) {
  const { t } = useTranslation(['duel-play', 'duel']);
  if (row === undefined) return <span className="quiet">{t('compare.never')}</span>;
  const low = plainNumber(row.low);
  return (
    <>
      {share(row.count, row.of)}
      <small>
        {row.low === row.high ? low : t('compare.range', { low, high: plainNumber(row.high) })}
        {mean === null ? '' : `, ${t('duel:mean', { mean })}`}
      </small>
    </>
  );
}

/** The odds of each kind of result that one of the two has; on request with what a spin brings of it on average. */
function Kinds({ columns, averages }: { columns: readonly Column[]; averages: boolean }) {
  const label = useLabel();
  const lang = useSettings((s) => s.lang);
  const mean = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const odds = columns.map(({ card }) => oddsOf(card.fields));
  const kinds = [...new Set(odds.flatMap((rows) => rows.map((row) => row.kind)))];
  return kinds.map((kind) => {
    const rows = odds.map((all) => all.find((row) => row.kind === kind));
    return (
      <Row
        key={kind}
        head={
          <>
            <Icon name={kind} /> {label(kind)}
          </>
        }
        better={higher(rows.map((row, k) => (row?.count ?? 0) / columns[k].card.fields.length))}
        cells={rows.map((row, k) => (
          <Kind key={k} row={row} mean={averages ? mean.format(expected(columns[k].card, kind)) : null} />
        ))}
      />
    );
  });
}

/** How likely one spin puts out of use what the other side has, by resistance. */
function Breaking({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation('duel-play');
  const config = useTable((s) => duelOf(s).config);
  const seats = new Set(columns.map(({ w }) => (w >= SLOTS ? 0 : 1)));
  const there = [...seats].flatMap((seat) => config?.decks[seat].weapons.map((card) => card.resistance) ?? []);
  return [...new Set(there)]
    .sort((a, b) => a - b)
    .map((resistance) => {
      const counts = columns.map(({ card }) => breaking(card.fields, resistance));
      return (
        <Row
          key={resistance}
          head={
            <>
              <Icon name="broken" /> {t('compare.breaks', { resistance })}
            </>
          }
          better={higher(counts.map((count, k) => count / columns[k].card.fields.length))}
          cells={counts.map((count, k) => share(count, columns[k].card.fields.length))}
        />
      );
    });
}

function Facts({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation('duel');
  const state = useStateWords();
  const states = useTable((s) => shownOf(s)?.weapons);
  const costs = useTable((s) => duelOf(s).costs);
  const paid = columns.map(({ w, card }) => costs[w] ?? card.energyCost);
  return (
    <>
      <Row head={t('stateTitle')} cells={columns.map(({ w }) => state(w, states?.[w] ?? 0))} />
      <Row
        head={
          <>
            <Icon name="energy" /> {t('cost')}
          </>
        }
        cells={columns.map(({ card }, k) => (
          <>
            {paid[k]}
            {paid[k] > card.energyCost ? <small>{t('surcharge')}</small> : null}
          </>
        ))}
      />
      <Row
        head={
          <>
            <Icon name="resistance" /> {t('resistance')}
          </>
        }
        cells={columns.map(({ card }) => card.resistance)}
      />
      {COLOURS.map((colour) => (
        <Row
          key={colour}
          head={
            <>
              <span className={`hue ${colour}`}>{t(`colour.${colour}`)}</span> {t(`colourShort.${colour}`)}
            </>
          }
          cells={columns.map(({ card }) => share(colourOdds(card.fields)[colour], card.fields.length))}
        />
      ))}
    </>
  );
}

/** Uses one of the two straight from here, where that is possible now. */
function Use({ w }: { w: number }) {
  const { t } = useTranslation('duel-play');
  const place = { at: 'weapon', seat: w >= SLOTS ? 1 : 0, slot: w % SLOTS } as const;
  const possible = useTable((s) => s.prompt !== null && optionAt(s.prompt, place, null) !== undefined);
  if (!possible) return null;
  return (
    <button
      type="button"
      className="second"
      onClick={() => {
        closeDialog();
        pointAt(place);
      }}
    >
      {t('compare.choose')}
    </button>
  );
}

/** Two weapons side by side: cost, odds of everything they can bring, chance to break. */
export function CompareDialog({ of: weapon }: { of: number | null }) {
  const { t } = useTranslation(['duel-play', 'duel']);
  const config = useTable((s) => duelOf(s).config);
  const home = useTable(homeSeat);
  const cardOf = (w: number) => config?.decks[w >= SLOTS ? 1 : 0].weapons[w % SLOTS];
  const [pair, setPair] = useState(() => firstPair(weapon, home, (w) => cardOf(w) !== undefined));
  const [averages, setAverages] = useState(false);
  const columns = pair.flatMap((w) => {
    const card = cardOf(w);
    return card === undefined ? [] : [{ w, card }];
  });
  const put = (k: number, w: number): void => setPair(k === 0 ? [w, pair[1]] : [pair[0], w]);
  return (
    <>
      <table className="compare" aria-label={t('compare.title')}>
        <thead>
          <tr>
            <td />
            {columns.map(({ w, card }, k) => (
              <th key={k} scope="col">
                <Choice w={w} name={t('compare.column', { count: k + 1 })} choose={(next) => put(k, next)} />
                <FullDisc weapon={card} />
                <Use w={w} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Facts columns={columns} />
          <Kinds columns={columns} averages={averages} />
          <Breaking columns={columns} />
        </tbody>
      </table>
      <p className="compare-foot">
        <label>
          <input type="checkbox" checked={averages} onChange={(event) => setAverages(event.target.checked)} />{' '}
          {t('duel:details')}
        </label>
        <span className="quiet">{t('compare.plain')}</span>
      </p>
    </>
  );
}
