import { hearRest, hearSpin } from '@kolbiste/tablekit/sound/hear.ts';
import { calm, useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WeaponCard } from '../../src/index.ts';
import { restAngle, spinTo, tickTimes, turnFrames } from '../draw/spin.ts';
import { FullDisc } from '../draw/wheel-full.tsx';
import type { Spin } from './spins.ts';
import { spinMs } from './spins.ts';

/** Where the disc comes to rest within its field: looks alone, the field is drawn already. */
const cosmetic = (): number => Math.random() * 2 - 1;

const turned = (angle: number): string => `rotate(${angle}deg)`;

/** The large disc under its fixed pointer. The result is known before it turns; turning only shows it. */
export function Spinner({
  weapon,
  spin,
  lit,
}: {
  weapon: WeaponCard;
  spin: Spin | null;
  lit?: readonly number[] | undefined;
}) {
  const n = weapon.fields.length;
  const disc = useRef<HTMLDivElement>(null);
  const [angle, setAngle] = useState(() => (spin === null || spin.turning ? 0 : restAngle(spin.field, n, cosmetic())));
  const resting = useRef(angle);
  const turning = spin?.turning === true;
  const spun = spin?.n ?? 0;
  const field = spin?.field ?? 0;
  /** The spin whose field the disc has turned to, or is turning to. */
  const last = useRef(turning ? 0 : spun);

  useLayoutEffect(() => {
    if (spun === 0 || spun === last.current) return undefined;
    last.current = spun;
    const { speed } = useSettings.getState();
    const from = resting.current;
    const to = spinTo(from, field, n, 5, cosmetic());
    const settle = (): void => {
      resting.current = to % 360;
      setAngle(resting.current);
    };
    const duration = spinMs(speed, false);
    if (!turning || calm() || duration === 0 || disc.current === null) {
      settle();
      return undefined;
    }
    const animation = disc.current.animate(turnFrames(from, to), { duration, fill: 'forwards' });
    hearSpin(tickTimes(from, to, n), duration);
    return () => {
      animation.cancel();
      hearRest();
      settle();
    };
  }, [spun, turning, field, n]);

  const result = spin !== null && !spin.turning ? [spin.field] : undefined;
  return (
    <div className={turning ? 'spinner turning' : 'spinner'}>
      <span className="pointer" aria-hidden="true" />
      <div className="spinner-disc" ref={disc} style={{ transform: turned(angle) }}>
        <FullDisc weapon={weapon} turned={angle} lit={lit ?? result} />
      </div>
    </div>
  );
}
