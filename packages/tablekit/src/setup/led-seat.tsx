import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LETTERS } from '../table/words.ts';
import { Ways } from './ways.tsx';

/** Who leads a player of those that play on one side: whoever sits here, a bot, somebody who comes by the link. */
export type Leader = 'me' | 'bot' | 'friend';

const HERE: readonly Leader[] = ['me', 'bot'];
const ONLINE: readonly Leader[] = ['friend', ...HERE];

interface Props {
  readonly seat: number;
  readonly by: Leader;
  /** Whether others come by a link. */
  readonly online: boolean;
  set(by: Leader): void;
  /** What is said where somebody comes, who chooses for themselves. */
  readonly brings: string;
  /** What the player plays with. */
  readonly children: (who: string) => ReactNode;
}

/** One player of those on one side: who leads it, and what it plays with. */
export function LedSeat({ seat, by, online, set, brings, children }: Props) {
  const { t } = useTranslation(['setup', 'ui']);
  const who = t('ui:table.player', { name: LETTERS[seat] });
  return (
    <section className="chooser" aria-label={who}>
      <h2>{who}</h2>
      {seat === 0 ? (
        <p className="quiet">{t('led')}</p>
      ) : (
        <Ways
          name={`who${seat}`}
          title={t('leads', { who })}
          ways={(online ? ONLINE : HERE).map((one) => [one, t(`leader.${one}`)] as const)}
          chosen={by}
          set={set}
        />
      )}
      {by === 'friend' ? <p className="quiet">{brings}</p> : children(who)}
    </section>
  );
}
