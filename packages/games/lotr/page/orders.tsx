import { Orders } from '@kolbiste/tablekit/passing/orders.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { orderSo, orders, policies } from './passing.ts';
import { mainOption } from './point.ts';

/** Standing orders: what is answered to what, until the phase is over. */
export function RingsOrders({ close }: { close(): void }) {
  const { t } = useTranslation(['rings', 'passing']);
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  return (
    <Orders
      policies={policies}
      prompt={prompt}
      meant={() => mainOption() ?? undefined}
      give={orderSo}
      close={close}
      words={{
        said: (seat, order) => {
          const words = orders.wordsOf(seat, order);
          return words === null ? t('passing:orders.elsewhere') : `${say(words.question)} → ${say(words.answer)}`;
        },
        moment: t('orders.lasting.phase'),
        none: t('orders.noQuestion'),
      }}
    />
  );
}
