/** boardgame.io's server with the reduced duel in its fastest style, as a process of its own; it keeps everything in memory. */
import { createRequire } from 'node:module';
import { deal } from '../duel/weapons.ts';
import { fastestGame } from './duel.ts';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(of: { games: object[]; origins: unknown[] }): {
    run(config: { port: number; callback?: () => void }): Promise<{ appServer: { address(): { port: number } } }>;
  };
  Origins: { LOCALHOST: unknown };
};

const { setup } = fastestGame;
let seed = 0;
// A match that nobody knows is made when somebody first asks for it.
const game = { ...fastestGame, name: 'reduced-duel', setup: (context: unknown) => setup(context, deal(++seed)) };

const running = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: 0, callback: () => {} });
process.on('message', () => process.exit(0));
process.send?.({ port: running.appServer.address().port });
