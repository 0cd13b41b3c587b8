/** Events of engagement and combat. */
import { cap } from './card/join.ts';
import { acts, all, First, player, playerC, toYou } from './event-words.ts';
import { card, plain, quoted, two } from './talk.ts';

export const ENGAGE_EVENTS = {
  engaged: toYou(
    'c',
    (t, { b }) => two(t, `Do střetu s vámi přichází ${card(t, b)}`, `${quoted(t, b)} engages you`),
    (t, { b }) => two(t, `střet, přichází ${card(t, b)}`, `${quoted(t, b)} engages`),
  ),
  checked: player((t) => two(t, 'nestřetává se žádný nepřítel', 'no enemy engages')),
  toStaging: all((t, { b }) =>
    two(t, `Do předpolí se vrací ${card(t, b)}`, `${quoted(t, b)} returns to the staging area`),
  ),
  banned: playerC((t, { b }) =>
    two(t, `${card(t, b)} sem v této fázi nezaútočí`, `${quoted(t, b)} cannot attack here this phase`),
  ),
  manyDefenders: player((t) => two(t, 'v této fázi libovolný počet obránců', 'any number of defenders this phase')),
} as const;

export const SHADOW_EVENTS = {
  shadowDealt: all((t, { b, d }) =>
    d > 1
      ? two(t, `Kartu stínu dostává ${card(t, b)} (má ${d})`, `${quoted(t, b)} is dealt a shadow card (it has ${d})`)
      : two(t, `Kartu stínu dostává ${card(t, b)}`, `${quoted(t, b)} is dealt a shadow card`),
  ),
  noShadowLeft: all((t, { b }) =>
    two(t, `Bez karty stínu zůstává ${card(t, b)}`, `No shadow card is left for ${quoted(t, b)}`),
  ),
  extraShadow: all((t, { b }) =>
    two(t, `Kartu stínu navíc dostává ${card(t, b)}`, `${quoted(t, b)} gets an extra shadow card`),
  ),
  shadowTurned: all((t, { a, c }) =>
    two(t, `Karta stínu ${card(t, c, 'gen')}: ${card(t, a)}`, `The shadow card of ${card(t, c)}: ${quoted(t, a)}`),
  ),
  shadowBlank: all((t, { a }) => two(t, `${cap(card(t, a))} nemá efekt stínu`, `${quoted(t, a)} has no shadow effect`)),
  shadowCancelled: all((t, { a }) =>
    two(t, `Efekt stínu ${card(t, a, 'gen')} se ruší`, `The shadow effect of ${quoted(t, a)} is cancelled`),
  ),
  shadowDiscarded: all((t, { a }) =>
    two(t, `Odhazuje se karta stínu: ${card(t, a)}`, `Shadow card discarded: ${quoted(t, a)}`),
  ),
} as const;

export const DEFENSE_EVENTS = {
  enemyChosen: toYou(
    'c',
    (t, { b }) => two(t, `Na vás útočí ${card(t, b)}`, `${quoted(t, b)} attacks you`),
    (t, { b }) => two(t, `sem útočí ${card(t, b)}`, `${quoted(t, b)} attacks here`),
  ),
  defended: all((t, { b, d }) =>
    two(t, `Obránce proti ${card(t, d, 'dat')}: ${card(t, b)}`, `Defender against ${card(t, d)}: ${quoted(t, b)}`),
  ),
  leftCombat: all((t, { b }) => `${First(t, b)} ${two(t, 'už není v boji', 'is no longer in combat')}`),
  undefended: acts('c', (t, { b }) => [
    `se nebrání útoku ${card(t, b, 'gen')}`,
    `do not defend against the attack of ${card(t, b)}`,
  ]),
  attackStruck: all((t, { b, c, d }) =>
    c < 0
      ? two(t, `Nebráněný útok ${plain(b)}: ${plain(d)} poškození`, `Undefended attack ${plain(b)}: ${plain(d)} damage`)
      : two(
          t,
          `Útok ${plain(b)} proti obraně ${plain(c)}: ${plain(d)} poškození`,
          `Attack ${plain(b)} against defense ${plain(c)}: ${plain(d)} damage`,
        ),
  ),
  attackEnded: all((t, { b }) => two(t, `Útok končí předčasně: ${card(t, b)}`, `The attack ends early: ${card(t, b)}`)),
} as const;

export const ATTACK_EVENTS = {
  attackDeclared: player((t, { c }) => two(t, `útok na ${card(t, c, 'acc')}`, `an attack on ${card(t, c)}`)),
  attacker: all((t, { b, d }) =>
    two(t, `${First(t, b)} útočí na ${card(t, d, 'acc')}`, `${First(t, b)} attacks ${card(t, d)}`),
  ),
  strength: player((t, { b }) => two(t, `celkový útok ${plain(b)}`, `attack strength ${plain(b)}`)),
  playerStruck: all((t, { b, c, d }) =>
    two(
      t,
      `Útok ${plain(b)} proti obraně ${plain(c)}: ${plain(d)} poškození`,
      `Attack ${plain(b)} against defense ${plain(c)}: ${plain(d)} damage`,
    ),
  ),
  attackFailed: all((t, { b }) =>
    two(t, `Útok končí bez účinku: ${card(t, b)}`, `The attack ends without effect: ${card(t, b)}`),
  ),
} as const;
