import type { Table } from '@kolbiste/wire/protocol';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isGame } from '../games.ts';
import { gamePart } from '../part.tsx';
import { tableOf } from './http.ts';
import type { Coming } from './seat-form.tsx';

const Seat = gamePart((page) => page.seat);

/** Before an invited player sits down: which game it is and what its founder chose, and then a name and cards; or to watch only. */
export default function Door({ id, invite, enter }: Pick<Coming, 'id' | 'invite' | 'enter'>) {
  const [table, setTable] = useState<Table | null>(null);
  const current = useRef('');
  const look = useCallback(async (): Promise<void> => {
    // Where the server does not tell, it tells why not inside.
    const told = await tableOf(id).catch(() => undefined);
    if (current.current !== id) return;
    if (told !== undefined && isGame(told.game)) setTable(told);
    else enter();
  }, [id, enter]);
  useEffect(() => {
    current.current = id;
    void look();
    return () => void (current.current = '');
  }, [id, look]);
  const waiting = <main className="page" id="content" />;
  if (table === null || !isGame(table.game)) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Seat game={table.game} table={table} look={look} id={id} invite={invite} enter={enter} />
    </Suspense>
  );
}
