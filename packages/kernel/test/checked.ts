/** Before every file of tests: what bots play is checked. */
import { checkPlays } from '../src/trust.ts';

checkPlays(true);
