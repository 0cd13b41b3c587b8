import { useTranslation } from 'react-i18next';
import type { Speed } from '../state/settings.ts';
import { change, SPEEDS, useSettings } from '../state/settings.ts';
import { useSeats } from '../table/words.ts';
import { Glyph } from './glyphs.tsx';
import { VIEWPOINTS, viewpointsOf } from './protocol.ts';
import { goTo, lookFrom, pause, play, useReplay } from './store.ts';

function Transport({ at, last }: { at: number; last: number }) {
  const { t } = useTranslation('replay');
  const playing = useReplay((s) => s.playing);
  const ways = [
    ['first', 0, at === 0],
    ['back', at - 1, at === 0],
    ['next', at + 1, at === last],
    ['last', last, at === last],
  ] as const;
  const button = ([name, to, off]: (typeof ways)[number]) => (
    <button
      key={name}
      type="button"
      className="second glyph"
      title={t(name)}
      aria-label={t(name)}
      aria-disabled={off}
      onClick={() => off || goTo(to)}
    >
      <Glyph name={name} />
    </button>
  );
  return (
    <div className="transport">
      {ways.slice(0, 2).map(button)}
      <button
        type="button"
        className="main glyph"
        data-testid="play"
        title={t(playing ? 'pause' : 'play')}
        aria-label={t(playing ? 'pause' : 'play')}
        onClick={() => (playing ? pause() : void play())}
      >
        <Glyph name={playing ? 'pause' : 'play'} />
      </button>
      {ways.slice(2).map(button)}
    </div>
  );
}

/** Where in the game: a slider, and buttons for one step. */
export function Scrubber() {
  const { t } = useTranslation('replay');
  const at = useReplay((s) => s.at);
  const last = useReplay((s) => (s.retold?.updates.length ?? 1) - 1);
  return (
    <div className="scrubber">
      <Transport at={at} last={last} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('position')}
        aria-valuetext={t('step', { at, last })}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <output data-testid="step">
        <span className="step-words">{t('step', { at, last })}</span>
        <span className="step-short" aria-hidden="true">
          {at}/{last}
        </span>
      </output>
    </div>
  );
}

/** With whose eyes, and how fast. */
export function Ways() {
  const { t } = useTranslation(['replay', 'ui']);
  const viewpoint = useReplay((s) => s.viewpoint);
  const seats = useReplay((s) => s.retold?.started.order.players.length ?? 0);
  const leads = useSeats();
  const speed = useSettings((s) => s.speed);
  return (
    <>
      <label className="replay-way">
        <span>{t('viewpoint')}</span>
        <select
          value={String(viewpoint)}
          onChange={(event) => lookFrom(VIEWPOINTS.find((one) => String(one) === event.target.value) ?? 'all')}
        >
          {viewpointsOf(seats).map((one) => (
            <option key={one} value={String(one)}>
              {(typeof one === 'number' && leads[one]) || t(`from.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="replay-way">
        <span>{t('ui:speed.label')}</span>
        <select value={String(speed)} onChange={(event) => change({ speed: Number(event.target.value) as Speed })}>
          {SPEEDS.map((one) => (
            <option key={one} value={String(one)}>
              {t(`ui:speed.${String(one).replace('.', '_')}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
