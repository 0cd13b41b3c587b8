/** Events of using a weapon: the spin, the colour, the effect, bonuses, traps, laid effects. */
import { plain } from '../cards/grammar.ts';
import { effect } from './effects.ts';
import { bonusOf, effectOf, fieldOf, fieldOn, player } from './event-words.ts';
import type { Talk } from './talk.ts';
import { life, two } from './talk.ts';
import { asWeapon, fieldAt, fieldNumber, weapon } from './weapons.ts';

/** ', celkem 5' where a bonus changed the printed value; for the Canbaland attack the price. */
function total(t: Talk, w: number, place: number, sum: number): string {
  const field = fieldAt(t, w, place);
  if (field === undefined || field.value === sum) return '';
  return field.kind === 'canbalandAttack'
    ? two(t, `, cena ${life(t, Math.abs(sum))}`, `, price ${life(t, Math.abs(sum))}`)
    : two(t, `, celkem ${plain(sum)}`, `, total ${plain(sum)}`);
}

/** The owner's weapon after an effect has left it. */
const ready = (t: Talk, w: number): string =>
  two(t, `${weapon(t, w)} je ${asWeapon(t, w, 'připravený')}`, `${weapon(t, w)} is ready`);

/** What may be lost as surplus, by figure b of the event. */
const SURPLUS: readonly ((t: Talk, n: number) => string)[] = [
  (t, n) => two(t, `energie nad maximum propadá: ${n}`, `energy above the maximum is lost: ${n}`),
  (t, n) => two(t, `životy navíc propadají: ${n}`, `surplus life is lost: ${n}`),
  (t, n) => two(t, `přebytečná síla útoku propadá: ${n}`, `surplus power of the attack is lost: ${n}`),
  (t, n) => two(t, `přebytečná síla štítů propadá: ${n}`, `surplus strength of the shields is lost: ${n}`),
];

export const USE_EVENTS = {
  spun: player((t, e) =>
    two(
      t,
      `${weapon(t, e.b)}, vytočeno pole ${fieldNumber(t, e.b, e.c)}: ${fieldOf(t, e, true)}`,
      `${weapon(t, e.b)}, field ${fieldNumber(t, e.b, e.c)} spun: ${fieldOf(t, e, true)}`,
    ),
  ),
  trickUsed: player((t, { b, c, d }) => {
    const trick = effect(t, 'trick');
    return two(
      t,
      `${trick} za ${life(t, b, 'acc')}, efekt odmítnut (${weapon(t, d)}), znovu se točí ${weapon(t, c, 'ins')}`,
      `${trick} for ${life(t, b)}, effect refused (${weapon(t, d)}), ${weapon(t, c)} is spun`,
    );
  }),
  trickTooDear: player((t, { b }) => {
    const trick = effect(t, 'trick');
    const price = life(t, b, 'acc');
    return two(
      t,
      `${trick} nelze použít, ${price} by hrdina nepřežil`,
      `${trick} cannot be used, its price of ${price} is all the life there is`,
    );
  }),
  effectIgnored: player((t, e) => two(t, `efekt ignorován: ${fieldOn(t, e)}`, `effect ignored: ${fieldOn(t, e)}`)),
  effectForced: player((t, e) =>
    two(t, `červený efekt je povinný: ${fieldOn(t, e)}`, `the red effect is compulsory: ${fieldOn(t, e)}`),
  ),
  effectUsed: player((t, e) => {
    const sum = total(t, e.b, e.c, e.d);
    return two(t, `efekt použit: ${fieldOf(t, e)}${sum}`, `effect used: ${fieldOf(t, e)}${sum}`);
  }),
  effectCancelled: player((t, e) =>
    two(t, `efekt zrušen, chybí platný cíl: ${fieldOf(t, e)}`, `effect cancelled, no valid target: ${fieldOf(t, e)}`),
  ),
  bonusApplied: player((t, { b, c }) => two(t, `započítává se ${bonusOf(t, b, c)}`, `${bonusOf(t, b, c)} counts`)),
  malusForced: player((t, { b, c }) =>
    two(t, `povinně se započítává ${bonusOf(t, b, c)}`, `${bonusOf(t, b, c)} is compulsory`),
  ),
  bonusPassedOver: player((t, { b, c }) =>
    two(t, `tady se nezapočítává ${bonusOf(t, b, c)}`, `${bonusOf(t, b, c)} does not count here`),
  ),
  bonusSpent: player((t, { b, c }) =>
    two(t, `se zrušeným efektem propadá ${bonusOf(t, b, c)}`, `${bonusOf(t, b, c)} is spent`),
  ),
  bonusKept: player((t, { b, c }) =>
    two(t, `ze zrušeného efektu se vrací ${bonusOf(t, b, c)}`, `${bonusOf(t, b, c)} comes back`),
  ),
  zeroCompares: player((t, { b, c }) =>
    two(
      t,
      `${effectOf(t, b)}, celkem ${plain(c)}: porovná se s odolností cíle`,
      `${effectOf(t, b)}, total ${plain(c)}: compared with the resistance of the target`,
    ),
  ),
  restCounted: player((t, { b }) =>
    two(t, `na druhý útok zbývá síla ${plain(b)}`, `power ${plain(b)} is left for a second attack`),
  ),
  noImpact: player((t, { b, c }) =>
    two(t, `bez účinku: ${effectOf(t, b)}, celkem ${plain(c)}`, `no impact: ${effectOf(t, b)}, total ${plain(c)}`),
  ),
  surplusLost: player((t, { b, c }) => SURPLUS[b](t, c)),
  weaponBack: player((t, { b }) => ready(t, b)),
  trappedColour: player((t, { b }) =>
    b === 1
      ? two(t, 'barva zrušeného efektu platí, tah končí', 'the colour of the cancelled effect counts: the turn ends')
      : two(t, 'barva zrušeného efektu neplatí, tah pokračuje', 'the colour of the cancelled effect does not count'),
  ),
  colourFollowed: player((t, { b }) =>
    b === 1
      ? two(t, 'podle barvy tah končí', 'by its colour the turn ends')
      : two(t, 'podle barvy tah pokračuje', 'by its colour the turn goes on'),
  ),
  healed: player((t, { b, c }) =>
    b === 0
      ? two(t, `žádné životy nepřibývají (nyní ${plain(c)})`, `no life regained (now ${plain(c)})`)
      : two(t, `zisk ${life(t, b, 'gen')} (nyní ${plain(c)})`, `${life(t, b)} regained (now ${plain(c)})`),
  ),
} as const;

