/** Standing orders at the table: those one has given, and a new one made of the question that is open. */
import type { Order } from '@kolbiste/wire';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Prompt } from '../engine/protocol.ts';
import { useTable } from '../state/table.ts';
import { LETTERS, useSay } from '../table/words.ts';
import type { Lasting, Policies } from './policies.ts';
import { LASTING, lastingOf, mayOrder, useSeatsSeen } from './policies.ts';

/** What a game says of its orders. */
export interface OrderWords {
  /** What an order answers to what, in words. */
  said(seat: number, order: Order): string;
  /** Why it could not be carried out now, whatever came; '' = it could. */
  idle?(seat: number, order: Order): string;
  /** How long one lasts that holds for a moment of the game: a phase, a turn. */
  readonly moment: string;
  /** Why none can be made now. */
  readonly none: string;
}

interface Props {
  readonly policies: Policies;
  readonly words: OrderWords;
  /** The question of which one can be made; null = there is none. */
  readonly prompt: Prompt | null;
  /** The answer that is meant without choosing another one. */
  meant(prompt: Prompt): number | undefined;
  give(prompt: Prompt, option: number, lasting: Lasting): void;
  close(): void;
  /** Where a game lets orders be given of what is not asked yet. */
  readonly ahead?: ReactNode;
}

export function useLasting({ moment }: Pick<OrderWords, 'moment'>): (lasting: Lasting) => string {
  const { t } = useTranslation('passing');
  return (lasting) => (lasting === 'moment' ? moment : t(`orders.lasting.${lasting}`));
}

interface GivenProps extends Pick<Props, 'words'> {
  readonly seat: number;
  readonly order: Order;
  readonly named: boolean;
  back(): void;
  /** Missing = it comes first. */
  readonly up: (() => void) | undefined;
}

/** One order: what is answered to what, for how long, and the way to take it back. */
function Given({ words, seat, order, named, back, up }: GivenProps) {
  const { t } = useTranslation(['passing', 'ui']);
  const long = useLasting(words);
  const what = words.said(seat, order);
  const idle = words.idle?.(seat, order) ?? '';
  const whose = named ? `${t('ui:table.player', { name: LETTERS[seat] })}: ` : '';
  return (
    <li>
      <span>
        {whose}
        {what} <span className="quiet">({[long(lastingOf(order)), idle].filter(Boolean).join('; ')})</span>
      </span>
      <div className="order-ways">
        {up === undefined ? null : (
          <Button className="second" aria-label={t('orders.upOf', { what })} onPress={up}>
            {t('orders.up')}
          </Button>
        )}
        <Button className="second" aria-label={t('orders.backOf', { what })} onPress={back}>
          {t('orders.back')}
        </Button>
      </div>
    </li>
  );
}

/** A new order: the answer, and for how long. */
function NewOrder({ prompt, words, meant, give, close }: Props & { prompt: Prompt }) {
  const { t } = useTranslation('passing');
  const say = useSay();
  const long = useLasting(words);
  const may = useTable((s) => mayOrder(s, prompt.seat));
  const [option, setOption] = useState(() => meant(prompt) ?? prompt.options[0]?.option);
  const [lasting, setLasting] = useState<Lasting>('moment');
  if (option === undefined) return null;
  if (!may) return <p className="quiet">{t('orders.full')}</p>;
  return (
    <fieldset className="order-new">
      <legend>{say(prompt.text)}</legend>
      <label className="control">
        <span className="control-label">{t('orders.answer')}</span>
        <select value={option} onChange={(event) => setOption(Number(event.target.value))}>
          {prompt.options.map((choice) => (
            <option key={choice.option} value={choice.option}>
              {say(choice.text)}
            </option>
          ))}
        </select>
      </label>
      <label className="control">
        <span className="control-label">{t('orders.long')}</span>
        <select
          value={lasting}
          onChange={(event) => setLasting(LASTING.find((one) => one === event.target.value) ?? 'once')}
        >
          {LASTING.map((one) => (
            <option key={one} value={one}>
              {long(one)}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet">{t(lasting === 'once' ? 'orders.hintNext' : 'orders.hintNow')}</p>
      <Button
        className="main"
        onPress={() => {
          give(prompt, option, lasting);
          // Answered at once, the next question is another one.
          if (lasting !== 'once') close();
        }}
      >
        {t('orders.give')}
      </Button>
    </fieldset>
  );
}

/** What is answered by itself, and how to have more of it answered so. */
export function Orders(props: Props) {
  const { t } = useTranslation('passing');
  const { policies, words, prompt, ahead } = props;
  const states = useTable((s) => s.policies);
  const seats = useSeatsSeen();
  const title = useRef<HTMLHeadingElement>(null);
  const back = (seat: number, one: Order): void => {
    // Its button goes with it: without another place the keyboard would be nowhere, and the dialog deaf to it.
    title.current?.focus();
    policies.takeBack(seat, one);
  };
  const given = seats.flatMap((seat) =>
    (states[seat]?.policy?.orders ?? []).map((one, at) => ({ seat, order: one, at })),
  );
  const raise = (seat: number, one: Order, at: number): void => {
    // What comes first has no such button any more.
    if (at === 1) title.current?.focus();
    policies.raise(seat, one);
  };
  return (
    <section aria-labelledby="orders">
      <h3 id="orders" ref={title} tabIndex={-1}>
        {t('orders.title')}
      </h3>
      <p role="status" className={given.length === 0 ? 'quiet' : 'sr'}>
        {t('orders.count', { count: given.length })}
      </p>
      {given.length === 0 ? null : (
        <ul className="orders">
          {given.map((one) => (
            <Given
              key={`${one.seat} ${JSON.stringify(one.order)}`}
              {...one}
              words={words}
              named={seats.length > 1}
              back={() => back(one.seat, one.order)}
              up={one.at === 0 ? undefined : () => raise(one.seat, one.order, one.at)}
            />
          ))}
        </ul>
      )}
      {given.some(({ at }) => at > 0) ? <p className="quiet">{t('orders.first')}</p> : null}
      {prompt === null ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <NewOrder key={prompt.step} {...props} prompt={prompt} />
      )}
      {ahead}
    </section>
  );
}
