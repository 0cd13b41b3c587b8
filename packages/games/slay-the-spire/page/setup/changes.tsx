/** A custom run: any two changes of the rules, or none [STS 21.26]. */

import { cap } from '@kolbiste/cardkit/words';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import { changeWords } from '../../src/text/changes.ts';
import type { ModifierId } from '../../src/vocabulary.ts';
import { MODIFIERS } from '../../src/vocabulary.ts';

interface Props {
  readonly chosen: readonly ModifierId[];
  choose(changes: readonly ModifierId[]): void;
}

const NONE = '';

export function Changes({ chosen, choose }: Props) {
  const { t } = useTranslation('spire');
  const lang = useSettings((s) => s.lang);
  const [one, other] = chosen;
  const others = MODIFIERS.filter((id) => id !== one);
  const option = (id: ModifierId) => (
    <option key={id} value={id}>
      {cap(changeWords(MODIFIERS.indexOf(id))[lang === 'cs' ? 0 : 1])}
    </option>
  );
  /** There are two changes or none: with the first one comes the first of the others. */
  const first = (id: string): void =>
    choose(
      MODIFIERS.filter((each) => each === id).flatMap((each) => [
        each,
        other === undefined || other === each ? MODIFIERS.filter((more) => more !== each)[0] : other,
      ]),
    );
  return (
    <>
      <label className="field">
        <span>{t('setup.change')}</span>
        <select value={one ?? NONE} onChange={(event) => first(event.target.value)}>
          <option value={NONE}>{t('none')}</option>
          {MODIFIERS.map(option)}
        </select>
      </label>
      {one === undefined ? null : (
        <label className="field">
          <span>{t('setup.otherChange')}</span>
          <select
            value={other}
            onChange={(event) => choose([one, ...others.filter((id) => id === event.target.value)])}
          >
            {others.map(option)}
          </select>
        </label>
      )}
    </>
  );
}
