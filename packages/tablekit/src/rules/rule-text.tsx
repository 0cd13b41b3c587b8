import { useSettings } from '../state/settings.ts';
import { Chip } from '../ui/chip.tsx';
import type { RuleBook, RuleText } from './book.ts';
import { marked } from './marks.ts';

const NONE: readonly string[] = [];

interface Props {
  readonly book: RuleBook;
  readonly rule: RuleText;
  readonly words?: readonly string[];
}

/** A rule in the language spoken now; the keys it names open, the words that were asked for are marked. */
export function RuleWords({ book, rule, words = NONE }: Props) {
  const lang = useSettings((s) => s.lang);
  return (
    <p className="rule-words">
      {book
        .pieces(rule[lang])
        .map((piece, k) =>
          piece.key ? (
            <Chip key={k} rule={piece.text} />
          ) : (
            <span key={k}>
              {marked(piece.text, words).map((part, n) =>
                part.hit ? <mark key={n}>{part.text}</mark> : <span key={n}>{part.text}</span>,
              )}
            </span>
          ),
        )}
    </p>
  );
}
