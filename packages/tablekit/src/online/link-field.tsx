import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../games.ts';
import { lazily } from '../ui/patient.ts';
import { useSide } from './names.ts';
import { useRoom } from './store.ts';

const Qr = lazily(() => import('./qr.tsx'));

interface Props {
  readonly label: string;
  readonly link: string;
  readonly testid: string;
  /** What is handed on, where it is for others; by default the link is for nobody else. */
  readonly title?: string;
}

/** Copying the link: what came of it is said. */
function useCopying(link: string) {
  const field = useRef<HTMLInputElement>(null);
  const [came, setCame] = useState<'copied' | 'byHand' | null>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCame('copied');
    } catch {
      // Without leave to write the clipboard the link stands selected, to be copied by hand.
      setCame('byHand');
    }
  };
  return { field, came, copy };
}

/** Whether the system has a way of its own to hand a link on: phones do, few desktops. */
const canShare = (): boolean => 'share' in navigator;

/** A link for somebody else, or for another device: handed on as the system does it, copied, or read by a camera. */
export function LinkField({ label, link, testid, title }: Props) {
  const { t } = useTranslation('online');
  const { field, came, copy } = useCopying(link);
  const [code, showCode] = useState(false);
  const shares = title !== undefined && canShare();
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ ...(title === undefined ? {} : { title }), url: link });
    } catch (error) {
      // Whoever closes the system's list has chosen; where it fails the link can still be copied.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };
  return (
    <div className="link-field">
      <label>
        <span>{label}</span>
        <input ref={field} readOnly value={link} data-testid={testid} onFocus={(event) => event.target.select()} />
      </label>
      <span className="link-ways">
        {shares ? (
          <button type="button" className="main" data-testid={`${testid}-share`} onClick={() => void share()}>
            {t('share')}
          </button>
        ) : null}
        <button
          type="button"
          className={shares ? 'second' : 'main'}
          data-testid={`${testid}-copy`}
          onClick={() => void copy()}
        >
          {t('copy')}
        </button>
        <button
          type="button"
          className="second"
          aria-expanded={code}
          data-testid={`${testid}-code`}
          onClick={() => showCode(!code)}
        >
          {t('code')}
        </button>
      </span>
      <span className="link-came quiet" role="status">
        {came === null ? '' : t(came)}
      </span>
      {code ? (
        <Suspense fallback={<p className="quiet">{t('codeComes')}</p>}>
          <Qr link={link} label={t('codeOf', { what: label })} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The link by which a free seat is taken. */
export function InviteLink({ invite }: { invite: string }) {
  const { t } = useTranslation('online');
  const id = useRoom((s) => s.game);
  const game = useRoom((s) => s.table?.game ?? '');
  const side = useSide();
  const title = t('doorTitle', { game: titleOf(game) });
  const link = `${location.origin}/play/${id}#invite=${invite}`;
  return <LinkField label={t('inviteLink', side)} link={link} testid="invite" title={title} />;
}
