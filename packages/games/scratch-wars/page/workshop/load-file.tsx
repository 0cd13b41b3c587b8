import { FileButton } from '@kolbiste/tablekit/ui/file-button.tsx';
import { FileFaults } from '@kolbiste/tablekit/ui/file-faults.tsx';
import type { Unread } from '@kolbiste/tablekit/ui/file-text.ts';
import { textOf } from '@kolbiste/tablekit/ui/file-text.ts';
import { inTurn } from '@kolbiste/tablekit/ui/in-turn.ts';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Fault } from '../../src/index.ts';
import { readCardFile } from '../../src/index.ts';
import { takeFile } from './collection.ts';
import type { Report } from './files.ts';
import { MOST } from './files.ts';

/** What became of the last file; it stays in sight until the next one or until it is closed. */
type Loaded =
  | { readonly name: string; readonly report: Report }
  | { readonly name: string; readonly faults: readonly Fault[] }
  | { readonly name: string; readonly full: keyof typeof MOST }
  | { readonly name: string; readonly unread: Unread };

export const useLoaded = create<{ loaded: Loaded | null }>(() => ({ loaded: null }));

async function read(file: File): Promise<Loaded | null> {
  const { name } = file;
  const read = await textOf(file);
  if ('unread' in read) return { name, unread: read.unread };
  const found = readCardFile(read.text);
  if (!found.ok) return { name, faults: found.faults };
  const taken = await takeFile(found.value, 'file');
  if ('ok' in taken) return { name, report: taken.ok };
  return 'full' in taken ? { name, full: taken.full } : null;
}

/** Two files chosen one soon after the other: storing the first may take longer than refusing the second. */
const turn = inTurn();

/** Takes in a card file. */
export function LoadFile({ big = false }: { big?: boolean }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const take = (file: File): Promise<void> => turn(async () => useLoaded.setState({ loaded: await read(file) }));
  return <FileButton label={t('file.load')} big={big} take={take} />;
}

const SHOWN = 12;

function Good({ report, name }: { report: Report; name: string }) {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  return (
    <>
      <p>
        {t('file.added', { count: report.added, name })}
        {report.decks === 0 ? null : ` ${t('file.decks', { count: report.decks })}`}
        {report.known === 0 ? null : ` ${t('file.known', { count: report.known })}`}
        {report.knownDecks === 0 ? null : ` ${t('file.knownDecks', { count: report.knownDecks })}`}
      </p>
      {report.differing.length === 0 ? null : (
        <p>
          {t('file.differing', { count: report.differing.length })} {report.differing.slice(0, SHOWN).join(', ')}
        </p>
      )}
    </>
  );
}

/** What became of the last file. */
export function LoadReport() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const loaded = useLoaded((s) => s.loaded);
  if (loaded === null) return null;
  const good = 'report' in loaded;
  return (
    <div className={good ? 'note good' : 'note bad'} role={good ? 'status' : 'alert'} data-testid="file-report">
      <div>
        {'report' in loaded ? <Good report={loaded.report} name={loaded.name} /> : null}
        {'faults' in loaded ? <FileFaults faults={loaded.faults} name={loaded.name} /> : null}
        {'full' in loaded ? <p>{t(`full.${loaded.full}`, { most: MOST[loaded.full] })}</p> : null}
        {'unread' in loaded ? <p>{t(`workshop:file.${loaded.unread}`, { name: loaded.name })}</p> : null}
      </div>
      <button type="button" className="link" onClick={() => useLoaded.setState({ loaded: null })}>
        {t('workshop:dismiss')}
      </button>
    </div>
  );
}
