/** A house's own profiles: taken in from a text or a file, with the places of faults; and away again. */
import type { Fault } from '@kolbiste/kernel/files';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { FileButton } from '@kolbiste/tablekit/ui/file-button.tsx';
import { FileFaults } from '@kolbiste/tablekit/ui/file-faults.tsx';
import type { Unread } from '@kolbiste/tablekit/ui/file-text.ts';
import { textOf } from '@kolbiste/tablekit/ui/file-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedProfile } from '../../src/profiles.ts';
import { addProfile, dropProfile, useHouse } from './house.ts';

/** What became of the last text or file. */
type Report =
  | { readonly faults: readonly Fault[]; readonly name: string }
  | { readonly unread: Unread; readonly name: string }
  | { readonly taken: NamedProfile };

function take(text: string, name: string): Report {
  const found = addProfile(text);
  return found.ok ? { taken: found.value } : { faults: found.faults, name };
}

function Told({ report }: { report: Report }) {
  const { t } = useTranslation(['doom', 'workshop']);
  const lang = useSettings((s) => s.lang);
  const good = 'taken' in report;
  return (
    <div className={good ? 'note good' : 'note bad'} role={good ? 'status' : 'alert'} data-testid="profile-report">
      {'taken' in report ? <p>{t('profiles.house.taken', { name: report.taken.title[lang] })}</p> : null}
      {'faults' in report ? <FileFaults faults={report.faults} name={report.name} /> : null}
      {'unread' in report ? <p>{t(`workshop:file.${report.unread}`, { name: report.name })}</p> : null}
    </div>
  );
}

function Own() {
  const { t } = useTranslation('doom');
  const lang = useSettings((s) => s.lang);
  const { texts, profiles } = useHouse();
  const own = profiles.filter(({ profile }) => Object.hasOwn(texts, profile.name));
  return own.length === 0 ? null : (
    <ul className="fault-list">
      {own.map(({ profile, title }) => (
        <li key={profile.name}>
          <button type="button" className="link" onClick={() => dropProfile(profile.name)}>
            {t('profiles.house.drop', { name: title[lang] })}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function HouseBox() {
  const { t } = useTranslation('doom');
  const lasting = useHouse((s) => s.lasting);
  const [text, setText] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const load = async (file: File): Promise<void> => {
    const read = await textOf(file);
    setReport('unread' in read ? { ...read, name: file.name } : take(read.text, file.name));
  };
  return (
    <details className="panel" data-testid="house">
      <summary>{t('profiles.house.title')}</summary>
      <p className="quiet">{t('profiles.house.lead')}</p>
      <label className="control">
        <span className="control-label">{t('profiles.house.text')}</span>
        <textarea
          className="deck-text"
          rows={6}
          spellCheck={false}
          value={text}
          placeholder={
            '{"format": "kolbiste-profile/1", "game": "doomtrooper", "name": "…", "points": 30, "restricted": []}'
          }
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="kind-ways">
        <button
          type="button"
          className="main"
          disabled={text.trim() === ''}
          onClick={() => setReport(take(text, t('profiles.house.pasted')))}
        >
          {t('profiles.house.take')}
        </button>
        <FileButton label={t('profiles.house.file')} take={load} />
      </p>
      {report === null ? null : <Told report={report} />}
      <Own />
      {lasting ? null : <p role="status">{t('profiles.house.unkept')}</p>}
    </details>
  );
}
