import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber, useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { spinNow } from './duel.ts';
import { useLabel, useWeapon } from './duel-words.ts';

/** What a screen reader hears: spins, results, what happens, what is asked. */
export function Live() {
  const { t } = useTranslation('duel');
  const say = useSay();
  const label = useLabel();
  const spin = useTable(spinNow);
  const now = useTable((s) => s.now);
  const prompt = useTable((s) => s.prompt);
  const card = useWeapon(spin?.weapon);
  const field = spin === null ? undefined : card?.fields[spin.field];
  let spun = '';
  if (spin !== null && field !== undefined && card !== undefined) {
    const colour = `${t(`colour.${field.colour}`)}, ${t(`colourDoes.${field.colour}`)}`;
    const { value, kind } = field;
    spun = spin.turning
      ? t('spinning')
      : spin.spunFor === 'start'
        ? `${t('resultNumber', { value: plainNumber(value) })} ${t('onlyNumber')}`
        : t('result', { effect: label(kind), value, colour, count: 1, of: card.fields.length });
  }
  return (
    <>
      <p className="sr" role="status" data-testid="live-spin">
        {spun}
      </p>
      <p className="sr" role="status" data-testid="live">
        {say(prompt?.text ?? now?.text)}
      </p>
    </>
  );
}
