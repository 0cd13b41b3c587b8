/** The sheet of boxes: what is checked, what is open by it; by hand for games at a real table. */
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FEATS } from '../../src/atoms/feats.ts';
import type { RowId, Sheet } from '../../src/boxes.ts';
import { LOCKS, lengthOf, locksOpen, OPENED_BY, ROWS, withBoxes, withFeat, withLevel } from '../../src/boxes.ts';
import { MOST_ASCENSION } from '../../src/config.ts';
import { FEAT_WORDS } from '../../src/text/feats.ts';
import { HEROES } from '../../src/vocabulary.ts';
import { change, clearBoxes, useBoxes } from '../boxes.ts';
import { heroCalled, inNames } from '../printed.ts';
import './boxes.css';

/** One mark for each box, those of a lock together. */
function Ticks({ row, checked }: { row: RowId; checked: number }) {
  return (
    <span className="boxes-ticks" aria-hidden="true">
      {LOCKS[row].map((last, n, locks) => {
        const first = n === 0 ? 0 : locks[n - 1];
        return (
          <span key={last} className={checked >= last ? 'boxes-lock open' : 'boxes-lock'}>
            {Array.from({ length: last - first }, (_, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              <i key={k}>{first + k < checked ? '✓' : ''}</i>
            ))}
          </span>
        );
      })}
    </span>
  );
}

function Row({ row, sheet, name }: { row: RowId; sheet: Sheet; name: string }) {
  const { t } = useTranslation('spire');
  const checked = sheet.boxes[row];
  const all = lengthOf(row);
  const [open, locks] = [locksOpen(sheet, row), LOCKS[row].length];
  const opens = locks > 1 ? t('boxes.packs', { n: open, of: locks }) : t(open > 0 ? 'boxes.open' : 'boxes.locked');
  const by = row === 'colorless' || row === 'actFour' ? OPENED_BY[row] : OPENED_BY.packs;
  const set = (count: number): void => change((now) => withBoxes(now, row, count));
  return (
    <li className="boxes-row" data-row={row}>
      <b>{name}</b>
      <Ticks row={row} checked={checked} />
      <span className="boxes-words" role="status">
        {t('boxes.count', { n: checked, of: all })} · {opens}
      </span>
      <Chips rules={by} />
      <span className="boxes-ways">
        <button
          type="button"
          className="second"
          aria-label={t('boxes.less', { row: name })}
          aria-disabled={checked === 0}
          onClick={() => set(checked - 1)}
        >
          −
        </button>
        <button
          type="button"
          className="second"
          aria-label={t('boxes.more', { row: name })}
          aria-disabled={checked === all}
          onClick={() => set(checked + 1)}
        >
          +
        </button>
      </span>
    </li>
  );
}

function Feats({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  return (
    <details>
      <summary>{t('boxes.feats', { n: sheet.feats.length, of: FEATS.length })}</summary>
      <ul className="boxes-feats">
        {FEATS.map((feat, n) => (
          <li key={feat}>
            <label className="check">
              <input
                type="checkbox"
                checked={sheet.feats.includes(feat)}
                onChange={({ target }) => change((now) => withFeat(now, feat, target.checked))}
              />{' '}
              {inNames(FEAT_WORDS[feat][lang === 'cs' ? 0 : 1], names)}
            </label>{' '}
            <Chips rules={[`21.${n + 1}`]} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Clearing is asked for once more. */
function Clear() {
  const { t } = useTranslation('spire');
  const [asks, ask] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (asks !== was.current) (asks ? keep : first).current?.focus();
    was.current = asks;
  }, [asks]);
  if (!asks)
    return (
      <button type="button" className="second" ref={first} onClick={() => ask(true)}>
        {t('boxes.clear')}
      </button>
    );
  const clear = (): void => {
    clearBoxes();
    ask(false);
  };
  return (
    <fieldset className="boxes-really">
      <legend>{t('boxes.really')}</legend>
      <button type="button" className="second" ref={keep} onClick={() => ask(false)}>
        {t('boxes.no')}
      </button>
      <button type="button" className="second" onClick={clear}>
        {t('boxes.yes')}
      </button>
    </fieldset>
  );
}

function Rows({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const nameOf = (row: RowId): string => {
    const hero = HEROES.findIndex((id) => id === row);
    return hero < 0 ? t(`boxes.${row}`) : heroCalled(hero, lang, names);
  };
  return (
    <>
      <ul className="boxes-rows">
        {ROWS.map((row) => (
          <Row key={row} row={row} sheet={sheet} name={nameOf(row)} />
        ))}
      </ul>
      {sheet.spare === 0 ? null : (
        <p role="status">
          {t('boxes.spare', { count: sheet.spare })} <Chips rules={['20.2', 'R98']} />
        </p>
      )}
      <div className="boxes-level">
        <label className="field">
          <span>{t('boxes.level')}</span>
          <select value={sheet.level} onChange={({ target }) => change((now) => withLevel(now, Number(target.value)))}>
            {Array.from({ length: MOST_ASCENSION + 1 }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
              <option key={n} value={n}>
                {n === 0 ? t('none') : n}
              </option>
            ))}
          </select>
        </label>
        <Chips rules={[...OPENED_BY.level, 'R99']} />
      </div>
      <Feats sheet={sheet} />
    </>
  );
}

export function Boxes() {
  const { t } = useTranslation('spire');
  const lang = useSettings((s) => s.lang);
  const { sheet, faults, lasting } = useBoxes();
  return (
    <details className="profile spire-boxes" data-testid="boxes">
      <summary>{t('boxes.title')}</summary>
      <p>
        {t('boxes.told')} <Chips rules={['20.1', '20.2']} />
      </p>
      {lasting ? null : <p role="status">{t('boxes.unkept')}</p>}
      {faults.length > 0 ? (
        <div className="form-wrong" role="alert">
          <p>{t('boxes.damaged')}</p>
          <ul className="fault-list">
            {faults.map(({ path, message }) => (
              <li key={path}>{message[lang]}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Rows sheet={sheet} />
      )}
      {sheet.games.length === 0 ? null : <p>{t('boxes.games', { count: sheet.games.length })}</p>}
      <Clear />
    </details>
  );
}
