import type { Fault } from '@kolbiste/kernel/files';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { NameSet } from '../engine/protocol.ts';
import { useSettings } from '../state/settings.ts';
import { FileButton } from '../ui/file-button.tsx';
import { FileFaults } from '../ui/file-faults.tsx';
import type { Unread } from '../ui/file-text.ts';
import { textOf } from '../ui/file-text.ts';
import { inTurn } from '../ui/in-turn.ts';
import type { DeckKit } from './kit.ts';
import { useKit } from './kit.ts';
import { MOST_DECKS } from './shelf.ts';

/** What became of the last text or file. */
type Report =
  | { readonly faults: readonly Fault[]; readonly name: string }
  | { readonly unread: Unread; readonly name: string }
  | { readonly full: true }
  | { readonly ids: readonly string[]; readonly known: number };

const byPlace = (a: Fault, b: Fault): number => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

async function take({ read, shelf }: DeckKit, names: NameSet, text: string, name: string): Promise<Report | null> {
  const found = read(text, names);
  if (!found.ok) return { faults: found.faults.sort(byPlace), name };
  const taken = await shelf.takeDecks(found.value);
  return 'failed' in taken ? null : taken;
}

function Added({ ids, known }: { ids: readonly string[]; known: number }) {
  const { t } = useTranslation('decks');
  const { path, shelf } = useKit();
  const decks = shelf.useDecks((s) => s.decks).filter(({ id }) => ids.includes(id));
  return (
    <>
      <p>
        {decks.length === 0 ? null : t('import.added', { count: decks.length })}{' '}
        {known === 0 ? null : t('import.known', { count: known })}
      </p>
      <ul className="fault-list">
        {decks.map(({ id, name }) => (
          <li key={id}>
            <Link href={`${path}/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Told({ report, close }: { report: Report; close(): void }) {
  const { t } = useTranslation(['decks', 'workshop']);
  const good = 'ids' in report;
  return (
    <div className={good ? 'note good' : 'note bad'} role={good ? 'status' : 'alert'} data-testid="import-report">
      <div>
        {'ids' in report ? <Added ids={report.ids} known={report.known} /> : null}
        {'faults' in report ? <FileFaults faults={report.faults} name={report.name} /> : null}
        {'unread' in report ? <p>{t(`workshop:file.${report.unread}`, { name: report.name })}</p> : null}
        {'full' in report ? <p>{t('full', { most: MOST_DECKS })}</p> : null}
      </div>
      <button type="button" className="link" onClick={close}>
        {t('workshop:dismiss')}
      </button>
    </div>
  );
}

/** Two texts one soon after the other: keeping the first may take longer than refusing the second. */
const turn = inTurn();

/** Decks from a text that was pasted, or from a file. They come beside those that are here. */
export function ImportBox() {
  const { t } = useTranslation('decks');
  const id = useId();
  const kit = useKit();
  const names = useSettings((s) => s.names);
  const [text, setText] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const paste = (): Promise<void> =>
    turn(async () => {
      const told = await take(kit, names, text, t('import.pasted'));
      setReport(told);
      // What was typed meanwhile is not what was taken in.
      if (told !== null && 'ids' in told) setText((now) => (now === text ? '' : now));
    });
  const load = (file: File): Promise<void> =>
    turn(async () => {
      const read = await textOf(file);
      setReport('unread' in read ? { ...read, name: file.name } : await take(kit, names, read.text, file.name));
    });
  return (
    <details className="panel" data-testid="import">
      <summary>{t('import.title')}</summary>
      <p className="quiet" id={`${id} lead`}>
        {t('import.lead')}
      </p>
      <label className="control">
        <span className="control-label">{t('import.text')}</span>
        <textarea
          className="deck-text"
          rows={8}
          spellCheck={false}
          value={text}
          placeholder={t(`${kit.game}-pages:decks.example`)}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="kind-ways">
        <button type="button" className="main" disabled={text.trim() === ''} onClick={() => void paste()}>
          {t('import.take')}
        </button>
        <FileButton label={t('import.file')} accept=".txt,.json,.o8d,text/plain,application/json" take={load} />
      </p>
      {report === null ? null : <Told report={report} close={() => setReport(null)} />}
    </details>
  );
}
