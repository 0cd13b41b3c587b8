import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVELS } from '../engine/protocol.ts';
import { words } from '../i18n/index.ts';
import { setVolume, useVolume, VOLUMES } from '../sound/volume.ts';
import { show } from '../state/dialogs.ts';
import { change, chooseNames, GRACES, SOUNDS, SPEEDS, useSettings } from '../state/settings.ts';
import { Log } from '../table/log.tsx';
import { Tools } from '../table/tools.tsx';

export function LogDialog() {
  return (
    <div className="log-dialog">
      <Tools />
      <Log />
    </div>
  );
}

/** One setting of a few values. */
function Setting<T extends string | number>({
  name,
  value,
  values,
  set,
}: {
  name: string;
  value: T;
  values: readonly T[];
  set(value: T): void;
}) {
  const { t } = useTranslation(['ui', 'play', 'hotseat']);
  return (
    <fieldset className="setting">
      <legend>{t(`${name}.label`)}</legend>
      <div className="setting-ways">
        {values.map((way) => (
          <label key={way} className={way === value ? 'way chosen' : 'way'}>
            <input type="radio" name={name} checked={way === value} onChange={() => set(way)} />
            <span>{t(`${name}.${String(way).replace('.', '_')}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SettingsDialog() {
  const { t } = useTranslation(['play', 'ui']);
  useEffect(() => void words('hotseat'), []);
  const { lang, theme, names, level, speed, sound, grace } = useSettings();
  const { volume } = useVolume();
  return (
    <div className="settings">
      <Setting name="lang" value={lang} values={['cs', 'en']} set={(value) => change({ lang: value })} />
      <Setting
        name="theme"
        value={theme}
        values={['auto', 'light', 'dark']}
        set={(value) => change({ theme: value })}
      />
      <Setting name="speed" value={speed} values={SPEEDS} set={(value) => change({ speed: value })} />
      <Setting name="play:sound" value={sound} values={SOUNDS} set={(value) => change({ sound: value })} />
      <Setting name="play:volume" value={volume} values={VOLUMES} set={setVolume} />
      <Setting name="hotseat:grace" value={grace} values={GRACES} set={(value) => change({ grace: value })} />
      <Setting name="level" value={level} values={LEVELS} set={(value) => change({ level: value })} />
      <Setting name="names" value={names} values={['real', 'neutral']} set={(value) => void chooseNames(value)} />
      <button type="button" className="second" onClick={() => show({ kind: 'keys' })}>
        {t('keys.open')}
      </button>
    </div>
  );
}
