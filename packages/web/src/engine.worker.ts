/** One script for every worker: it knows the games, the rest is the same for all of them. */
import { GAMES } from '@kolbiste/games';
import { beWorker } from '@kolbiste/tablekit/engine/worker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';

playGames(GAMES);
beWorker(self);
