import { goToRow } from '@kolbiste/tablekit/decks/rows.ts';
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { pick, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { KeyboardEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardOf } from './board.ts';
import { CardLine } from './card-line.tsx';
import { nameOfCard } from './cards.ts';
import type { StoneTable } from './engine/table.ts';
import { sideOf } from './places.ts';
import { useBoard } from './store.ts';

const MOST = 40;
const NOTHING: readonly number[] = [];

/** Cards that the opponent has shown, the last ones first: what one is likely to name. */
function shownBy(seat: number, { graves, units, laid }: StoneTable): readonly number[] {
  const standing = units.flatMap((unit, place) => (unit !== null && sideOf(place) === seat ? [unit.card] : []));
  const lying = laid.filter((each) => each.seat === seat && each.card !== 0).map(({ card }) => card);
  return [...new Set([...standing, ...lying, ...graves[seat].toReversed()])];
}

/** Names that begin with what was asked come before those that only hold it. */
function useFound(prompt: Prompt, asked: string): readonly number[] {
  const board = useTable(boardOf);
  const { lang, names } = useSettings();
  const named = useMemo(() => {
    const { compare } = new Intl.Collator(lang, { ignorePunctuation: true });
    const rows = prompt.options.map(({ option }) => ({ option, name: nameOfCard(option, lang, names) }));
    return rows.sort((a, b) => compare(a.name, b.name)).map((row) => ({ ...row, text: folded(row.name) }));
  }, [prompt, lang, names]);
  const words = folded(asked.trim());
  if (words !== '') {
    const found = named.filter(({ text }) => text.includes(words));
    const first = found.filter(({ text }) => text.startsWith(words));
    return [...first, ...found.filter((row) => !first.includes(row))].map(({ option }) => option);
  }
  const seen = board === null ? NOTHING : shownBy(1 - prompt.seat, board);
  const likely = seen.filter((id) => named.some(({ option }) => option === id));
  return [...likely, ...named.map(({ option }) => option).filter((id) => !likely.includes(id))];
}

/** Naming one of all cards: words narrow them down, the first press chooses, the second one or the main button names. */
export function Naming({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation('stone');
  const [asked, ask] = useState('');
  const picked = useTable((s) => s.picked);
  const found = useFound(prompt, asked);
  const seen = useBoard((board) => shownBy(1 - prompt.seat, board).length > 0, false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone its keyboard would cover what there is to see.
    if (matchMedia('(hover: hover)').matches) field.current?.focus();
  }, []);
  const inField = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && found[0] !== undefined) pick(found[0]);
    else if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[data-part]')?.focus();
    else return;
    event.preventDefault();
  };
  const inList = (event: KeyboardEvent): void => {
    const first = event.currentTarget.closest('li')?.previousElementSibling === null;
    if (event.key === 'ArrowDown') goToRow(event.currentTarget, 1);
    else if (event.key === 'ArrowUp' && first) field.current?.focus();
    else if (event.key === 'ArrowUp') goToRow(event.currentTarget, -1);
    else return;
    event.preventDefault();
  };
  return (
    <div className="naming">
      <label className="control">
        <span className="control-label">{t('naming.search')}</span>
        <input
          ref={field}
          type="search"
          value={asked}
          onChange={(event) => ask(event.target.value)}
          onKeyDown={inField}
        />
      </label>
      <p className="quiet" role="status">
        {found.length > MOST
          ? t('naming.many', { count: found.length, most: MOST })
          : t('naming.count', { count: found.length })}
        {seen && asked.trim() === '' ? ` ${t('naming.seen')}` : ''}
      </p>
      <ul ref={list} className="naming-rows">
        {found.slice(0, MOST).map((id) => (
          <li key={id} data-row={id}>
            <button
              type="button"
              className={id === picked ? 'naming-card chosen' : 'naming-card'}
              data-part="name"
              aria-pressed={id === picked}
              onKeyDown={inList}
              onClick={() => pick(id)}
            >
              <CardLine id={id} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
