import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTranslation } from 'react-i18next';
import type { Slip } from './slips.ts';
import { figureOf, MARKED, toneOf } from './slips.ts';

/** What became of a thing: a figure, or a drawing with its word. */
function SlipWords({ slip }: { slip: Slip }) {
  const { t } = useTranslation('stone');
  return (
    <span className={`slip-part of-${slip.is} ${toneOf(slip)}`}>
      {slip.is === 'mark' ? (
        <>
          <Icon name={MARKED[slip.mark]} /> <span className="chain-slip-word">{t(`slip.${slip.mark}`)}</span>
        </>
      ) : (
        <>
          {slip.is === 'cards' ? <Icon name="rows" /> : null}
          {slip.is === 'set' ? '= ' : null}
          <b>{figureOf(slip)}</b>
        </>
      )}
    </span>
  );
}

export const Slips = ({ slips }: { slips: readonly Slip[] }) =>
  slips.map((slip) => <SlipWords key={slip.is === 'mark' ? slip.mark : slip.is} slip={slip} />);
