/** How much a hero or an enemy has left, and the tokens on it. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignName } from './sign.tsx';
import { Sign } from './sign.tsx';

/** HP out of how many; what would be lost is hatched. */
export function Life({ hp, most, lost, why }: { hp: number; most: number; lost: number; why: string }) {
  const after = Math.max(0, hp - Math.max(0, lost));
  const shares = { '--now': hp / Math.max(1, most), '--after': after / Math.max(1, most) } as CSSProperties;
  return (
    <span className="life-bar" style={shares} data-why={why}>
      <b>
        {hp} / {most}
      </b>
    </span>
  );
}

export function Block({ n, why }: { n: number; why: string }) {
  const { t } = useTranslation('spire');
  if (n === 0) return null;
  return (
    <span className="block-sign" title={t('token.block', { count: n, most: 20 })} data-why={why}>
      <Sign name="block" />
      <b>{n}</b>
    </span>
  );
}

export interface Token {
  readonly name: SignName;
  readonly n: number;
  /** The most there may be; 0 = no limit of its own. */
  readonly most: number;
  readonly why: string;
}

/** Tokens with their caps; what is not there takes no room. */
export function Tokens({ tokens }: { tokens: readonly Token[] }) {
  const { t } = useTranslation('spire');
  return tokens
    .filter(({ n }) => n !== 0)
    .map(({ name, n, most, why }) => (
      <span key={name} className={`token of-${name}`} title={t(`token.${name}`, { count: n, most })} data-why={why}>
        <Sign name={name} />
        <b>{n}</b>
        {most === 0 || n < most ? null : <small>{t('full')}</small>}
      </span>
    ));
}
