import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { GameId } from '../engine/protocol.ts';
import { addressOf, titleOf } from '../games.ts';
import { useRuleBook } from '../rules/books.ts';
import { RuleWords } from '../rules/rule-text.tsx';
import { closeDialog, useDialogs } from '../state/dialogs.ts';
import { useSettings } from '../state/settings.ts';
import { Book, shownKey } from './book.ts';

interface Props {
  readonly rule: string;
  /** Whose rulebook it stands in. */
  readonly game: GameId;
}

export function RuleTitle({ rule, game }: Props) {
  const lang = useSettings((s) => s.lang);
  const section = useRuleBook(game).sectionOf(rule);
  return (
    <>
      {shownKey(rule)} <small>{section?.title[lang] ?? titleOf(game)}</small>
    </>
  );
}

/** One rule in own words, with its neighbours. */
export function RuleDialog({ rule, game }: Props) {
  const { t } = useTranslation('rules');
  const book = useRuleBook(game);
  const found = book.text(rule);
  const { before, after } = book.neighbours(rule);
  /** Turns the page without closing the dialog. */
  const turnTo = (next: string | undefined): void => {
    if (next !== undefined) useDialogs.setState({ open: { kind: 'rule', rule: next, book: game } });
  };
  return (
    <Book value={game}>
      {found === undefined ? <p>{t('unknown', { key: rule })}</p> : <RuleWords book={book} rule={found} />}
      <nav className="rule-turn" aria-label={t('turn')}>
        <button type="button" className="second" disabled={before === undefined} onClick={() => turnTo(before)}>
          ← {before ?? ''}
        </button>
        <Link href={`${addressOf('/rules', game)}?q=${rule}`} onClick={() => closeAll()}>
          {t('inBook')}
        </Link>
        <button type="button" className="second" disabled={after === undefined} onClick={() => turnTo(after)}>
          {after ?? ''} →
        </button>
      </nav>
    </Book>
  );
}

function closeAll(): void {
  useDialogs.setState({ before: [] });
  closeDialog();
}
