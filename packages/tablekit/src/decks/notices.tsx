import { useTranslation } from 'react-i18next';
import { Troubles } from '../kept/troubles.tsx';
import { useKit } from './kit.ts';

/** What must be said on every page of the decks: what could not be read or kept, and the way back from deleting. */
export function Notices() {
  const { t } = useTranslation('workshop');
  const { useDecks, discard, undo, forgetGone } = useKit().shelf;
  const standing = useDecks();
  const { gone } = standing;
  return (
    <div className="notices">
      <Troubles standing={standing} discard={discard} />
      {gone === null ? null : (
        <div className="note" role="status">
          <p>{t('remove.one', { name: gone.name })}</p>
          <span className="note-ways">
            <button type="button" className="second" onClick={() => void undo()}>
              {t('undo')}
            </button>
            <button type="button" className="link" onClick={forgetGone}>
              {t('dismiss')}
            </button>
          </span>
        </div>
      )}
    </div>
  );
}
