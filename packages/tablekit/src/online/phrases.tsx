import { PHRASES } from '@kolbiste/wire/protocol';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { aim } from '../state/signals.ts';
import { useSeatName, useSide } from './names.ts';
import { speak } from './room.ts';
import { useRoom } from './store.ts';

const STAYS_MS = 6000;

/** What one can say: phrases that everybody reads in their own language. */
export function Phrases({ done }: { done(): void }) {
  const { t } = useTranslation('online');
  const muted = useRoom((s) => s.muted);
  const side = useSide();
  return (
    <div className="strip-panel" role="group" aria-label={t('phrases')}>
      {(['point', 'intend'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="second"
          data-testid={`aim-${kind}`}
          data-aims=""
          onClick={() => {
            aim(kind);
            done();
          }}
        >
          {t(kind)}
        </button>
      ))}
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className="second"
          onClick={() => {
            void speak(phrase);
            done();
          }}
        >
          {t(`phrase.${phrase}`)}
        </button>
      ))}
      <button
        type="button"
        className="plain"
        aria-pressed={muted}
        onClick={() => useRoom.setState({ muted: !muted, spoken: [] })}
      >
        {t(muted ? 'unmute' : 'mute', side)}
      </button>
    </div>
  );
}

/** What was said last. */
export function Spoken() {
  const { t } = useTranslation('online');
  const name = useSeatName();
  const spoken = useRoom((s) => s.spoken);
  const last = spoken.at(-1)?.n;
  useEffect(() => {
    if (last === undefined) return undefined;
    const timer = setTimeout(
      () => useRoom.setState((state) => ({ spoken: state.spoken.filter(({ n }) => n > last) })),
      STAYS_MS,
    );
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <div className="spoken" role="status" data-testid="spoken">
      {spoken.map(({ n, seat, phrase }) => (
        <p key={n}>
          <b>{name(seat)}:</b> {t(`phrase.${phrase}`)}
        </p>
      ))}
    </div>
  );
}
