import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { games } from '../games.ts';
import type { Proof, Trouble } from './protocol.ts';
import { useReplay } from './store.ts';

function badWords(t: TFunction<'replay'>, { verdict }: Proof): string {
  const bad = verdict.firstBad;
  if (bad === null) return '';
  if (bad.step < 0) return t('badBytes', { detail: bad.actual });
  if (bad.step === 0) return t(bad.expected.startsWith('commitment') ? 'badSeal' : 'badStart', { detail: bad.actual });
  return t('badStep', { at: bad.step, detail: bad.actual });
}

/** What playing the record again has shown, in words. */
export function Proven() {
  const { t } = useTranslation('replay');
  const proof = useReplay((s) => s.proof);
  if (proof === null) return <p className="replay-panel quiet">{t('proving')}</p>;
  const { verdict, seals } = proof;
  return (
    <div className={verdict.ok ? 'replay-panel good' : 'replay-panel bad'} role="status" data-testid="proof">
      <p>
        <Icon name={verdict.ok ? 'tick' : 'close'} />{' '}
        <b>{verdict.ok ? t('proven', { count: verdict.steps }) : badWords(t, proof)}</b>
      </p>
      {verdict.ok && seals.length === 0 ? <p>{t('noSeal')}</p> : null}
      {verdict.ok && seals.length > 0 ? (
        <p>
          {t('sealed', { count: seals.length })}{' '}
          {seals.map((seal) => (
            <code key={seal}>{seal} </code>
          ))}
        </p>
      ) : null}
      {verdict.ok ? null : <p>{t('badHelp')}</p>}
    </div>
  );
}

/** Why a record cannot be shown, or only up to some step, and what helps. */
export function TroubleNote({ trouble }: { trouble: Trouble }) {
  const { t } = useTranslation('replay');
  const { why, detail, good } = trouble;
  return (
    <div className="trouble" role="alert" data-testid="trouble">
      <p>
        <b>{t(`trouble.${why}`, { detail })}</b>
      </p>
      <p>
        {why === 'broken' && good > 0
          ? t('trouble.partHelp', { count: good })
          : t(`trouble.${why}Help`, {
              games: games()
                .map(({ page }) => page.name)
                .join(', '),
            })}
      </p>
      {why === 'rules' || why === 'game' ? null : <p className="quiet">{t('trouble.detail', { detail })}</p>}
    </div>
  );
}
