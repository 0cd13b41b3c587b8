/** Standing orders at the table: those one has given, and a new one made of the question that is open. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { LETTERS, useSay } from '@kolbiste/tablekit/table/words.ts';
import type { Order } from '@kolbiste/wire';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { wordsOf } from './order-words.ts';
import type { Lasting } from './passing.ts';
import { LASTING, ledSeats, mayOrder, orderSo, takeBack } from './passing.ts';
import { mainOption } from './point.ts';

const lastingOf = ({ once, moment }: Order): Lasting => (once ? 'once' : moment === undefined ? 'always' : 'phase');

/** One order: what is answered to what, for how long, and the way to take it back. */
function Given({ seat, order, named, back }: { seat: number; order: Order; named: boolean; back(): void }) {
  const { t } = useTranslation(['rings', 'ui']);
  const say = useSay();
  const words = wordsOf(seat, order);
  const what = words === null ? t('orders.elsewhere') : `${say(words.question)} → ${say(words.answer)}`;
  const whose = named ? `${t('ui:table.player', { name: LETTERS[seat] })}: ` : '';
  return (
    <li>
      <span>
        {whose}
        {what} <span className="quiet">({t(`orders.lasting.${lastingOf(order)}`)})</span>
      </span>
      <Button className="second" aria-label={t('orders.backOf', { what })} onPress={back}>
        {t('orders.back')}
      </Button>
    </li>
  );
}

/** A new order: the answer, and for how long. */
function NewOrder({ prompt, done }: { prompt: Prompt; done(): void }) {
  const { t } = useTranslation('rings');
  const say = useSay();
  const may = useTable((s) => mayOrder(s, prompt.seat));
  const [option, setOption] = useState(() => mainOption() ?? prompt.options[0]?.option);
  const [lasting, setLasting] = useState<Lasting>('phase');
  if (option === undefined) return null;
  if (!may) return <p className="quiet">{t('orders.full')}</p>;
  const give = (): void => {
    orderSo(prompt, option, lasting);
    // Answered at once, the next question is another one.
    if (lasting !== 'once') done();
  };
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
              {t(`orders.lasting.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet">{t(lasting === 'once' ? 'orders.hintNext' : 'orders.hintNow')}</p>
      <Button className="main" onPress={give}>
        {t('orders.give')}
      </Button>
    </fieldset>
  );
}

/** What is answered by itself, and how to have more of it answered so. */
export function Orders({ close }: { close(): void }) {
  const { t } = useTranslation('rings');
  const policies = useTable((s) => s.policies);
  const order = useTable((s) => s.order);
  const prompt = useTable((s) => s.prompt);
  const seats = ledSeats({ order });
  const title = useRef<HTMLHeadingElement>(null);
  const back = (seat: number, one: Order): void => {
    // Its button goes with it: without another place the keyboard would be nowhere, and the dialog deaf to it.
    title.current?.focus();
    takeBack(seat, one);
  };
  const given = seats.flatMap((seat) => (policies[seat]?.policy?.orders ?? []).map((one) => ({ seat, order: one })));
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
              named={seats.length > 1}
              back={() => back(one.seat, one.order)}
            />
          ))}
        </ul>
      )}
      {prompt === null ? <p className="quiet">{t('orders.noQuestion')}</p> : <NewOrder prompt={prompt} done={close} />}
    </section>
  );
}
