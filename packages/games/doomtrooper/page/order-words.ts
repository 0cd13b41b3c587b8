/** What standing orders say in words: those of what was asked as it was said, those given ahead from what they wait for. */
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import type { Order, When } from '@kolbiste/wire';
import { useTranslation } from 'react-i18next';
import { cardIn, GROUPS, kindName as kindToken, pieceIn } from '../src/answered.ts';
import { A_PASS } from '../src/options.ts';
import { KIND_NAMES } from '../src/vocabulary.ts';
import { cardOfReply, hasReply, placeAmong } from './answers-ahead.ts';
import { boardOf } from './board.ts';
import { orders } from './passing.ts';
import { cardName, kindName } from './printed.ts';
import { usePlayer } from './words.ts';

/** What X is, and what it is aimed at, in words. */
export function useWhenWords() {
  const { t } = useTranslation('doom');
  const { lang, names } = useSettings();
  const board = useTable(boardOf);
  const player = usePlayer();
  const kind = (name: string): string => {
    const at = KIND_NAMES.find((_, k) => kindToken(k) === name);
    return at === undefined ? '' : t('orders.ahead.kind', { kind: kindName(at, t, lang, names) });
  };
  const piece = (id: number, seat: number): string => {
    const p = board?.pieces.find((one) => one.id === id);
    if (p === undefined || board === null) return t('orders.ahead.gone');
    const n = placeAmong(board, p);
    const name = `${p.card === 0 ? t('orders.ahead.hidden') : cardName(p.card, lang, names)}${n > 0 ? ` (${n})` : ''}`;
    return p.seat === seat ? name : t('orders.ahead.theirs', { name, player: player(p.seat) });
  };
  return {
    played: (name: string | undefined): string => {
      if (name === undefined) return t('orders.ahead.any');
      return cardIn(name) > 0 ? cardName(cardIn(name), lang, names) : kind(name);
    },
    on: (name: string | undefined, seat: number): string => {
      const group = GROUPS.find((one) => one === name);
      if (name === undefined) return t('orders.ahead.onAny');
      return group === undefined ? piece(pieceIn(name), seat) : t(`orders.ahead.group.${group}`);
    },
  };
}

/** What an order says, and why it could not be carried out now. */
export function useOrderWords() {
  const { t } = useTranslation(['doom', 'passing']);
  const { lang, names } = useSettings();
  const say = useSay();
  const board = useTable(boardOf);
  const words = useWhenWords();
  const reply = (order: Order): string => {
    if (order.option === A_PASS) return t('orders.ahead.pass');
    const card = board === null ? 0 : cardOfReply(board, order);
    return card > 0 ? cardName(card, lang, names) : t('passing:orders.elsewhere');
  };
  const ahead = (seat: number, { played, on }: When, order: Order): string =>
    t('orders.ahead.said', { played: words.played(played), on: words.on(on, seat), answer: reply(order) });
  return {
    said: (seat: number, order: Order): string => {
      if (order.when !== undefined) return ahead(seat, order.when, order);
      const known = orders.wordsOf(seat, order);
      const where = order.window === undefined ? '' : `${t(`window.${order.window}`)}: `;
      return where + (known === null ? reply(order) : say(known.answer));
    },
    idle: (seat: number, order: Order): string =>
      board === null || hasReply(board, seat, order) ? '' : t('orders.ahead.notHeld'),
  };
}
