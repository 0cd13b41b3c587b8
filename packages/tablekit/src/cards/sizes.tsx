/** How large cards are shown: in full, as in a hand, or as lines. The choice stands in the address. */
import { useTranslation } from 'react-i18next';
import type { FaceSize } from '../face/facts.ts';
import { useWanted } from './wanted.ts';

const OFFERED = ['reading', 'hand', 'chip'] as const satisfies readonly FaceSize[];
type Offered = (typeof OFFERED)[number];

const ANY = { size: '' };

/** The size chosen, and how another is. */
export function useSize(): readonly [Offered, (size: Offered) => void] {
  const [wanted, set] = useWanted(ANY);
  const size = OFFERED.find((one) => one === wanted.size) ?? 'reading';
  return [size, (one) => set({ size: one === 'reading' ? '' : one })];
}

export function Sizes({ size, choose }: { size: Offered; choose(size: Offered): void }) {
  const { t } = useTranslation('cards');
  return (
    <fieldset className="sizes">
      <legend className="sr">{t('size.label')}</legend>
      {OFFERED.map((one) => (
        <label key={one} className={one === size ? 'size chosen' : 'size'}>
          <input type="radio" className="sr" name="card-size" checked={one === size} onChange={() => choose(one)} />
          {t(`size.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
