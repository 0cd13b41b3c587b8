import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { change, SPEEDS, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';

/** How fast things are shown, where one can reach it while they are. */
function Pace() {
  const { t } = useTranslation('ui');
  const speed = useSettings((s) => s.speed);
  return (
    <label className="rail-pace">
      <span>{t('speed.label')}</span>
      {/* The word beside it is left out where there is no room. */}
      <select
        aria-label={t('speed.label')}
        value={speed}
        onChange={(event) => change({ speed: SPEEDS.find((one) => String(one) === event.target.value) ?? 1 })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t(`speed.${String(one).replace('.', '_')}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The course of a game: where it stands, what the game says of that, the pace. */
export function RailFrame({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const over = useTable((s) => s.result !== null);
  return (
    <nav className="rail" aria-label={t('table.timeline')} tabIndex={0}>
      <p className="rail-round">{over ? t('table.over') : title}</p>
      {children}
      <Pace />
    </nav>
  );
}
