/** Events of using a weapon: the spin, the colour, the effect, bonuses, traps, laid effects. */
import { plain } from '../cards/grammar.ts';
import { effect } from './effects.ts';
import { all, bonusOf, effectOf, fieldOf, fieldOn, owned, player } from './event-words.ts';
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
const isReady = (t: Talk, w: number): readonly [cs: string, en: string] => [
  `${owned(t, w)} je ${asWeapon(t, w, 'připravený')}`,
  `${owned(t, w)} is ready`,
];
const ready = (t: Talk, w: number): string => two(t, ...isReady(t, w));

/** What may be lost as surplus, by figure b of the event. */
const SURPLUS: readonly ((n: number) => readonly [cs: string, en: string])[] = [
  (n) => [`energie nad maximum propadá: ${n}`, `energy above the maximum is lost: ${n}`],
  (n) => [`životy navíc propadají: ${n}`, `surplus life is lost: ${n}`],
  (n) => [`přebytečná síla útoku propadá: ${n}`, `surplus power of the attack is lost: ${n}`],
  (n) => [`přebytečná síla štítů propadá: ${n}`, `surplus strength of the shields is lost: ${n}`],
];

export const USE_EVENTS = {
  spun: player((t, e) => [
    `vytáčí ${weapon(t, e.b, 'ins')} pole ${fieldNumber(t, e.b, e.c)}: ${fieldOf(t, e, true)}`,
    `spin field ${fieldNumber(t, e.b, e.c)} of ${weapon(t, e.b)}: ${fieldOf(t, e, true)}`,
  ]),
  trickUsed: player((t, { b, c, d }) => {
    const trick = effect(t, 'trick');
    return [
      `odmítá efekt (${weapon(t, d)}) za ${life(t, b, 'acc')} (${trick}), znovu se točí ${weapon(t, c, 'ins')}`,
      `refuse the effect (${weapon(t, d)}) for ${life(t, b)} (${trick}), ${weapon(t, c)} is spun`,
    ];
  }),
  trickTooDear: all((t, { b }) => {
    const trick = effect(t, 'trick');
    const price = life(t, b, 'acc');
    return [
      `${trick} nelze použít, ${price} by hrdina nepřežil`,
      `${trick} cannot be used, its price of ${price} is all the life there is`,
    ];
  }),
  effectIgnored: player((t, e) => [`ignoruje efekt: ${fieldOn(t, e)}`, `ignore the effect: ${fieldOn(t, e)}`]),
  effectForced: player((t, e) => [
    `musí použít červený efekt: ${fieldOn(t, e)}`,
    `owe the use of the red effect: ${fieldOn(t, e)}`,
  ]),
  effectUsed: player((t, e) => {
    const sum = total(t, e.b, e.c, e.d);
    return [`používá efekt: ${fieldOf(t, e)}${sum}`, `use the effect: ${fieldOf(t, e)}${sum}`];
  }),
  effectCancelled: all((t, e) => [
    `efekt je zrušen, chybí platný cíl: ${fieldOf(t, e)}`,
    `the effect is cancelled, there is no valid target: ${fieldOf(t, e)}`,
  ]),
  bonusApplied: all((t, { b, c }) => [`započítává se ${bonusOf(t, b, c)}`, `${bonusOf(t, b, c)} counts`]),
  malusForced: all((t, { b, c }) => [`povinně se započítává ${bonusOf(t, b, c)}`, `${bonusOf(t, b, c)} is compulsory`]),
  bonusPassedOver: all((t, { b, c }) => [
    `tady se nezapočítává ${bonusOf(t, b, c)}`,
    `${bonusOf(t, b, c)} does not count here`,
  ]),
  bonusSpent: all((t, { b, c }) => [`se zrušeným efektem propadá ${bonusOf(t, b, c)}`, `${bonusOf(t, b, c)} is spent`]),
  bonusKept: all((t, { b, c }) => [
    `ze zrušeného efektu se vrací ${bonusOf(t, b, c)}`,
    `${bonusOf(t, b, c)} comes back`,
  ]),
  zeroCompares: all((t, { b, c }) => [
    `${effectOf(t, b)} s výsledkem ${plain(c)} se porovná s odolností cíle`,
    `${effectOf(t, b)} of ${plain(c)} is compared with the resistance of the target`,
  ]),
  restCounted: player((_t, { b }) => [
    `má na druhý útok ještě sílu ${plain(b)}`,
    `keep power ${plain(b)} for a second attack`,
  ]),
  noImpact: all((t, { b, c }) => [
    `${effectOf(t, b)} s výsledkem ${plain(c)} nemá účinek`,
    `${effectOf(t, b)} of ${plain(c)} has no impact`,
  ]),
  surplusLost: all((_t, { b, c }) => SURPLUS[b](c)),
  weaponBack: all((t, { b }) => isReady(t, b)),
  trappedColour: all((t, { b }) =>
    b === 1
      ? ['barva zrušeného efektu platí, tah končí', 'the colour of the cancelled effect counts: the turn ends']
      : ['barva zrušeného efektu neplatí, tah pokračuje', 'the colour of the cancelled effect does not count'],
  ),
  colourFollowed: all((t, { b }) =>
    b === 1
      ? ['podle barvy tah končí', 'by its colour the turn ends']
      : ['podle barvy tah pokračuje', 'by its colour the turn goes on'],
  ),
  healed: player((t, { b, c }) =>
    b === 0
      ? [`nezískává žádné životy (nyní ${plain(c)})`, `regain no life (now ${plain(c)})`]
      : [`získává ${life(t, b, 'acc')} (nyní ${plain(c)})`, `regain ${life(t, b)} (now ${plain(c)})`],
  ),
} as const;

export const LAID_EVENTS = {
  laid: player((t, e) => [
    `odkládá na ${weapon(t, e.b, 'acc')} efekt: ${fieldOf(t, e)}`,
    `lay an effect on ${weapon(t, e.b)}: ${fieldOf(t, e)}`,
  ]),
  effectTrapped: player((t, e) => {
    const trap = effect(t, 'trap');
    return [
      `přichází o efekt (${fieldOf(t, e)}), ${trap} bere ${life(t, e.d, 'acc')}`,
      `lose the effect (${fieldOf(t, e)}), ${trap} takes ${life(t, e.d)}`,
    ];
  }),
  trapSprung: all((t, { b }) => [
    `${effect(t, 'trap')} se spouští (${weapon(t, b)})`,
    `${effect(t, 'trap')} springs (${weapon(t, b)})`,
  ]),
  trapsHeld: player((t, { b }) => {
    const traps = `${effect(t, 'trap')}${b > 1 ? `, ${b}×` : ''}`;
    return [`má odložený efekt, který se nespouští (${traps})`, `hold back a laid effect (${traps})`];
  }),
  effectDestroyed: all((t, e) => [
    `odložený efekt je zničen (${fieldOf(t, e)}), ${ready(t, e.b)}`,
    `the laid effect is destroyed (${fieldOf(t, e)}), ${ready(t, e.b)}`,
  ]),
  effectReturned: all((t, e) => [
    `odložený efekt je vyčerpán (${fieldOf(t, e)}), ${ready(t, e.b)}`,
    `the laid effect is used up (${fieldOf(t, e)}), ${ready(t, e.b)}`,
  ]),
  cancelledByOwner: player((t, e) => [
    `ruší vlastní odložený efekt (${fieldOf(t, e)}), ${ready(t, e.b)}`,
    `cancel the own laid effect (${fieldOf(t, e)}), ${ready(t, e.b)}`,
  ]),
} as const;
