/** The clone is written by hand for speed; the shape of the state says what it must not forget. */
import { describeClone } from '@kolbiste/testkit';
import { it } from 'vitest';
import { shape } from '../src/codec.ts';
import { dealtConfig, game } from '../src/index.ts';
import { clone } from '../src/state.ts';

const configs = (n: number) => dealtConfig(2, { name: 'short', rounds: 3, tie: 'draw' }, n);

describeClone({ it }, { game, shape, clone, configs, held: (s) => s.pieces.length });
