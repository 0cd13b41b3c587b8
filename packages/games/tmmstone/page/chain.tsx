import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Branch } from '@kolbiste/tablekit/table/log-tree.ts';
import { treeOf } from '@kolbiste/tablekit/table/log-tree.ts';
import { useSay, useWho } from '@kolbiste/tablekit/table/words.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoneFrame } from './engine/table.ts';
import { useBoard } from './store.ts';
import { useCardName } from './words.ts';

/** Procedures that a player would call something; the others are only how the engine goes about it. */
const SHOWN = new Set(['play', 'cast', 'text', 'settle', 'attack', 'ability', 'spring', 'summon']);

const cardIn = ({ locals }: StoneFrame): number => (typeof locals.card === 'number' ? locals.card : 0);

const isShown = (frame: StoneFrame): boolean =>
  SHOWN.has(frame.procedure) && (frame.procedure !== 'settle' || frame.waits.length > 0);

/** What a frame is about: its card, or who attacks whom. */
function useAbout(): (frame: StoneFrame) => string {
  const name = useCardName();
  const who = useWho();
  const units = useBoard((board) => board.units, []);
  const one = (id: number): string => {
    const unit = units.find((each) => each?.id === id);
    return id === 0 || id === 1 ? who(id) : unit ? name(unit.card) : '?';
  };
  return (frame) => {
    const { attacker, target } = frame.locals;
    if (typeof attacker === 'number' && typeof target === 'number') return ` ${one(attacker)} → ${one(target)}`;
    return cardIn(frame) > 0 ? ` ${name(cardIn(frame))}` : '';
  };
}

/** What resolves now and what waits for it to end, the innermost first; under each the texts that wait their turn. */
function Open() {
  const { t } = useTranslation('stone');
  const name = useCardName();
  const about = useAbout();
  const flow = useBoard((board) => board.flow, []);
  const frames = flow.filter(isShown).toReversed();
  if (frames.length === 0) return null;
  return (
    <ol className="chain-open" aria-label={t('chain.open')}>
      {frames.map((frame, k) => (
        <li key={frames.length - k} className={k === 0 ? 'now' : 'waiting'}>
          <em>{t(k === 0 ? 'chain.now' : 'chain.waits')}</em> {t(`chain.${frame.procedure}`)}
          {about(frame)}
          {frame.waits.length === 0 ? null : `: ${frame.waits.map(name).join(' → ')}`}
        </li>
      ))}
    </ol>
  );
}

function Lines({ branches, now }: { branches: readonly Branch[]; now: number | undefined }) {
  const say = useSay();
  return (
    <ul>
      {branches.map(({ line, children }) => (
        <li key={line.id}>
          <span
            className={line.id === now ? 'chain-line now' : 'chain-line'}
            aria-current={line.id === now || undefined}
          >
            {say(line.text)}
          </span>
          {children.length > 0 ? <Lines branches={children} now={now} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** What followed from the last answer: each thing under what caused it, in the order in which it happened. */
export function Chain() {
  const { t } = useTranslation('stone');
  const log = useTable((s) => s.log);
  const busy = useTable((s) => s.busy);
  const now = useTable((s) => s.now?.id);
  const tree = useMemo(() => {
    const last = log.findLastIndex(({ kind }) => kind === 'answer');
    return treeOf(log.slice(Math.max(0, last)), 'tmmstone');
  }, [log]);
  return (
    <section className="chain" aria-label={t('chain.title')} tabIndex={0} data-testid="chain">
      <h2>
        {t('chain.title')}
        {busy ? (
          <button type="button" className="link" onClick={skip}>
            {t('chain.skip')}
          </button>
        ) : null}
      </h2>
      <Open />
      {tree.length === 0 ? <p className="quiet">{t('chain.empty')}</p> : <Lines branches={tree} now={now} />}
    </section>
  );
}
