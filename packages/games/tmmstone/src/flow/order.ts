/**
 * The procedures, in the order in which they were first known. The hash of a position holds their numbers, which follow
 * this order; a new one comes last.
 */
import './spring.ts';
import './settle.ts';
import './cast.ts';
import './pick.ts';
import './ability.ts';
import './attack.ts';
import './summon.ts';
import './draw.ts';
import './play.ts';
import './pick-number.ts';
import './pick-card.ts';
import './text.ts';
import './turn.ts';
import './game.ts';
