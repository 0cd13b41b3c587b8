/** Standing orders at windows: those one has given, and a new one made of the window that is open. */
import type { Prompt, Said } from '@kolbiste/tablekit/engine/protocol.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import type { Order } from '@kolbiste/wire';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { saidOption } from '../src/said.ts';
import type { View } from '../src/view.ts';
import type { Lasting } from './passing.ts';
import { isWindow, LASTING, mayOrder, orderSo, ownSeats, takeBack } from './passing.ts';
import { mainChoice } from './point.ts';
import { useCardName } from './printed.ts';

const lastingOf = ({ once, moment }: Order): Lasting => (once ? 'once' : moment === undefined ? 'always' : 'turn');

/** What orders say, as it was said when they were given; of others the card or what is done. */
const said = new Map<string, Said>();
const keyOf = ({ option, window = '' }: Order): string => `${window} ${option}`;

/** What is answered, in words. */
function useAnswerOf(): (order: Order) => string {
  const { t } = useTranslation('doom');
  const say = useSay();
  const name = useCardName();
  return (order) => {
    const known = said.get(keyOf(order));
    if (known !== undefined) return say(known);
    const { card } = saidOption({ flow: [{ locals: {} }] } as unknown as View, order.decision, order.option);
    return card > 0 ? name(card) : t('orders.elsewhere');
  };
}

function NewOrder({ prompt, done }: { prompt: Prompt; done(): void }) {
  const { t } = useTranslation('doom');
  const say = useSay();
  const may = useTable((s) => mayOrder(s, prompt.seat));
  const [option, setOption] = useState(() => mainChoice(prompt, null)?.option ?? prompt.options[0]?.option);
  const [lasting, setLasting] = useState<Lasting>('turn');
  const choice = prompt.options.find((one) => one.option === option);
  if (choice === undefined) return null;
  if (!may) return <p className="quiet">{t('orders.full')}</p>;
  const give = (): void => {
    const order = orderSo(prompt, choice.option, lasting);
    if (order !== undefined) said.set(keyOf(order), choice.text);
    // Answered at once, the next question is another one.
    if (lasting !== 'once') done();
  };
  return (
    <fieldset className="doom-order">
      <legend>{say(prompt.text)}</legend>
      <label className="control">
        <span className="control-label">{t('orders.answer')}</span>
        <select value={choice.option} onChange={(event) => setOption(Number(event.target.value))}>
          {prompt.options.map((one) => (
            <option key={one.option} value={one.option}>
              {say(one.text)}
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
      <Button className="second" onPress={give}>
        {t('orders.give')}
      </Button>
    </fieldset>
  );
}

/** What is answered by itself at windows, and how to have more of it answered so. */
export function Orders({ close }: { close(): void }) {
  const { t } = useTranslation('doom');
  const answerOf = useAnswerOf();
  const policies = useTable((s) => s.policies);
  const order = useTable((s) => s.order);
  const prompt = useTable((s) => s.prompt);
  const title = useRef<HTMLHeadingElement>(null);
  const given = ownSeats({ order }).flatMap((seat) =>
    (policies[seat]?.policy?.orders ?? []).map((one) => ({ seat, one })),
  );
  const back = (seat: number, one: Order): void => {
    // Its button goes with it: without another place the keyboard would be nowhere.
    title.current?.focus();
    takeBack(seat, one);
  };
  return (
    <section aria-labelledby="doom-orders">
      <h3 id="doom-orders" ref={title} tabIndex={-1}>
        {t('orders.title')}
      </h3>
      <p role="status" className={given.length === 0 ? 'quiet' : 'sr'}>
        {t('orders.count', { count: given.length })}
      </p>
      {given.length === 0 ? null : (
        <ul className="doom-orders">
          {given.map(({ seat, one }) => {
            const what = `${one.window === undefined ? '' : `${t(`window.${one.window}`)}: `}${answerOf(one)}`;
            return (
              <li key={`${seat} ${JSON.stringify(one)}`}>
                <span>
                  {what} <span className="quiet">({t(`orders.lasting.${lastingOf(one)}`)})</span>
                </span>{' '}
                <Button className="second" aria-label={t('orders.backOf', { what })} onPress={() => back(seat, one)}>
                  {t('orders.back')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {isWindow(prompt) ? (
        <NewOrder key={prompt.step} prompt={prompt} done={close} />
      ) : (
        <p className="quiet">{t('orders.noWindow')}</p>
      )}
    </section>
  );
}
