/** Games whose records are damaged are set aside one by one. */
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { ROW } from '../store/whole.ts';
import type { Rooms } from './rooms.ts';

/** From now on a game that turns out to be damaged is named in the log and put to sleep, whoever finds it. */
export function watchDamage(store: Store, rooms: Rooms, log: FastifyBaseLogger): void {
  store.aside.onDamage = ({ game, step }) => {
    const where = step === ROW ? { table: 'games' } : { table: 'steps', step };
    log.error({ game, ...where }, 'a game is damaged and set aside: bring it back from a backup (docs/deploy.md)');
    rooms.setAside(game).catch((error: unknown) => {
      log.error({ game, error: String(error) }, 'a game could not be set aside');
    });
  };
}
