import { Troubles } from '@kolbiste/tablekit/kept/troubles.tsx';
import { useTranslation } from 'react-i18next';
import { decksWithAny, discard, forgetGone, undo, useCollection } from './collection.ts';
import { LoadReport } from './load-file.tsx';

/** What was taken out last, and the way back. */
function Gone() {
  const { t } = useTranslation(['duel-workshop', 'workshop']);
  const { cards, decks } = useCollection((s) => s.gone);
  const all = useCollection((s) => s.decks);
  if (cards.length + decks.length === 0) return null;
  const [first] = [...decks.map(({ name }) => name), ...cards.map(({ card }) => card.name)];
  const hurt = decksWithAny(
    cards.map(({ id }) => id),
    all,
  );
  return (
    <div className="note" role="status">
      <p>
        {cards.length > 1 ? t('remove.many', { count: cards.length }) : t('workshop:remove.one', { name: first })}{' '}
        {hurt.length === 0 ? null : t('remove.hurt', { names: hurt.map(({ name }) => name).join(', ') })}
      </p>
      <span className="note-ways">
        <button type="button" className="second" onClick={() => void undo()}>
          {t('workshop:undo')}
        </button>
        <button type="button" className="link" onClick={forgetGone}>
          {t('workshop:dismiss')}
        </button>
      </span>
    </div>
  );
}

/** What must be said on every page of the workshop: files, deletions, what could not be read or kept. */
export function Notices() {
  const standing = useCollection();
  return (
    <div className="notices">
      <Troubles standing={standing} discard={discard} />
      <LoadReport />
      <Gone />
    </div>
  );
}
