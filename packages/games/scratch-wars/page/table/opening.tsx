import { homeSeat, useTable } from '@kolbiste/tablekit/state/table.ts';
import { Seal } from '@kolbiste/tablekit/table/seal.tsx';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { armsOf } from '../draw/arms.ts';
import { Coat } from '../draw/coat.tsx';
import { duelOf } from './duel.ts';
import { useLabel } from './duel-words.ts';
import './opening.css';

/** Before the first spin: the arms of both decks, facing each other, and the seal that will prove every spin. */
export function Opening() {
  const config = useTable((s) => duelOf(s).config);
  const home = useTable(homeSeat);
  const who = useWho();
  const label = useLabel();
  if (config === null) return null;
  const first = armsOf(config.decks[0]);
  const both = [first, armsOf(config.decks[1], first.field)];
  const armsAt = (seat: number) => {
    const { hero } = config.decks[seat === 1 ? 1 : 0];
    return (
      <figure data-arms={seat}>
        <Coat arms={both[seat]} />
        <figcaption>
          <small>{who(seat)}</small>
          {hero.name || label(hero.kind)}
        </figcaption>
      </figure>
    );
  };
  return (
    <div className="opening">
      {armsAt(home)}
      <Seal />
      {armsAt(1 - home)}
    </div>
  );
}
