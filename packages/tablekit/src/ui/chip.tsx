import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { show } from '../state/dialogs.ts';
import { Book, shownKey } from './book.ts';

/** A paragraph; pressing it opens the rule. */
export function Chip({ rule }: { rule: string }) {
  const { t } = useTranslation('ui');
  const book = useContext(Book);
  return (
    <button
      type="button"
      className="chip"
      aria-label={t('rule', { key: rule })}
      onClick={() => show({ kind: 'rule', rule, book })}
    >
      {shownKey(rule)}
    </button>
  );
}

/** The paragraphs something rests on. Beyond `most` they hide behind the first ones. */
export function Chips({ rules, most = 3 }: { rules: readonly string[]; most?: number }) {
  if (rules.length === 0) return null;
  return (
    <span className="chips">
      {rules.slice(0, most).map((rule) => (
        <Chip key={rule} rule={rule} />
      ))}
    </span>
  );
}
