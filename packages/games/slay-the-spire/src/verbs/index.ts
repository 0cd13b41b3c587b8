/** All verbs of the game: what texts of cards are made of; those that work in a fight stand here. */
import { verbFinder } from '@kolbiste/cardkit/verbs';
import { verbOf } from '../cards/code.ts';
import { addCubes } from './add-cubes.ts';
import { ADVENTURE_VERBS } from './adventure.ts';
import { again } from './again.ts';
import { attach } from './attach.ts';
import { attacks } from './attacks.ts';
import { block } from './block.ts';
import { bring } from './bring.ts';
import { burn } from './burn.ts';
import { channel } from './channel.ts';
import { choose } from './choose.ts';
import { cleanse } from './cleanse.ts';
import { copyAttack } from './copy-attack.ts';
import { copyLast } from './copy-last.ts';
import { countUp } from './count-up.ts';
import { cube } from './cube.ts';
import { damage } from './damage.ts';
import { daze } from './daze.ts';
import { discard } from './discard.ts';
import { discardAll } from './discard-all.ts';
import { discardAny } from './discard-any.ts';
import { double } from './double.ts';
import { draw } from './draw.ts';
import { drawTo } from './draw-to.ts';
import { energy } from './energy.ts';
import { enrage } from './enrage.ts';
import { evoke } from './evoke.ts';
import { evokeAll } from './evoke-all.ts';
import { exhaust } from './exhaust.ts';
import { exhaustAll } from './exhaust-all.ts';
import { exhaustDraw } from './exhaust-draw.ts';
import { exhaustItself } from './exhaust-itself.ts';
import { expose } from './expose.ts';
import { fill } from './fill.ts';
import { flee } from './flee.ts';
import { freeNext } from './free-next.ts';
import { guard } from './guard.ts';
import { handFree } from './hand-free.ts';
import { harmless } from './harmless.ts';
import { heal } from './heal.ts';
import { hit } from './hit.ts';
import { hitBack } from './hit-back.ts';
import { ifHolds } from './if.ts';
import { judge } from './judge.ts';
import { loseBlock } from './lose-block.ts';
import { loseEnergy } from './lose-energy.ts';
import { loseHp } from './lose-hp.ts';
import { loseHpEach } from './lose-hp-each.ts';
import { miracle } from './miracle.ts';
import { noDraw } from './no-draw.ts';
import { noPlay } from './no-play.ts';
import { orbEnd } from './orb-end.ts';
import { orbSlots } from './orb-slots.ts';
import { perish } from './perish.ts';
import { playDiscarded } from './play-discarded.ts';
import { playDrawn } from './play-drawn.ts';
import { playFromDraw } from './play-from-draw.ts';
import { playTop } from './play-top.ts';
import { poison } from './poison.ts';
import { poisonTimes } from './poison-times.ts';
import { recycle } from './recycle.ts';
import { regainBlock } from './regain-block.ts';
import { removeOrbs } from './remove-orbs.ts';
import { repeat } from './repeat.ts';
import { repeatNext } from './repeat-next.ts';
import { retain } from './retain.ts';
import { retainLater } from './retain-later.ts';
import { retainedCheaper } from './retained-cheaper.ts';
import { revive } from './revive.ts';
import { rollAgain } from './roll-again.ts';
import { scry } from './scry.ts';
import { search } from './search.ts';
import { setDie } from './set-die.ts';
import { shield } from './shield.ts';
import { shiv } from './shiv.ts';
import { slimed } from './slimed.ts';
import { stance } from './stance.ts';
import { steal } from './steal.ts';
import { strength } from './strength.ts';
import { strengthForAttack } from './strength-for-attack.ts';
import { strengthUntilEnd } from './strength-until-end.ts';
import { stripBlock } from './strip-block.ts';
import { summon } from './summon.ts';
import { switchRow } from './switch-row.ts';
import { takeFree } from './take-free.ts';
import { grammar } from './terms.ts';
import { throwShivs } from './throw-shivs.ts';
import { topToHand } from './top-to-hand.ts';
import { turnDie } from './turn-die.ts';
import { vulnerable } from './vulnerable.ts';
import { wait } from './wait.ts';
import { weak } from './weak.ts';

export const VERBS = [
  ...ADVENTURE_VERBS,
  block,
  burn,
  channel,
  choose,
  cleanse,
  damage,
  cube,
  daze,
  discard,
  double,
  draw,
  energy,
  enrage,
  evoke,
  // Before what is one of its words.
  playTop,
  exhaust,
  exhaustAll,
  bring,
  flee,
  heal,
  hit,
  hitBack,
  ifHolds,
  loseBlock,
  loseHp,
  loseHpEach,
  miracle,
  noDraw,
  noPlay,
  poison,
  repeatNext,
  scry,
  shield,
  slimed,
  stance,
  steal,
  strength,
  strengthUntilEnd,
  summon,
  switchRow,
  vulnerable,
  wait,
  weak,
  evokeAll,
  orbEnd,
  orbSlots,
  recycle,
  removeOrbs,
  retainLater,
  search,
  stripBlock,
  takeFree,
  topToHand,
  attach,
  copyLast,
  countUp,
  discardAll,
  discardAny,
  drawTo,
  exhaustItself,
  freeNext,
  handFree,
  poisonTimes,
  repeat,
  retain,
  shiv,
  throwShivs,
  copyAttack,
  playDiscarded,
  exhaustDraw,
  retainedCheaper,
  judge,
  playFromDraw,
  again,
  attacks,
  playDrawn,
  regainBlock,
  setDie,
  strengthForAttack,
  turnDie,
  addCubes,
  expose,
  fill,
  guard,
  harmless,
  loseEnergy,
  perish,
  rollAgain,
  revive,
];

grammar.use(VERBS);

verbOf.bind(verbFinder<(typeof VERBS)[number]>(VERBS) as never);
