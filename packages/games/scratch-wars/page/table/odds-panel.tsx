import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber, useSay } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeaponCard } from '../../src/index.ts';
import type { Odds } from '../draw/odds.ts';
import { expected, oddsOf } from '../draw/odds.ts';
import { duelOf } from './duel.ts';
import { useLabel, useWeaponName } from './duel-words.ts';
import '../draw/hue.css';
import './odds.css';

const COLOURS = ['green', 'orange', 'red'] as const;
const SIGN = { green: '›', orange: '?', red: '!' } as const;

const rangeOf = ({ low, high }: Odds): string =>
  low === high ? plainNumber(low) : `${plainNumber(low)}–${plainNumber(high)}`;

/** How many fields of each colour: hue, sign and number. */
function Colours({ row }: { row: Odds }) {
  const { t } = useTranslation('duel');
  return (
    <span className="hues">
      {COLOURS.filter((colour) => row.colours[colour] > 0).map((colour) => (
        <span
          key={colour}
          className={`hue ${colour}`}
          role="img"
          aria-label={`${row.colours[colour]}× ${t(`colour.${colour}`)}`}
        >
          {row.colours[colour]}
          {SIGN[colour]}
        </span>
      ))}
    </span>
  );
}

interface TableProps {
  weapon: WeaponCard;
  label(id: string): string;
  averages: boolean;
  /** What the field at a place does, in words. */
  does(place: number): string;
  /** Brings out fields on the disc; null = none. */
  light(fields: readonly number[] | null): void;
}

interface RowProps extends TableProps {
  row: Odds;
  open: boolean;
  toggle(): void;
}

function Row({ row, weapon, label, averages, light, open, toggle }: RowProps) {
  const { t } = useTranslation('duel');
  const lang = useSettings((s) => s.lang);
  const mean = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <tr onPointerEnter={() => light(row.fields)} onPointerLeave={() => light(null)}>
      <th scope="row">
        <button type="button" className="odds-kind" aria-expanded={open} onClick={toggle}>
          <Icon name={row.kind} />
          <span>
            {label(row.kind)} <b>{rangeOf(row)}</b>
          </span>
        </button>
      </th>
      <td className="odds-of">{t('of', { count: row.count, of: row.of })}</td>
      <td className="odds-percent">
        <span className="odds-bar" style={{ transform: `scaleX(${row.count / row.of})` }} aria-hidden="true" />
        <span>{row.percent} %</span>
      </td>
      <td>
        {averages ? <span className="num">{mean.format(expected(weapon, row.kind))}</span> : <Colours row={row} />}
      </td>
    </tr>
  );
}

/** Odds by kind of result; pressing a kind tells what it does. */
export function OddsTable(props: TableProps) {
  const { t } = useTranslation('duel');
  const [open, setOpen] = useState<string | null>(null);
  const rows = oddsOf(props.weapon.fields);
  const row = rows.find(({ kind }) => kind === open);
  return (
    <>
      <table className="odds-table" aria-label={t('odds')}>
        <tbody>
          {rows.map((one) => (
            <Row
              key={one.kind}
              row={one}
              {...props}
              open={one.kind === open}
              toggle={() => setOpen(one.kind === open ? null : one.kind)}
            />
          ))}
        </tbody>
      </table>
      {row === undefined ? null : (
        <p className="odds-does" role="status">
          {row.low === row.high
            ? ''
            : `${t('example', { value: plainNumber(props.weapon.fields[row.fields[0]].value) })} `}
          {props.does(row.fields[0])}
        </p>
      )}
    </>
  );
}

/** Before a spin: what this wheel can bring, how likely, at what cost, by which paragraphs. */
export function OddsPanel({
  weapon,
  w,
  light,
}: {
  weapon: WeaponCard;
  w: number;
  light(fields: readonly number[] | null): void;
}) {
  const { t } = useTranslation(['duel', 'duel-play']);
  const [averages, setAverages] = useState(false);
  const name = useWeaponName();
  const label = useLabel();
  const say = useSay();
  const cost = useTable((s) => duelOf(s).costs[w] ?? weapon.energyCost);
  const does = useTable((s) => duelOf(s).does[w]);
  return (
    <div className="odds">
      <h2>
        {name(weapon)} <small>{t('weapon', { type: t(`type.${weapon.type}`), name: weapon.name })}</small>
      </h2>
      <p className="odds-facts">
        <span className="fact">
          <Icon name="energy" /> {t('cost')} <b>{cost}</b>
          {cost > weapon.energyCost ? <em> ({t('surcharge')})</em> : null}
        </span>
        <span className="fact">
          <Icon name="resistance" /> {t('resistance')} <b>{weapon.resistance}</b>
        </span>
      </p>
      <OddsTable weapon={weapon} label={label} averages={averages} does={(place) => say(does?.[place])} light={light} />
      <p className="odds-foot">
        <button type="button" className="link" onClick={() => show({ kind: 'own', own: 'weapon', of: w })}>
          {t('fieldList')}
        </button>
        <button type="button" className="link" aria-pressed={averages} onClick={() => setAverages(!averages)}>
          {averages ? t('perSpin') : t('details')}
        </button>
        <button type="button" className="link" onClick={() => show({ kind: 'own', own: 'compare', of: w })}>
          {t('duel-play:tool.compare')}
        </button>
        <Chips rules={['2.5.1.4', '1.4.8.2', ...(cost > weapon.energyCost ? ['2.5.1.2'] : [])]} />
      </p>
    </div>
  );
}
