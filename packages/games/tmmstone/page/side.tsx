import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { UNIT_SLOTS } from '../src/index.ts';
import { boardOf } from './board.ts';
import { Effects } from './effects.tsx';
import { Hand } from './hand.tsx';
import { Hero } from './hero.tsx';
import { Slot } from './unit.tsx';

const SLOTS = Array.from({ length: UNIT_SLOTS }, (_, k) => k);

/** All that one player has. Seen from across, the slots run the other way, so that what stands opposite lies opposite. */
export function Side({ seat, far }: { seat: number; far: boolean }) {
  const { t } = useTranslation('stone');
  const who = useWho();
  const own = useTable((s) => boardOf(s)?.who === seat);
  const slots = far ? SLOTS.toReversed() : SLOTS;
  return (
    <section className={far ? 'stone-side far' : 'stone-side near'} aria-label={t('sideOf', { who: who(seat) })}>
      <Hero seat={seat} />
      <Effects seat={seat} />
      <ul className="units" aria-label={t('unitsOf', { who: who(seat) })}>
        {slots.map((k) => (
          <Slot key={k} place={seat * UNIT_SLOTS + k} />
        ))}
      </ul>
      <Hand seat={seat} own={own} />
    </section>
  );
}
