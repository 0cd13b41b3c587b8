import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { percentOf } from '@kolbiste/tablekit/draw/percent.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { signedNumber } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShadowEffects, ShadowOdds } from '../src/index.ts';
import { cardOf } from '../src/index.ts';
import { cardLines } from '../src/texts.ts';
import { fightNow } from './fight.ts';
import { useBoard } from './store.ts';
import { useCardName } from './words.ts';

const NO_ODDS: readonly ShadowOdds[] = [];
const NAMED = new Set(['damage', 'threat', 'exhaust', 'discard']);

/** '5 z 25 (20 %)'. */
function useShare(): (n: number, of: number) => string {
  const { t } = useTranslation('rings');
  return (n, of) => t('shadow.share', { n, of, percent: percentOf(n, of) });
}

/** The kinds of effects, each with its chance: more attack first, then what else hurts. */
function useKinds(): (effects: ShadowEffects, of: number) => readonly string[] {
  const { t } = useTranslation('rings');
  const share = useShare();
  return ({ attack, verbs }, of) => [
    ...attack.map(({ by, n }) => `${t('shadow.attack', { by: signedNumber(by) })} ${share(n, of)}`),
    ...verbs
      .filter(({ verb }) => verb !== 'modify')
      .map(({ verb, n }) => `${t(`shadow.verb.${NAMED.has(verb) ? verb : 'other'}`)} ${share(n, of)}`),
  ];
}

/** The cards it may be that do something: how likely each is, and what it does. */
function Cards({ odds }: { odds: ShadowOdds }) {
  const name = useCardName();
  const share = useShare();
  const { lang, names } = useSettings();
  const shadows = odds.cards.flatMap(({ card, n }) => {
    const found = cardOf(card);
    const line = found && cardLines(found, lang, names).find(({ is }) => is === 'shadow');
    return line === undefined ? [] : [{ card, n, text: line.text }];
  });
  return (
    <ul className="shadow-cards">
      {shadows.map(({ card, n, text }) => (
        <li key={card}>
          <b>{name(card)}</b> {share(n, odds.of)}: {text}
        </li>
      ))}
    </ul>
  );
}

/** The whole account of the chances, over the middle of the table. */
function Account({ all, close }: { all: readonly ShadowOdds[]; close(): void }) {
  const { t } = useTranslation(['rings', 'ui']);
  const kinds = useKinds();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="sheet" aria-labelledby="shadow-title" data-testid="shadow-account">
      <div className="sheet-head">
        <h2 id="shadow-title" ref={title} tabIndex={-1}>
          {t('shadow.title')} <Chips rules={['6.2.3.1']} />
        </h2>
        <button type="button" className="plain" aria-label={t('ui:close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="sheet-body" role="group" aria-labelledby="shadow-title" tabIndex={0}>
        <p className="quiet">{t('shadow.known')}</p>
        {all.map((odds) => (
          <div key={odds.nth}>
            {all.length === 1 ? null : <h3>{t('shadow.nth', { nth: odds.nth + 1 })}</h3>}
            <Cards odds={odds} />
            <p>
              {t('shadow.defended')}: {kinds(odds.defended, odds.of).join(' · ') || t('shadow.nothing')}
            </p>
            <p>
              {t('shadow.undefended')}: {kinds(odds.undefended, odds.of).join(' · ') || t('shadow.nothing')}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What a facedown shadow card may do, in one line. */
function Line({ odds, undefended }: { odds: ShadowOdds; undefended: boolean }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const share = useShare();
  const kinds = useKinds();
  const effects = undefended ? odds.undefended : odds.defended;
  return (
    <span className="shadow-line">
      <b>
        {odds.of === 1 ? (
          t('shadow.is', { name: name(odds.cards[0].card) })
        ) : (
          <>
            <span className="word">{t('shadow.some')} </span>
            {share(effects.effect, odds.of)}
          </>
        )}
      </b>{' '}
      <span className="shadow-kinds">{kinds(effects, odds.of).join(' · ')}</span>
    </span>
  );
}

/** The chances of the facedown shadow cards of the enemy that attacks, exact from what this table knows. */
export function ShadowPanel() {
  const { t } = useTranslation('rings');
  const [open, setOpen] = useState(false);
  const odds = useBoard((board) => board.odds, NO_ODDS);
  const enemy = useBoard((board) => fightNow(board)?.enemy ?? 0, 0);
  const declared = useBoard((board) => fightNow(board)?.by.length ?? 0, 0);
  // Whoever does not defend hears what comes then; so does everybody once it is settled.
  const undefended = useTable(({ prompt, picked }) => {
    if (prompt?.procedure !== 'enemyAttack') return declared === 0;
    return picked === 0 || (picked === null && prompt.options.length === 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another enemy is another account
  useEffect(() => setOpen(false), [enemy]);
  if (odds.length === 0) return null;
  return (
    <section className="shadow-odds" aria-label={t('shadow.title')} data-testid="shadow-odds">
      <Icon name="night" />
      {odds.map((one) => (
        <Line key={one.nth} odds={one} undefended={undefended} />
      ))}
      <button type="button" className="second" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('shadow.which')}
      </button>
      {open ? <Account all={odds} close={() => setOpen(false)} /> : null}
    </section>
  );
}
