import { useTranslation } from 'react-i18next';
import { BotLevel } from './bot-level.tsx';

export type Way = 'bot' | 'both' | 'friend';
const WAYS: readonly Way[] = ['bot', 'both', 'friend'];

/** Who plays a game of two: against a bot and how strong it is, two at one screen, or a friend by a link. */
export function Who({ way: chosen, set }: { way: Way; set(way: Way): void }) {
  const { t } = useTranslation('setup');
  return (
    <div className="who">
      <div className="sources" role="radiogroup" aria-label={t('who')}>
        {WAYS.map((way) => (
          <label key={way} className={way === chosen ? 'way chosen' : 'way'}>
            <input type="radio" name="who" checked={way === chosen} onChange={() => set(way)} />
            <span>{t(way)}</span>
          </label>
        ))}
      </div>
      {chosen === 'bot' ? <BotLevel /> : null}
    </div>
  );
}
