import { useIsOpen } from '@kolbiste/tablekit/state/answered.ts';
import { namesBoth, useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay, useWaitWords, useWho } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spinNow } from './duel.ts';
import { useWeapon, useWeaponName } from './duel-words.ts';
import { History, OddsPanel, Result, Spinner } from './later.tsx';
import { Opening } from './opening.tsx';
import { lookAt, lookAway } from './point.ts';

/** One line: what is happening, or what is asked. */
function Caption() {
  const say = useSay();
  const now = useTable((s) => s.now);
  const prompt = useTable((s) => s.prompt);
  const open = useIsOpen(prompt);
  const busy = useTable((s) => s.busy);
  const result = useTable((s) => s.result);
  const both = useTable(namesBoth);
  // A recorded game waits for nobody.
  const told = useTable((s) => s.order === null);
  const waiting = useWaitWords();
  const who = useWho();
  if (prompt !== null) {
    return (
      <p className={open ? 'caption asked' : 'caption answered'}>
        {both ? <b className="caption-who">{who(prompt.seat)}: </b> : null}
        {say(prompt.text)} <Chips rules={prompt.rule} most={1} />
      </p>
    );
  }
  if (now !== null && (busy || result !== null || told)) {
    return (
      <p className="caption" key={now.id}>
        {say(now.text)} <Chips rules={now.rule} most={1} />
      </p>
    );
  }
  return <p className="caption quiet">{waiting}</p>;
}

/** The shared middle: the wheel that matters now, and what it can bring or has brought. */
export function Stage() {
  const { t } = useTranslation(['duel', 'ui']);
  const spin = useTable(spinNow);
  const looked = useTable((s) => s.looked);
  const name = useWeaponName();
  const who = useWho();
  const [lit, light] = useState<readonly number[] | null>(null);
  const turning = spin?.turning === true;
  const w = looked !== null && !turning ? looked : (spin?.weapon ?? null);
  const card = useWeapon(w);
  const here = spin !== null && spin.weapon === w && (looked === null || turning) ? spin : null;
  const field = here === null ? undefined : card?.fields[here.field];
  return (
    <section className={turning ? 'stage turning' : 'stage'} aria-label={t('ui:table.middle')}>
      {card === undefined || w === null ? (
        <Opening />
      ) : (
        <>
          <Spinner key={w} weapon={card} spin={here} lit={here === null ? (lit ?? undefined) : undefined} />
          <div
            className="stage-side"
            role="region"
            aria-label={t('middleSide')}
            // It scrolls where the screen is low: the keyboard must get at the rest.
            tabIndex={0}
            onPointerEnter={() => lookAt(null)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && lookAway()}
          >
            {here === null ? (
              <OddsPanel weapon={card} w={w} light={light} />
            ) : turning || field === undefined ? (
              <p className="spinning">{t('spinningWho', { who: who(here.seat), weapon: name(card) })}</p>
            ) : (
              <>
                <Result field={field} spin={here} of={card.fields.length} />
                <History />
              </>
            )}
          </div>
        </>
      )}
      <Caption />
    </section>
  );
}
