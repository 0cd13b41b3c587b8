import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { Bringing, Clash, Part } from '../src/index.ts';
import { boardOf } from './board.ts';
import { ringsKey } from './figures.ts';
import { placeOf } from './places.ts';
import { useCardName } from './words.ts';

const FIGHTS = new Set(['enemyAttack', 'playerAttack']);

/** Whether an answer says who takes part; who is hit is another question. */
const declares = ({ procedure, step }: Prompt): boolean => FIGHTS.has(procedure) && step !== 'victim';

/** The answer the clash is shown for: what is chosen, else that nobody more takes part. */
const answerOf = ({ prompt, picked }: Pick<TableState, 'prompt' | 'picked'>): number =>
  picked !== null && prompt !== null && declares(prompt) ? picked : 0;

/** The attack that runs as it comes to by what is chosen; null = none runs. */
export function useClash(): Clash | null {
  return useTable((s) => {
    const option = answerOf(s);
    return boardOf(s)?.clashes.find((clash) => clash.option === option) ?? null;
  });
}

/** '1', '1–3': the damage that comes through. */
const rangeOf = ({ least, most }: Pick<Clash, 'least' | 'most'>): string =>
  least === most ? String(least) : `${least}–${most}`;

/** What changes a figure besides what is printed, each with its source. */
function Changes({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const words = ({ how, card, n }: Part): string => {
    if (how === 'least') return t('why.least');
    return `${signedNumber(n)} ${card === 0 ? t('why.damage') : name(card)}`;
  };
  return parts
    .filter(({ how }) => how !== 'is')
    .map((part, k) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in the order in which they count
      <span key={k} className="fray-part">
        {words(part)}
      </span>
    ));
}

/** One card of a side: its name, its figure, what has changed it. */
function Side({ one, what }: { one: Bringing; what: 'attack' | 'defense' }) {
  const name = useCardName();
  return (
    <span className="fray-one">
      <Icon name={what === 'attack' ? 'sword' : 'shield'} />
      <span className="fray-name">{name(one.card)}</span>
      <b data-why={ringsKey(what, one.thing)}>{one.n}</b>
      <Changes parts={one.parts} />
    </span>
  );
}

/** What comes through, and to whom. */
function Result({ clash }: { clash: Clash }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const card = useTable((s) => boardOf(s)?.things.find(({ id }) => id === clash.target)?.card ?? 0);
  const whom = card === 0 ? t('fray.oneHero') : name(card);
  const after =
    clash.target === 0 ? null : (
      <span className="fray-life">
        <Icon name="life" /> {clash.left} →{' '}
        {rangeOf({ least: Math.max(0, clash.left - clash.most), most: Math.max(0, clash.left - clash.least) })}
      </span>
    );
  return (
    <span className={clash.falls === 'no' ? 'fray-result' : 'fray-result falls'}>
      {clash.most === 0 ? t('fray.none') : t('fray.damage', { n: rangeOf(clash) })}
      {clash.most === 0 ? null : <span className="fray-whom">{whom}</span>}
      {clash.most === 0 ? null : after}
      {clash.falls === 'no' ? null : <b className="fray-falls">{t(`fray.${clash.falls}`)}</b>}
    </span>
  );
}

/** The attack that runs as a sum: who strikes with what, what holds against it, what comes through; before it is answered. */
export function Fray() {
  const { t } = useTranslation('rings');
  const clash = useClash();
  if (clash === null) return null;
  const { attack, defense, shadow, sum } = clash;
  const shadowed = shadow.least !== 0 || shadow.most !== 0;
  return (
    <section className="fray" aria-label={t('fray.title')} data-testid="fray">
      <span className="fray-side">
        {attack.map((one) => (
          <Side key={one.thing} one={one} what="attack" />
        ))}
        {attack.length > 1 ? <b className="fray-sum">= {sum}</b> : null}
        {shadowed ? (
          <span className="fray-part">
            <Icon name="night" /> <span className="word">{t('shadowShort')} </span>
            {rangeOf(shadow)}
          </span>
        ) : null}
      </span>
      <b aria-hidden="true">−</b>
      <span className="fray-side">{defense === null ? t('fray.nobody') : <Side one={defense} what="defense" />}</span>
      <b aria-hidden="true">=</b>
      <Result clash={clash} />
    </section>
  );
}

/** The same sum in short on whoever may answer, before anybody is chosen. */
export function FraySlip({ id }: { id: number }) {
  const clash = useTable((s) => {
    const { prompt } = s;
    if (prompt === null || !declares(prompt)) return null;
    const lies = prompt.options.some(({ option }) => {
      const place = option === 0 ? null : placeOf(prompt, option);
      return place?.at === 'thing' && place.id === id;
    });
    return lies ? (boardOf(s)?.clashes.find(({ option }) => option === id) ?? null) : null;
  });
  if (clash === null) return null;
  const { sum, defense, falls, least, most } = clash;
  // What a shadow card may add is not told yet.
  const shadowed = least !== most;
  return (
    <span className={falls === 'no' ? 'slip' : 'slip falls'} data-testid="slip">
      <span className="slip-sum">
        {sum} − {defense?.n ?? 0} =
      </span>
      {shadowed ? <Icon name="night" /> : null}
      <b>{rangeOf(clash)}</b>
      {falls === 'no' ? null : <Icon name="broken" />}
    </span>
  );
}
