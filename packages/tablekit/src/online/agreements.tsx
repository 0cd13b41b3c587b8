import type { Proposal } from '@kolbiste/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../state/table.ts';
import { awaySeats } from './absence.ts';
import { AbsentSoon, useOffered } from './absent.tsx';
import { useSeatName, useSide } from './names.ts';
import { agree, propose, resign } from './room.ts';
import { seatOf, useRoom } from './store.ts';
import { OwnKey } from './waiting.tsx';

/** What the players can decide together, and giving up. */
export function Agreements({ done }: { done(): void }) {
  const { t } = useTranslation('online');
  const table = useRoom((s) => s.table);
  const offered = useOffered();
  const led = useRoom((s) => s.led);
  const away = awaySeats(table, led).filter((seat) => !offered.includes(seat));
  const side = useSide();
  const undo = useTable((s) => s.undo);
  const [sure, setSure] = useState(false);
  const make = (what: Proposal): void => {
    void propose(what);
    done();
  };
  const paused = table?.paused === true;
  return (
    <div className="strip-panel" role="group" aria-label={t('agree')}>
      {table?.status === 'playing' ? (
        <>
          {undo?.ok === true ? (
            <button type="button" className="second" onClick={() => make({ kind: 'takeBack', to: undo.step })}>
              {t('propose.takeBack')}
            </button>
          ) : null}
          <button type="button" className="second" onClick={() => make({ kind: paused ? 'resume' : 'pause' })}>
            {t(paused ? 'propose.resume' : 'propose.pause')}
          </button>
          {away.map((other) => (
            <AbsentSoon key={other} seat={other} made={done} />
          ))}
          <button
            type="button"
            className="second"
            onClick={() => {
              if (!sure) return setSure(true);
              void resign();
              done();
            }}
          >
            {t(sure ? 'resignSure' : 'resign', side)}
          </button>
        </>
      ) : null}
      <button type="button" className="second" onClick={() => make({ kind: 'close' })}>
        {t('propose.close')}
      </button>
      <OwnKey />
    </div>
  );
}

/** What is proposed, and whose word is missing. */
export function Proposed() {
  const { t } = useTranslation('online');
  const name = useSeatName();
  const own = useRoom(seatOf);
  const side = useSide();
  const proposal = useRoom((s) => s.table?.proposal ?? null);
  if (proposal === null) return <div role="status" />;
  const { id, by, what, wanted, agreed } = proposal;
  const mine = own === by;
  const asked = own !== null && wanted.includes(own) && !agreed.includes(own);
  const time = what.kind === 'countdown' ? { count: what.millis / 1000 } : {};
  const of = 'seat' in what ? { seat: name(what.seat) } : {};
  const words = t(`proposed.${what.kind}`, { ...side, ...time, ...of });
  return (
    <div className="proposed" role="status" data-testid="proposed">
      <p>
        {t(mine ? 'youPropose' : 'proposes', { who: name(by), what: words })}
        {what.kind === 'takeBack' ? ` ${t('sameDraws')}` : ''}
      </p>
      {asked ? (
        <span className="strip-ways">
          <button type="button" className="main" onClick={() => void agree(id, true)}>
            {t('yes')}
          </button>
          <button type="button" className="second" onClick={() => void agree(id, false)}>
            {t('no')}
          </button>
        </span>
      ) : null}
      {mine ? (
        <button type="button" className="second" onClick={() => void agree(id, false)}>
          {t('withdraw')}
        </button>
      ) : null}
    </div>
  );
}
