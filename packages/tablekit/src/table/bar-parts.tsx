/** Parts of the action bar of every table. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { undo, useTable } from '../state/table.ts';
import { Chips } from '../ui/chip.tsx';
import { useSay } from './words.ts';

/** Why something was not possible: what, why, paragraph, what would help; one place for all. */
export function Toast() {
  const { t } = useTranslation('ui');
  const say = useSay();
  const notice = useTable((s) => s.notice);
  return (
    <div className="toast-place" role="status">
      {notice === null ? null : (
        <div className="toast" key={notice.n} data-testid="toast">
          <p>
            {say(notice.text)} <Chips rules={notice.rule} />
            {notice.help === null ? null : <span className="toast-help">{say(notice.help)}</span>}
          </p>
          <button
            type="button"
            className="plain"
            aria-label={t('close')}
            onClick={() => useTable.setState({ notice: null })}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Takes the last step back, or says why that cannot be. */
export function TakeBack() {
  const { t } = useTranslation('ui');
  const can = useTable((s) => s.undo);
  const busy = useTable((s) => s.busy);
  if (can === null) return null;
  const label = t(can.asks === true ? 'table.askBack' : 'table.takeBack');
  return (
    <button
      type="button"
      className="plain bar-undo"
      data-testid="undo"
      aria-label={label}
      title={label}
      aria-disabled={!can.ok || busy}
      onClick={() => !busy && undo()}
    >
      <Icon name="undo" />
    </button>
  );
}
