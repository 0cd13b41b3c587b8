// Before the tests of a game: the switch of the mutant is on.
import { switches } from './switches.mjs';

switches.on = Number(process.env['KOLBISTE_MUTANT']);
switches.limit = 2_000_000_000;
