import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { percentOf } from '@kolbiste/tablekit/draw/percent.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber, useSay, useWho } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import type { FieldCard } from '../../src/index.ts';
import { duelOf } from './duel.ts';
import { useLabel } from './duel-words.ts';
import type { Spin } from './spins.ts';
import '../draw/hue.css';
import './result.css';

/** A field that is used: its effect and number, what its colour allows, what it does, how likely it was. */
function FieldUsed({ field, spin, of }: { field: FieldCard; spin: Spin; of: number }) {
  const { t } = useTranslation('duel');
  const say = useSay();
  const does = useTable((s) => duelOf(s).does[spin.weapon]?.[spin.field]);
  const label = useLabel();
  return (
    <>
      <p className="result-what">
        <Icon name={field.kind} />
        <span className="result-value">{plainNumber(field.value)}</span>
        <span className="result-kind">{label(field.kind)}</span>
      </p>
      <p className="result-colour">
        <span className={`hue ${field.colour}`}>{t(`colour.${field.colour}`)}</span> {t(`colourDoes.${field.colour}`)}
      </p>
      <p className="result-does">{say(does)}</p>
      <p className="result-chance">{t('chance', { count: 1, of, percent: percentOf(1, of) })}</p>
    </>
  );
}

/** The start spin: the number and nothing else of the field [SW 2.1.1.1]. */
function NumberAlone({ value, rule }: { value: number; rule: readonly string[] }) {
  const { t } = useTranslation('duel');
  return (
    <>
      <p className="result-what">
        <span className="result-value result-alone">{plainNumber(value)}</span>
      </p>
      <p className="result-only">
        {t('onlyNumber')} <Chips rules={rule} most={1} />
      </p>
    </>
  );
}

/** The result of the last spin in large type, as far as it counts; it stays until the next one. */
export function Result({ field, spin, of }: { field: FieldCard; spin: Spin; of: number }) {
  const who = useWho();
  return (
    <div className="result" data-spun-for={spin.spunFor} key={spin.n}>
      <p className="result-who">{who(spin.seat)}</p>
      {spin.spunFor === 'start' ? (
        <NumberAlone value={field.value} rule={spin.rule} />
      ) : (
        <FieldUsed field={field} spin={spin} of={of} />
      )}
    </div>
  );
}
