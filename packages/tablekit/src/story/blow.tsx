import { useTranslation } from 'react-i18next';
import type { Happening } from '../engine/protocol.ts';
import { showingOf } from '../state/showing.ts';
import { useTable } from '../state/table.ts';
import { openedBefore, whyOf } from '../table/log-tree.ts';
import { WhyPath } from '../ui/why-path.tsx';
import type { Ending } from './ending.ts';
import '../ui/dialogs.css';

type Way = ReturnType<typeof whyOf>;

const linesOf = (way: Readonly<Way>): readonly Happening[] =>
  way.flatMap(({ event, laid }) => [event, ...laid.flatMap((each) => linesOf(each))]);

/** What ended the game: the line, what led to it, and the cards in it. */
export function Blow({ line, Faces }: { line: Happening; Faces: Ending['Faces'] }) {
  const { t } = useTranslation('ending');
  const log = useTable((s) => s.log);
  const { root } = showingOf(useTable((s) => s.game));
  // All of a game follows from its opening; what decided it came later.
  const since = openedBefore(log, line.id, root);
  return (
    <section className="ending-sheet" aria-labelledby="blow-title" data-testid="blow">
      <h3 id="blow-title">{t('blow')}</h3>
      {Faces === null ? null : <Faces lines={linesOf(whyOf(log, line.id, since))} />}
      <WhyPath event={line.id} since={since} />
    </section>
  );
}
