import { Orders } from '@kolbiste/tablekit/passing/orders.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useTranslation } from 'react-i18next';
import { OrderAhead } from './order-ahead.tsx';
import { useOrderWords } from './order-words.ts';
import { isWindow, orderSo, policies } from './passing.ts';
import { mainChoice } from './point.ts';

/** Standing orders at windows: what is answered at which, and to what others play on whom. */
export function DoomOrders({ close }: { close(): void }) {
  const { t } = useTranslation('doom');
  const words = useOrderWords();
  const prompt = useTable((s) => s.prompt);
  return (
    <Orders
      policies={policies}
      prompt={isWindow(prompt) ? prompt : null}
      meant={(open) => mainChoice(open, null)?.option}
      give={orderSo}
      close={close}
      ahead={<OrderAhead />}
      words={{ ...words, moment: t('orders.lasting.turn'), none: t('orders.noWindow') }}
    />
  );
}
