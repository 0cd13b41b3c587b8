import { Suspense, useEffect, useState } from 'react';
import type { GameId } from '../engine/protocol.ts';
import { isGame } from '../games.ts';
import { gamePart } from '../part.tsx';
import { tableOf } from './http.ts';
import type { Coming } from './seat-form.tsx';

const Seat = gamePart((page) => page.seat);

/** Before an invited player sits down: which game it is and what its founder chose, and then a name and cards; or to watch only. */
export default function Door({ id, invite, enter }: Omit<Coming, 'countdown'>) {
  const [told, setTold] = useState<{ readonly game: GameId; readonly countdown: number } | null>(null);
  useEffect(() => {
    let current = true;
    // Where the server does not tell, it tells why not inside.
    const look = async () => {
      const table = await tableOf(id).catch(() => undefined);
      if (!current) return;
      if (table !== undefined && isGame(table.game)) setTold({ game: table.game, countdown: table.countdown });
      else enter();
    };
    void look();
    return () => void (current = false);
  }, [id, enter]);
  const waiting = <main className="page" id="content" />;
  if (told === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Seat {...told} id={id} invite={invite} enter={enter} />
    </Suspense>
  );
}
