/** A warrior gets onto a beast, beside whoever rides it, for as long as both are there. */
import { addLasting } from '../atoms/combat.ts';
import { isWarrior, pieceOf } from '../board.ts';
import { CARRIED } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import type { Piece } from '../pieces.ts';
import { UNTIL_GAME } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { hasRoom, isOnFoot } from '../stands.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { mount: term.whom };

const mayMount = (s: State, x: EffectContext, p: Piece): boolean => {
  const beast = pieceOf(s, x.self);
  return beast !== null && isWarrior(p) && p.id !== beast.on && hasRoom(s, beast) && isOnFoot(s, p);
};

export const mount: Verb<typeof schema> = {
  name: 'mount',
  schema,
  rule: cite('4.15.2', '4.15.4', '7.1.1'),
  run(s, x, op) {
    const { play, card, seat, self: n } = x;
    const row = { ...NOTHING_LASTS, play, card, seat, what: CARRIED, n, until: UNTIL_GAME };
    for (const p of pieces(s, x, op.mount)) if (mayMount(s, x, p)) addLasting(s, { ...row, piece: p.id }, mount.rule);
  },
  would: (s, x, op) => pieces(s, x, op.mount).some((p) => mayMount(s, x, p)),
  cs: (i, s) => `${cs.whom(i.mount, 'nom', s)} nasedne k nositeli a už nesesedne`,
  en: (i, s) => `${en.whom(i.mount, s)} gets on beside the bearer, and never gets off`,
};
