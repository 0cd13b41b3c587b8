import type { Prompt, Said } from '@kolbiste/tablekit/engine/protocol.ts';
import { Orders } from '@kolbiste/tablekit/passing/orders.tsx';
import type { Lasting } from '@kolbiste/tablekit/passing/policies.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import type { Order } from '@kolbiste/wire';
import { useTranslation } from 'react-i18next';
import { saidOption } from '../src/said.ts';
import type { View } from '../src/view.ts';
import { isWindow, orderSo, policies } from './passing.ts';
import { mainChoice } from './point.ts';
import { useCardName } from './printed.ts';

/** What orders say, as it was said when they were given; of others the card or what is done. */
const said = new Map<string, Said>();
const keyOf = ({ option, window = '' }: Order): string => `${window} ${option}`;

function give(prompt: Prompt, option: number, lasting: Lasting): void {
  const choice = prompt.options.find((one) => one.option === option);
  const order = orderSo(prompt, option, lasting);
  if (order !== undefined && choice !== undefined) said.set(keyOf(order), choice.text);
}

/** What is answered, in words. */
function useAnswerOf(): (order: Order) => string {
  const { t } = useTranslation('passing');
  const say = useSay();
  const name = useCardName();
  return (order) => {
    const known = said.get(keyOf(order));
    if (known !== undefined) return say(known);
    const { card } = saidOption({ flow: [{ locals: {} }] } as unknown as View, order.decision, order.option);
    return card > 0 ? name(card) : t('orders.elsewhere');
  };
}

/** Standing orders at windows: what is answered at which, until the turn is over. */
export function DoomOrders({ close }: { close(): void }) {
  const { t } = useTranslation('doom');
  const answerOf = useAnswerOf();
  const prompt = useTable((s) => s.prompt);
  return (
    <Orders
      policies={policies}
      prompt={isWindow(prompt) ? prompt : null}
      meant={(open) => mainChoice(open, null)?.option}
      give={give}
      close={close}
      words={{
        said: (_, order) => `${order.window === undefined ? '' : `${t(`window.${order.window}`)}: `}${answerOf(order)}`,
        moment: t('orders.lasting.turn'),
        none: t('orders.noWindow'),
      }}
    />
  );
}
