import type { Fault } from '@kolbiste/kernel/files';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { download } from '@kolbiste/tablekit/ui/download.ts';
import { FileButton } from '@kolbiste/tablekit/ui/file-button.tsx';
import { FileFaults } from '@kolbiste/tablekit/ui/file-faults.tsx';
import { textOf } from '@kolbiste/tablekit/ui/file-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '../../../src/index.ts';
import { readPosition, writePosition } from '../../../src/index.ts';

/** The position as a file: written, changed by hand, read again. */
export function PositionFiles({ position, set }: { position: Position; set(position: Position): void }) {
  const { t } = useTranslation(['rings', 'workshop']);
  const names = useSettings((s) => s.names);
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState<{ name: string; faults: readonly Fault[] } | null>(null);
  const written = writePosition(position, names);
  const take = (text: string, name: string): void => {
    const found = readPosition(text);
    setTold({ name, faults: found.ok ? [] : found.faults });
    if (!found.ok) return;
    set(found.value);
    setTyped(null);
  };
  const load = async (file: File): Promise<void> => {
    const read = await textOf(file);
    if ('text' in read) take(read.text, file.name);
    else setTold({ name: file.name, faults: [] });
  };
  return (
    <details className="panel" data-testid="position-file">
      <summary>{t('fight.file')}</summary>
      <label className="control">
        <span className="control-label">{t('fight.json')}</span>
        <textarea
          className="position-text"
          rows={12}
          spellCheck={false}
          value={typed ?? written}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <p className="kind-ways">
        <button type="button" className="second" disabled={typed === null} onClick={() => take(typed ?? '', 'JSON')}>
          {t('fight.take')}
        </button>
        <FileButton label={t('fight.load')} accept=".json,application/json" take={load} />
        <button
          type="button"
          className="second"
          onClick={() => download('kolbiste-lotr-position.json', written, 'application/json')}
        >
          {t('fight.save')}
        </button>
      </p>
      <div role="status" data-testid="position-told">
        {told === null ? null : told.faults.length === 0 ? (
          <p>{t('fight.taken')}</p>
        ) : (
          <FileFaults faults={told.faults} name={told.name} />
        )}
      </div>
    </details>
  );
}
