import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { closeDialog } from '../state/dialogs.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { useAsking } from './asking.ts';
import { keysWith } from './keys.ts';
import { runTool } from './run-tool.ts';

const BUTTONS = [
  ['why', 'ask'],
  ['compare', 'scales'],
  ['text', 'rows'],
  ['help', 'keys'],
] as const;

/** Ways to look closer: why, weapons of a duel side by side, the table in words, the keys. */
export function Tools() {
  const duel = useTable((s) => s.game === 'scratch-wars');
  const { t } = useTranslation(['play', 'ui']);
  const asking = useAsking((s) => s.on);
  const keys = useSettings((s) => s.keys);
  return (
    <ul className="tools" aria-label={t('ui:table.tools')}>
      {BUTTONS.filter(([action]) => duel || action !== 'compare').map(([action, icon]) => (
        <li key={action}>
          <button
            type="button"
            className="plain tool"
            title={`${t(`keys.${action}`)} (${keysWith(keys)[action]})`}
            aria-pressed={action === 'why' ? asking : undefined}
            data-asks={action === 'why' ? '' : undefined}
            onClick={() => {
              // Why is asked of the table itself, not of the dialog that this may stand in.
              if (action === 'why') closeDialog();
              runTool(action);
            }}
          >
            <Icon name={icon} /> <span>{t(`tool.${action}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
