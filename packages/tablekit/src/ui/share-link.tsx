import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The link of a deck, by its path: everything is in its fragment, which no server gets to see. */
export function ShareLink({ path }: { path: string }) {
  const { t } = useTranslation('workshop');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${path}`;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without leave to write the clipboard the link stands selected, to be copied by hand.
      setCopied(false);
    }
  };
  return (
    <div className="share">
      <label htmlFor={id}>{t('share.link')}</label>
      <div className="share-row">
        <input id={id} ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className="second" onClick={() => void copy()}>
          {t('share.copy')}
        </button>
      </div>
      <p className="quiet" role="status">
        {copied ? t('share.copied') : t('share.hint')}
      </p>
    </div>
  );
}
