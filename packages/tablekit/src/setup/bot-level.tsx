import { useTranslation } from 'react-i18next';
import type { Level } from '../engine/protocol.ts';
import { LEVELS } from '../engine/protocol.ts';
import { change, useSettings } from '../state/settings.ts';

/** How strong bots play. */
export function BotLevel() {
  const { t } = useTranslation(['ui', 'setup']);
  const level = useSettings((s) => s.level);
  return (
    <label className="control level">
      <span className="control-label">{t('setup:level')}</span>
      <select value={level} onChange={(event) => change({ level: event.target.value as Level })}>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t(`ui:level.${one}`)}: {t(`setup:levelHint.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
