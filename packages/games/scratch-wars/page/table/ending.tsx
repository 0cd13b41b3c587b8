/** How a duel ended: the blow that felled a hero, and the weapons in it. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Decisive, Ending } from '@kolbiste/tablekit/story/ending.ts';
import { lastBefore } from '@kolbiste/tablekit/story/ending.ts';
import { Disc } from '../draw/wheel.tsx';
import { duelOf } from './duel.ts';
import { useWeaponName } from './duel-words.ts';

const HURTS = /^(heroHit|lifeLost|curseBroken|trickUsed|effectTrapped)$/;
/** Events in which weapons act; b is the weapon. */
const ARMED = /^(spun|attackAnnounced|effectUsed|trapSprung|weaponCursed|laid)$/;
const MOST = 3;

function decisive(log: readonly Happening[]): Decisive | undefined {
  const fallen = log.findLast(({ kind }) => kind === 'defeated');
  if (fallen === undefined) return undefined;
  const drawn = log.findLast(({ kind }) => kind === 'gameDrawn');
  const blow = lastBefore(log, fallen, ({ kind, a }) => HURTS.test(kind) && a === fallen.a);
  return { reason: drawn ?? fallen, blow: blow ?? fallen };
}

function Faces({ lines }: { lines: readonly Happening[] }) {
  const config = useTable((s) => duelOf(s).config);
  const name = useWeaponName();
  if (config === null) return null;
  const armed = [...new Set(lines.flatMap(({ kind, b }) => (ARMED.test(kind) ? [b] : [])))].slice(0, MOST);
  return (
    <ul className="blow-faces">
      {armed.map((w) => {
        const weapon = config.decks[w >= 5 ? 1 : 0].weapons[w % 5];
        return weapon === undefined ? null : (
          <li key={w}>
            <Disc weapon={weapon} />
            <b>{name(weapon)}</b>
          </li>
        );
      })}
    </ul>
  );
}

export const ending: Ending = { decisive, Faces };
