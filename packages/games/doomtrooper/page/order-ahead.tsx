/** An order given ahead: when X is played on Y, Z is played. It is the seat's own; the table carries it out. */

import { useLasting } from '@kolbiste/tablekit/passing/orders.tsx';
import type { Lasting } from '@kolbiste/tablekit/passing/policies.ts';
import { LASTING, mayOrder, useSeatsSeen } from '@kolbiste/tablekit/passing/policies.ts';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import type { When } from '@kolbiste/wire';
import type { ReactNode } from 'react';
import { useId, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cardIn, cardName as cardToken, GROUPS, kindName, pieceName } from '../src/answered.ts';
import { cardOf, pool } from '../src/cards/pool.ts';
import { KIND_NAMES } from '../src/vocabulary.ts';
import { windowOf } from '../src/windows.ts';
import { aimsOf, narrowest, repliesOf } from './answers-ahead.ts';
import { boardOf } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { useWhenWords } from './order-words.ts';
import { giveAhead, isWindow } from './passing.ts';
import { cardName, useCardName } from './printed.ts';

/** In place of a type: one card, by its name. */
const ONE_CARD = 'card';

interface ChooseProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  choose(value: string): void;
}

function Choose({ label, value, options, choose }: ChooseProps) {
  return (
    <label className="control">
      <span className="control-label">{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The cards that are played with, by what they are called: of several of one name the first. */
function useNamed(): ReadonlyMap<string, number> {
  const { lang, names } = useSettings();
  return useMemo(() => {
    const found = new Map<string, number>();
    for (const id of pool.ids) {
      const name = cardName(id, lang, names);
      if (cardOf(id).scripted && !found.has(name)) found.set(name, id);
    }
    return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b, lang)));
  }, [lang, names]);
}

interface NamedProps {
  readonly named: ReadonlyMap<string, number>;
  readonly text: string;
  readonly wrong: boolean;
  type(text: string): void;
}

/** One card by its name: typed, or chosen from those that fit. */
function Named({ named, text, wrong, type }: NamedProps) {
  const { t } = useTranslation('doom');
  const [list, help] = [useId(), useId()];
  return (
    <>
      <label className="control">
        <span className="control-label">{t('orders.ahead.name')}</span>
        <input
          list={list}
          value={text}
          aria-invalid={wrong}
          aria-describedby={help}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <datalist id={list}>
        {[...named.keys()].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <p id={help} role="status" className={wrong ? 'order-wrong' : 'sr'}>
        {wrong ? t('orders.ahead.unknown') : ''}
      </p>
    </>
  );
}

/** What is answered now, under its narrowest names; nothing where it is nothing that others have played. */
function useNow(board: DoomTable, seat: number): When {
  const prompt = useTable((s) => s.prompt);
  if (!isWindow(prompt) || prompt.seat !== seat) return {};
  const answered = windowOf(board, { id: decisionOf(prompt), seat })?.answered;
  if (answered === undefined) return {};
  const on = narrowest(answered.on, board);
  return { played: answered.played.at(-1) ?? '', ...(on === '' ? {} : { on }) };
}

interface FormProps {
  readonly board: DoomTable;
  readonly seat: number;
  given(): void;
}

function Form({ board, seat, given }: FormProps) {
  const { t } = useTranslation(['doom', 'passing']);
  const words = useWhenWords();
  const name = useCardName();
  const named = useNamed();
  const long = useLasting({ moment: t('orders.lasting.turn') });
  const now = useNow(board, seat);
  const replies = repliesOf(board, seat);
  const [played, setPlayed] = useState(now.played === undefined ? '' : ONE_CARD);
  const [text, setText] = useState(now.played === undefined ? '' : name(cardIn(now.played)));
  const [on, setOn] = useState(now.on ?? '');
  const [option, setOption] = useState(replies[0].option);
  const [lasting, setLasting] = useState<Lasting>('always');
  const card = useMemo(() => [...named].find(([one]) => folded(one) === folded(text.trim()))?.[1] ?? 0, [named, text]);
  const wrong = played === ONE_CARD && card === 0 && text.trim() !== '';
  const x = played === ONE_CARD ? cardToken(card) : played;
  const reply = (id: number): string => (id === 0 ? t('orders.ahead.pass') : name(id));
  return (
    <fieldset className="order-new">
      <legend>{t('orders.ahead.title')}</legend>
      <Choose
        label={t('orders.ahead.played')}
        value={played}
        choose={setPlayed}
        options={[
          ['', t('orders.ahead.any')],
          ...KIND_NAMES.map((_, k) => [kindName(k), words.played(kindName(k))] as const),
          [ONE_CARD, t('orders.ahead.card')],
        ]}
      />
      {played === ONE_CARD ? <Named named={named} text={text} wrong={wrong} type={setText} /> : null}
      <Choose
        label={t('orders.ahead.on')}
        value={on}
        choose={setOn}
        options={[
          ['', t('orders.ahead.onAny')],
          ...GROUPS.map((group) => [group, words.on(group, seat)] as const),
          ...aimsOf(board, seat).map(({ id }) => [pieceName(id), words.on(pieceName(id), seat)] as const),
        ]}
      />
      <Choose
        label={t('passing:orders.answer')}
        value={`${option}`}
        choose={(value) => setOption(Number(value))}
        options={replies.map((one) => [`${one.option}`, reply(one.card)] as const)}
      />
      <Choose
        label={t('passing:orders.long')}
        value={lasting}
        choose={(value) => setLasting(LASTING.find((one) => one === value) ?? 'once')}
        options={LASTING.map((one) => [one, long(one)] as const)}
      />
      <p className="quiet">{t('orders.ahead.hint')}</p>
      <Button
        className="main"
        isDisabled={played === ONE_CARD && card === 0}
        onPress={() => {
          giveAhead(seat, option, lasting, { ...(x === '' ? {} : { played: x }), ...(on === '' ? {} : { on }) });
          given();
        }}
      >
        {t('orders.ahead.give')}
      </Button>
    </fieldset>
  );
}

/** Where an order is given of what others may play; nothing for whoever has no seat here. */
export function OrderAhead(): ReactNode {
  const { t } = useTranslation('passing');
  const [seat] = useSeatsSeen();
  const board = useTable(boardOf);
  const may = useTable((s) => mayOrder(s, seat ?? 0));
  const [times, setTimes] = useState(0);
  if (seat === undefined || board === null) return null;
  if (!may) return <p className="quiet">{t('orders.full')}</p>;
  return <Form key={times} board={board} seat={seat} given={() => setTimes(times + 1)} />;
}
