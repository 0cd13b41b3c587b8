import { useTranslation } from 'react-i18next';
import { BotLevel } from './bot-level.tsx';

export type Way = 'bot' | 'both' | 'friend';
const WAYS: readonly Way[] = ['bot', 'both', 'friend'];

interface Props {
  readonly way: Way;
  set(way: Way): void;
  /** What one screen is called where more than two sit at it. */
  readonly both?: string | undefined;
}

/** Who plays: against bots and how strong they are, all at one screen, or friends by a link. */
export function Who({ way: chosen, set, both }: Props) {
  const { t } = useTranslation('setup');
  return (
    <div className="who">
      <div className="sources" role="radiogroup" aria-label={t('who')}>
        {WAYS.map((way) => (
          <label key={way} className={way === chosen ? 'way chosen' : 'way'}>
            <input type="radio" name="who" checked={way === chosen} onChange={() => set(way)} />
            <span>{way === 'both' && both !== undefined ? both : t(way)}</span>
          </label>
        ))}
      </div>
      {chosen === 'bot' ? <BotLevel /> : null}
    </div>
  );
}
