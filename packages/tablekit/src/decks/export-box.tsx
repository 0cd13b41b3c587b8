import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { download } from '../ui/download.ts';
import { ShareLink } from '../ui/share-link.tsx';
import type { Cards } from './kit.ts';
import { useKit } from './kit.ts';
import type { Named } from './shelf.ts';

const FORMS = ['text', 'json'] as const;
type Form = (typeof FORMS)[number];

const FILES = {
  text: { end: 'txt', type: 'text/plain' },
  json: { end: 'json', type: 'application/json' },
} as const;

/** The text of a file of decks, to be copied or saved. */
function Written({ decks }: { decks: readonly Named<Cards>[] }) {
  const { t } = useTranslation(['decks', 'workshop']);
  const { lang, names } = useSettings();
  const id = useId();
  const { game, write } = useKit();
  const field = useRef<HTMLTextAreaElement>(null);
  const [form, setForm] = useState<Form>('text');
  const [copied, setCopied] = useState('');
  const text = write(form, decks, lang, names);
  const save = (): void => download(`kolbiste-${game}.${FILES[form].end}`, text, FILES[form].type);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without leave to write the clipboard the text stands selected, to be copied by hand.
      setCopied('');
    }
  };
  return (
    <>
      <div className="sources" role="radiogroup" aria-label={t('export.form')}>
        {FORMS.map((one) => (
          <label key={one} className={one === form ? 'way chosen' : 'way'}>
            <input type="radio" name={id} checked={one === form} onChange={() => setForm(one)} />
            <span>{t(`export.${one}`)}</span>
          </label>
        ))}
      </div>
      <textarea
        ref={field}
        className="deck-text"
        data-testid="export"
        readOnly
        rows={8}
        aria-label={t('export.content')}
        value={text}
      />
      <p className="kind-ways">
        <button type="button" className="second" onClick={() => void copy()}>
          {t('export.copy')}
        </button>
        <button type="button" className="second" onClick={save}>
          {t('export.save')}
        </button>
        <span className="quiet" role="status">
          {copied === text ? t('export.copied') : ''}
        </span>
      </p>
    </>
  );
}

/** Decks as text, as JSON, and a single sound one as a link. */
export function ExportBox({ decks, title }: { decks: readonly Named<Cards>[]; title: string }) {
  const { t } = useTranslation('decks');
  const [open, setOpen] = useState(false);
  const [only] = decks;
  const { faultsOf, path, share } = useKit();
  const sound = decks.every(({ list }) => faultsOf(list).length === 0);
  return (
    <details className="panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? (
        <>
          {sound ? null : <p className="note bad">{t('export.unsound')}</p>}
          <Written decks={decks} />
          {sound && decks.length === 1 && share !== undefined ? (
            <ShareLink path={`${path}/shared#${share(only)}`} />
          ) : null}
        </>
      ) : null}
    </details>
  );
}
