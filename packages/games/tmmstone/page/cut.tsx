import { goToRow } from '@kolbiste/tablekit/decks/rows.ts';
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { useInert } from '@kolbiste/tablekit/table/inert.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardLine } from './card-line.tsx';
import { chooseAll, commitCut, lastCut, leaveOut, needOf, putBack, useCutting } from './cutting.ts';
import { counted } from './decks/lists.ts';
import { useBoard } from './store.ts';
import { useCardName } from './words.ts';

/** Cards in a run of words, a card with its copies. */
function useCardsInWords(): (cards: readonly number[]) => string {
  const name = useCardName();
  return (cards) =>
    counted(cards)
      .map(([id, copies]) => (copies > 1 ? `${copies}× ${name(id)}` : name(id)))
      .join(', ');
}

/** A card of the deck: how many copies stay, one less, one more. */
function Row({ id, copies, deck }: { id: number; copies: number; deck: readonly number[] }) {
  const { t } = useTranslation('stone');
  const name = useCardName()(id);
  const chosen = useCutting((s) => s.chosen);
  const out = chosen.filter((one) => one === id).length;
  const full = chosen.length >= needOf(deck) || out === copies;
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') goToRow(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') goToRow(event.currentTarget, -1);
    else if (event.key === '-' || event.key === 'Delete') leaveOut(deck, id);
    else if (event.key === '+' || event.key === '=') putBack(id);
    else return;
    event.preventDefault();
  };
  return (
    <li className={out === 0 ? 'cut-row' : out < copies ? 'cut-row out' : 'cut-row out whole'} data-row={id}>
      <CardLine id={id} />
      <span className="stepper">
        <button
          type="button"
          className="second"
          data-part="less"
          aria-label={t('cut.out', { name })}
          aria-disabled={full}
          onKeyDown={keys}
          onClick={() => leaveOut(deck, id)}
        >
          −
        </button>
        <span className="copies">
          {copies - out}
          <small>/{copies}</small>
        </span>
        <button
          type="button"
          className="second"
          data-part="more"
          aria-label={t('cut.back', { name })}
          aria-disabled={out === 0}
          onKeyDown={keys}
          onClick={() => putBack(id)}
        >
          +
        </button>
      </span>
    </li>
  );
}

const dearest = (deck: readonly number[]): readonly number[] =>
  counted(deck)
    .flatMap(([id, copies]) => new Array<number>(copies).fill(id))
    .slice(-needOf(deck));

/** Choices that can be taken over whole. */
function Proposals({ deck }: { deck: readonly number[] }) {
  const { t } = useTranslation('stone');
  const words = useCardsInWords();
  const last = lastCut(deck);
  const ways = [...(last === null ? [] : [['last', last] as const]), ['dearest', dearest(deck)] as const];
  return (
    <p className="cut-ways">
      {ways.map(([way, cards]) => (
        <button key={way} type="button" className="second" data-testid={`cut-${way}`} onClick={() => chooseAll(cards)}>
          {t(`cut.${way}`)} <small>{words(cards)}</small>
        </button>
      ))}
    </p>
  );
}

/** Before the game: which cards of a deck of more than thirty stay out [TMM prep.2]. */
export function Cut({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation('stone');
  const words = useCardsInWords();
  const deck = useBoard((board) => board.decks[prompt.seat], null);
  const chosen = useCutting((s) => s.chosen);
  const going = useCutting((s) => s.rest !== null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const need = deck === null ? 0 : needOf(deck);
  const left = need - chosen.length;
  const label =
    left > 0
      ? t('cut.more', { count: left })
      : t('cut.go', { cards: words(chosen), count: (deck?.length ?? 0) - need });
  const inert = useInert(label);
  if (deck === null || going) return null;
  return (
    <section className="cut" aria-labelledby="cut-title" data-testid="cut">
      <h2 id="cut-title" ref={title} tabIndex={-1}>
        {t('cut.title', { keep: deck.length - need, all: deck.length })}
      </h2>
      <p>
        {t('cut.lead')} <Chips rules={prompt.rule} most={1} />
      </p>
      <p className="cut-left" role="status">
        {left > 0 ? t('cut.more', { count: left }) : t('cut.done')}
      </p>
      <Proposals deck={deck} />
      <ul className="cut-rows">
        {counted(deck).map(([id, copies]) => (
          <Row key={id} id={id} copies={copies} deck={deck} />
        ))}
      </ul>
      <p className="cut-end">
        <button
          type="button"
          className={left > 0 ? 'main idle' : 'main'}
          data-testid="cut-go"
          aria-disabled={left > 0 || inert}
          onClick={() => inert || commitCut(deck)}
        >
          {label}
        </button>
      </p>
    </section>
  );
}
