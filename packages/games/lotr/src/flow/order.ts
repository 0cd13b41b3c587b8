/**
 * The procedures, in the order in which they were first known. The hash of a position holds their numbers, which follow
 * this order; a new one comes last.
 */
import './pick-list.ts';
import './pay.ts';
import './settle.ts';
import './play.ts';
import './window.ts';
import './player-attack.ts';
import './shadow.ts';
import './enemy-attack.ts';
import './phase-end.ts';
import './combat.ts';
import './alone.ts';
import './encounter.ts';
import './reveal.ts';
import './quest.ts';
import './rounds.ts';
import './round.ts';
import './pick.ts';
import './choose-cards.ts';
import './extra-attack.ts';
import './encounter-cards.ts';
import './each-player.ts';
import './effect.ts';
import './use.ts';
import './game.ts';
