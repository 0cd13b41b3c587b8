import type { Proposal } from '@kolbiste/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { useNow } from './clock.tsx';
import { awaySeats, useSeatName, useSide } from './names.ts';
import { agree, propose, resign } from './room.ts';
import { seatOf, useRoom } from './store.ts';
import { OwnKey } from './waiting.tsx';

const ABSENT_MS = 60_000;

/** Ways out when another player is away; possible after a minute. */
function Absent({ other, make }: { other: number; make(what: Proposal): void }) {
  const { t } = useTranslation(['online', 'ui']);
  const { level } = useSettings();
  const name = useSeatName();
  const side = useSide();
  const since = useRoom((s) => s.table?.seats[other]?.awaySince ?? 0);
  const now = useNow(true);
  const left = Math.ceil((since + ABSENT_MS - now) / 1000);
  const early = left > 0;
  return (
    <>
      <p className="quiet">
        {t(early ? 'absentSoon' : 'absentNow', { count: Math.max(0, left), who: name(other), ...side })}
      </p>
      <button
        type="button"
        className="second"
        disabled={early}
        onClick={() => make({ kind: 'standIn', seat: other, level })}
      >
        {t('standIn', { level: t(`ui:level.${level}`) })}
      </button>
      <button type="button" className="second" disabled={early} onClick={() => make({ kind: 'free', seat: other })}>
        {t('freeSeat')}
      </button>
    </>
  );
}

/** What the players can decide together, and giving up. */
export function Agreements({ done }: { done(): void }) {
  const { t } = useTranslation('online');
  const table = useRoom((s) => s.table);
  const away = awaySeats(
    table,
    useRoom((s) => s.led),
  );
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
            <Absent key={other} other={other} make={make} />
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
  const words = t(`proposed.${what.kind}`, { ...side, ...time });
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
