/** The clone is written by hand for speed; the shape of the state says what it must not forget. */
import { describeClone } from '@kolbiste/testkit';
import { it } from 'vitest';
import { shape } from '../src/codec.ts';
import { game } from '../src/index.ts';
import { clone } from '../src/state.ts';
import { mixedConfigs } from './configs.ts';

describeClone({ it }, { game, shape, clone, configs: mixedConfigs, held: (s) => s.pieces.length + s.lasting.length });
