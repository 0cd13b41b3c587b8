/** How positions of a duel are judged: by a simple count, and by weights fitted to games between bots. */
import type { Mind } from '@kolbiste/gamekit';
import { counted } from './count.ts';
import { fitted } from './fitted.ts';
import { measures } from './measures.ts';

export const mind: Mind = { evaluation: counted, fitted, measures };
