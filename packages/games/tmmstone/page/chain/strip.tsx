/** The chain of events on the table: each act a chip with who acted and on whom, in order. Its sentences stand in the log. */
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStone } from '../store.ts';
import { useCardName } from '../words.ts';
import type { Act, Waiting } from './course.ts';
import { lastCourse } from './course.ts';
import { Pic } from './pic.tsx';
import { Slips } from './slip.tsx';
import './chain.css';

/** More are in the log: a loop may have thousands. */
const MOST = 20;
/** So many things beside each other; of more, how many. */
const MOST_ENDS = 4;

/** Somebody looks at one act: its arrows alone are drawn; what was pressed stays so. */
const look = (n: number | null): void => useStone.setState((s) => (s.pinned ? s : { act: n }));
const pin = (n: number): void =>
  useStone.setState((s) => (s.pinned && s.act === n ? { act: null, pinned: false } : { act: n, pinned: true }));
const forget = (): void => useStone.setState({ act: null, pinned: false });

function ActChip({ act }: { act: Act }) {
  const say = useSay();
  const pinned = useStone((s) => s.pinned && s.act === act.n);
  const now = useTable((s) => s.busy && act.told.some(({ id }) => id === s.now?.id));
  const shown = act.ends.filter(({ at, slips }) => at !== act.from || slips.length > 0);
  return (
    <li>
      <button
        type="button"
        className={now ? 'chain-act now' : 'chain-act'}
        aria-pressed={pinned}
        onClick={() => pin(act.n)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && look(act.n)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && look(null)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(act.n)}
        onBlur={() => look(null)}
      >
        <span className="sr">{act.told.map((line) => say(line.text)).join(' ')}</span>
        <span className="chain-face" aria-hidden="true">
          <b className="chain-n">{act.n}</b>
          <Pic card={act.card} at={act.from} />
          {shown.length === 0 ? null : <Icon name={act.kind === 'attack' ? 'sword' : 'right'} className="chain-to" />}
          {shown.slice(0, MOST_ENDS).map(({ at, card, slips }) => (
            <span key={at} className="chain-end">
              <Pic card={card} at={at} />
              <Slips slips={slips} />
            </span>
          ))}
          {shown.length > MOST_ENDS ? <span className="chain-more">+{shown.length - MOST_ENDS}</span> : null}
        </span>
      </button>
    </li>
  );
}

function WaitingChip({ waiting: { n, card, at } }: { waiting: Waiting }) {
  const { t } = useTranslation('stone');
  const name = useCardName();
  return (
    <li className="chain-waits">
      <span className="sr">{t('chain.waits', { name: name(card) })}</span>
      <span className="chain-face" aria-hidden="true">
        <b className="chain-n">{n}</b>
        <Pic card={card} at={at} />
        <Icon name="hourglass" className="chain-to" />
      </span>
    </li>
  );
}

/** What followed from the last answer, and what still waits. */
export function Chain() {
  const { t } = useTranslation('stone');
  const busy = useTable((s) => s.busy);
  const { acts, waits } = lastCourse(useTable((s) => s.log));
  const list = useRef<HTMLOListElement>(null);
  const last = acts.length;
  useEffect(() => {
    const box = list.current;
    if (box !== null && last > 0) box.scrollLeft = box.scrollWidth;
  }, [last]);
  // What was looked at is of a chain that is over; nor is a number of the next chain one of this that has moved.
  const first = acts[0]?.told[0]?.id;
  useEffect(() => (first === undefined ? undefined : forget), [first]);
  const shown = acts.slice(-MOST);
  return (
    <section className="chain" aria-label={t('chain.title')} data-testid="chain">
      {shown.length + waits.length === 0 ? null : (
        <ol className="chain-list" ref={list}>
          {acts.length > MOST ? <li className="chain-more">+{acts.length - MOST}</li> : null}
          {shown.map((act) => (
            <ActChip key={`${first} ${act.n}`} act={act} />
          ))}
          {waits.slice(0, MOST).map((waiting) => (
            <WaitingChip key={`${first} ${waiting.n}`} waiting={waiting} />
          ))}
        </ol>
      )}
      {busy ? (
        <button type="button" className="link chain-skip" onClick={skip}>
          {t('chain.skip')}
        </button>
      ) : null}
    </section>
  );
}
