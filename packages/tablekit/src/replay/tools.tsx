import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Player } from '../engine/protocol.ts';
import { LEVELS } from '../engine/protocol.ts';
import { isTogether } from '../games.ts';
import { words } from '../i18n/index.ts';
import { goOnFrom } from '../state/further.ts';
import { change, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { LETTERS, useSeats } from '../table/words.ts';
import { saveRecord } from '../ui/download.ts';
import { lazily } from '../ui/patient.ts';
import { Ways } from './controls.tsx';
import { fragmentOf } from './link.ts';
import type { Retold } from './protocol.ts';
import { Proven, TroubleNote } from './proven.tsx';
import { letGo, useReplay, verify } from './store.ts';
import { reviewWanted } from './wanted.ts';

type Open = 'share' | 'proof' | 'review' | 'on' | null;

const Review = lazily(async () => (await Promise.all([import('./review-panel.tsx'), words('play')]))[0]);

/** A link to this step, seen from here. */
function Share() {
  const { t } = useTranslation('replay');
  const { record, game, at, viewpoint } = useReplay();
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let current = true;
    setCopied(false);
    const what = game === null ? { record: record ?? '' } : { game };
    const make = async () => {
      const fragment = await fragmentOf({ ...what, step: at, viewpoint });
      if (current) setLink(`${location.origin}/replay${fragment}`);
    };
    void make();
    return () => void (current = false);
  }, [record, game, at, viewpoint]);
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    setCopied(true);
  };
  return (
    <div className="replay-panel">
      <label className="replay-link">
        <span>{t('link', { at })}</span>
        <input readOnly value={link} data-testid="link" onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="second" onClick={() => void copy()}>
        {t(copied ? 'copied' : 'copy')}
      </button>
      <p className="quiet">{t(game === null ? 'linkHint' : 'linkGame')}</p>
    </div>
  );
}

/** Goes on from this step with these players. */
function useGoOn(): (players: readonly Player[]) => void {
  const [, go] = useLocation();
  const { record, at } = useReplay();
  const names = useSettings((s) => s.names);
  return (players) => {
    if (record === null) return;
    letGo();
    goOnFrom({ record, answers: at, players, names });
    go('/play');
  };
}

/** A new game from this step, all of whose players are led here: they play on one side. */
function GoOnTogether({ seats }: { seats: number }) {
  const { t } = useTranslation('replay');
  const at = useReplay((s) => s.at);
  const goOn = useGoOn();
  return (
    <div className="replay-panel">
      <p>{t('onTogether', { at })}</p>
      <button
        type="button"
        className="main"
        onClick={() => goOn(Array.from({ length: seats }, () => ({ kind: 'human' })))}
      >
        {t('onStart')}
      </button>
    </div>
  );
}

/** A new game from this step against bots. */
function GoOnAgainst({ seats }: { seats: number }) {
  const { t } = useTranslation(['replay', 'ui']);
  const { at, viewpoint } = useReplay();
  const level = useSettings((s) => s.level);
  const leads = useSeats();
  const [seat, setSeat] = useState(typeof viewpoint === 'number' ? viewpoint : 0);
  const goOn = useGoOn();
  const [me, bot]: Player[] = [{ kind: 'human' }, { kind: 'bot', level }];
  return (
    <div className="replay-panel">
      <p>{t('onHint', { at })}</p>
      <label className="replay-way">
        <span>{t('onSeat')}</span>
        <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
          {Array.from({ length: seats }, (_, one) => (
            <option key={LETTERS[one]} value={one}>
              {leads[one] || t('ui:table.player', { name: LETTERS[one] })}
            </option>
          ))}
        </select>
      </label>
      <label className="replay-way">
        <span>{t('ui:level.label')}</span>
        <select
          value={level}
          onChange={(event) => change({ level: LEVELS.find((one) => one === event.target.value) ?? level })}
        >
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {t(`ui:level.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="main"
        onClick={() => goOn(Array.from({ length: seats }, (_, one): Player => (one === seat ? me : bot)))}
      >
        {t('onStart')}
      </button>
    </div>
  );
}

function GoOn() {
  const together = useTable((s) => isTogether(s.game));
  const seats = useReplay((s) => s.retold?.started.order.players.length ?? 0);
  return together ? <GoOnTogether seats={seats} /> : <GoOnAgainst seats={seats} />;
}

/** The buttons, each of which opens its panel. */
function Buttons({ open, toggle, more }: { open: Open; toggle(what: Open): void; more: boolean }) {
  const { t } = useTranslation('replay');
  const { record, retold, at } = useReplay();
  const over = isOver(retold, at);
  const prove = () => {
    toggle('proof');
    void verify();
  };
  const opener = (what: Open, label: string, press = () => toggle(what)) => (
    <button
      type="button"
      className="second"
      aria-expanded={open === what}
      disabled={what === 'on' && over}
      title={what === 'on' && over ? t('onOver') : undefined}
      onClick={press}
    >
      {label}
    </button>
  );
  return (
    <div className="replay-tools" data-more={more}>
      <Ways />
      {opener('share', t('share'))}
      {opener('proof', t('verify'), prove)}
      {opener('review', t('review.open'))}
      <button type="button" className="second" onClick={() => saveRecord(useTable.getState().game, record ?? '')}>
        {t('download')}
      </button>
      {opener('on', t('on'))}
    </div>
  );
}

const isOver = (retold: Retold | null, at: number): boolean => retold !== null && retold.updates[at]?.result !== null;

/** What one can do with a record besides watching it. */
export function Tools() {
  const { t } = useTranslation('replay');
  const { retold, at, trouble } = useReplay();
  const [more, setMore] = useState(false);
  const [open, setOpen] = useState<Open>(() => (reviewWanted() ? 'review' : null));
  return (
    <>
      <div className="replay-panels">
        <div className="replay-above">
          {trouble === null ? null : <TroubleNote trouble={trouble} />}
          {open === 'share' ? <Share /> : null}
          {open === 'proof' ? <Proven /> : null}
          {open === 'review' ? (
            <Suspense fallback={null}>
              <Review />
            </Suspense>
          ) : null}
          {open === 'on' && !isOver(retold, at) ? <GoOn /> : null}
        </div>
        <Buttons open={open} toggle={(what) => setOpen(open === what ? null : what)} more={more} />
      </div>
      <button
        type="button"
        className="second replay-more"
        aria-expanded={more}
        data-testid="more"
        onClick={() => {
          setMore(!more);
          setOpen(null);
        }}
      >
        {t('more')}
      </button>
    </>
  );
}