export const LAID_EVENTS = {
  laid: player((t, e) =>
    two(
      t,
      `na ${weapon(t, e.b, 'acc')} odložen efekt: ${fieldOf(t, e)}`,
      `effect laid on ${weapon(t, e.b)}: ${fieldOf(t, e)}`,
    ),
  ),
  effectTrapped: player((t, e) => {
    const trap = effect(t, 'trap');
    return two(
      t,
      `efekt zrušen (${fieldOf(t, e)}), ${trap} bere ${life(t, e.d, 'acc')}`,
      `effect cancelled (${fieldOf(t, e)}), ${trap} takes ${life(t, e.d)}`,
    );
  }),
  trapSprung: player((t, { b }) =>
    two(t, `${effect(t, 'trap')} se spouští (${weapon(t, b)})`, `${effect(t, 'trap')} springs (${weapon(t, b)})`),
  ),
  trapsHeld: player((t, { b }) => {
    const many = b > 1 ? ` (${b}×)` : '';
    return two(t, `${effect(t, 'trap')} se nespouští${many}`, `${effect(t, 'trap')} does not spring${many}`);
  }),
  effectDestroyed: player((t, e) =>
    two(
      t,
      `odložený efekt zničen: ${fieldOf(t, e)}, ${ready(t, e.b)}`,
      `laid effect destroyed: ${fieldOf(t, e)}, ${ready(t, e.b)}`,
    ),
  ),
  effectReturned: player((t, e) =>
    two(
      t,
      `odložený efekt vyčerpán: ${fieldOf(t, e)}, ${ready(t, e.b)}`,
      `laid effect used up: ${fieldOf(t, e)}, ${ready(t, e.b)}`,
    ),
  ),
  cancelledByOwner: player((t, e) =>
    two(
      t,
      `vlastní odložený efekt zrušen: ${fieldOf(t, e)}, ${ready(t, e.b)}`,
      `own laid effect cancelled: ${fieldOf(t, e)}, ${ready(t, e.b)}`,
    ),
  ),
} as const;
