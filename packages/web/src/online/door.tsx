import { lazy, Suspense, useEffect, useState } from 'react';
import type { GameId } from '../engine/protocol.ts';
import { words } from '../i18n/index.ts';
import { isGame } from '../ui/game-chooser.tsx';
import { tableOf } from './http.ts';

const DuelSeat = lazy(async () => {
  const [seat] = await Promise.all([import('./seat-duel.tsx'), words('setup'), words('cards')]);
  return seat;
});
const StoneSeat = lazy(async () => {
  const [seat] = await Promise.all([import('./seat-stone.tsx'), words('setup'), words('stone'), words('decks')]);
  return seat;
});

const RingsSeat = lazy(async () => {
  const [seat] = await Promise.all([import('./seat-rings.tsx'), words('setup'), words('rings'), words('decks')]);
  return seat;
});
const SEATS = { 'scratch-wars': DuelSeat, tmmstone: StoneSeat, lotr: RingsSeat } as const;

interface Props {
  /** Id of the table. */
  readonly id: string;
  readonly invite: string;
  readonly enter: () => void;
}

/** Before an invited player sits down: which game it is, and then a name and cards; or to watch only. */
export default function Door({ id, invite, enter }: Props) {
  const [game, setGame] = useState<GameId | null>(null);
  useEffect(() => {
    let current = true;
    // Where the server does not tell, it tells why not inside.
    const look = async () => {
      const table = await tableOf(id).catch(() => undefined);
      if (!current) return;
      if (table !== undefined && isGame(table.game)) setGame(table.game);
      else enter();
    };
    void look();
    return () => void (current = false);
  }, [id, enter]);
  const waiting = <main className="page" id="content" />;
  if (game === null) return waiting;
  const Seat = SEATS[game];
  return (
    <Suspense fallback={waiting}>
      <Seat id={id} invite={invite} enter={enter} />
    </Suspense>
  );
}
