import { useTranslation } from 'react-i18next';
import type { AnyIcon } from '../draw/icon.tsx';
import { Icon } from '../draw/icon.tsx';
import { closeDialog } from '../state/dialogs.ts';
import { useSettings } from '../state/settings.ts';
import { showingOf } from '../state/showing.ts';
import { useTable } from '../state/table.ts';
import { useAsking } from './asking.ts';
import { keysWith, TOOL_KEYS } from './keys.ts';
import { runTool } from './run-tool.ts';
import { Seal } from './seal.tsx';
import './tools.css';

type Button = readonly [action: keyof typeof TOOL_KEYS, icon: AnyIcon, words?: string];

const WHY: Button = ['why', 'ask'];
const OTHERS: readonly Button[] = [
  ['text', 'rows'],
  ['help', 'keys'],
];

/** Ways to look closer: why, what the game has of its own, the table in words, the keys, the seal of chance. */
export function Tools() {
  const game = useTable((s) => s.game);
  const { t } = useTranslation(['play', 'ui']);
  const asking = useAsking((s) => s.on);
  const changed = useSettings((s) => s.keys);
  const keys = keysWith(changed, TOOL_KEYS);
  const buttons = [
    WHY,
    ...showingOf(game).tools.map((tool) => [tool.action, tool.icon, tool.words] as Button),
    ...OTHERS,
  ];
  return (
    <ul className="tools" aria-label={t('ui:table.tools')}>
      {buttons.map(([action, icon, own = 'play']) => (
        <li key={action}>
          <button
            type="button"
            className="plain tool"
            title={`${t(`${own}:keys.${action}`)} (${keys[action]})`}
            aria-pressed={action === 'why' ? asking : undefined}
            data-asks={action === 'why' ? '' : undefined}
            onClick={() => {
              // Why is asked of the table itself, not of the dialog that this may stand in.
              if (action === 'why') closeDialog();
              runTool(action);
            }}
          >
            <Icon name={icon} /> <span>{t(`${own}:tool.${action}`)}</span>
          </button>
        </li>
      ))}
      <li>
        <Seal />
      </li>
    </ul>
  );
}
