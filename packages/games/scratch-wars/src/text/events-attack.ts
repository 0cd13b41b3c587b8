/** Events of attacks: announced, shields, hit or failed; and what starts one in the end phase. */
import { plain } from '../cards/grammar.ts';
import { FROM_CANBALAND_ATTACK } from '../effects/sources.ts';
import { effect, sourcePhrase } from './effects.ts';
import { player, targetOf } from './event-words.ts';
import type { Talk } from './talk.ts';
import { byNumber, energy, life, two } from './talk.ts';
import { asWeapon, weapon } from './weapons.ts';

/** ', cíl: meč „X“ (odolnost 3)'. */
const aimed = (t: Talk, by: number, target: number): string =>
  two(t, `, cíl: ${targetOf(t, by, target)}`, `, target: ${targetOf(t, by, target)}`);

const power = (t: Talk, n: number): string => two(t, `, síla ${plain(n)}`, `, power ${plain(n)}`);

export const ATTACK_EVENTS = {
  attackAnnounced: player((t, { a, b, c, d }) => {
    const strength = b === FROM_CANBALAND_ATTACK ? '' : power(t, d);
    return sourcePhrase(t, b) + strength + aimed(t, a, c);
  }),
  targetChosen: player((t, { a, c }) =>
    two(t, `zvolený cíl: ${targetOf(t, a, c)}`, `target chosen: ${targetOf(t, a, c)}`),
  ),
  noShields: player((t) =>
    two(t, 'proti tomuto útoku štíty použít nelze', 'no shields may be used against this attack'),
  ),
  shieldUsed: player((t, { b, c }) =>
    two(
      t,
      `obranný štít snižuje sílu útoku o ${plain(c)} (${weapon(t, b)})`,
      `a shield reduces the power by ${plain(c)} (${weapon(t, b)})`,
    ),
  ),
  shieldsAdded: player((t, { b }) => two(t, `štíty dohromady: ${plain(b)}`, `shields together: ${plain(b)}`)),
  shieldHeld: player((t) =>
    two(
      t,
      'cílem byl právě použitý štít, útok platí za úspěšný',
      'the target was the shield just used, the attack counts as successful',
    ),
  ),
  compared: player((t, { b, c }) => {
    const enough = b >= c;
    return two(
      t,
      `síla ${plain(b)} proti odolnosti ${plain(c)} ${enough ? 'stačí' : 'nestačí'}`,
      `power ${plain(b)} against resistance ${plain(c)} is ${enough ? 'enough' : 'not enough'}`,
    );
  }),
  attackFailed: player((t, { a, c, d }) =>
    two(t, `útok neuspěl${power(t, d)}${aimed(t, a, c)}`, `the attack failed${power(t, d)}${aimed(t, a, c)}`),
  ),
  heroHit: player((t, { b, c }) =>
    two(
      t,
      `hrdina je zasažen, ztráta ${life(t, b, 'gen')} (nyní ${plain(c)})`,
      `the hero is hit, ${life(t, b)} lost (now ${plain(c)})`,
    ),
  ),
  weaponBroken: player((t, { b }) =>
    two(t, `${weapon(t, b)} je ${asWeapon(t, b, 'rozbitý')}`, `${weapon(t, b)} is broken`),
  ),
  weaponCursed: player((t, { b }) =>
    two(t, `${weapon(t, b)} je ${asWeapon(t, b, 'prokletý')}`, `${weapon(t, b)} is cursed`),
  ),
} as const;

export const END_PHASE_EVENTS = {
  persistentAttack: player((t, { b, c }) => {
    const effects = two(
      t,
      `${b} ${byNumber(b, 'odložený efekt', 'odložené efekty', 'odložených efektů')}`,
      `${b} laid ${b === 1 ? 'effect' : 'effects'}`,
    );
    return two(
      t,
      `${effect(t, 'persistentAttack')}, ${effects}, součet ${plain(c)}`,
      `${effect(t, 'persistentAttack')}, ${effects}, sum ${plain(c)}`,
    );
  }),
  combosHeld: player((t, { b }) =>
    b === 0
      ? two(t, 'žádné kombo není odložené, není co odpálit', 'no combo is laid, nothing to fire')
      : two(
          t,
          `${byNumber(b, 'odložené zůstává', 'odložená zůstávají', 'odložených zůstává')} ${b} ${byNumber(b, 'kombo', 'komba', 'komb')}`,
          `${b} ${b === 1 ? 'combo stays' : 'combos stay'} laid`,
        ),
  ),
  igniterAdded: player((t, { b }) =>
    two(t, `${effect(t, 'comboIgniter')} přidává ${plain(b)}`, `${effect(t, 'comboIgniter')} adds ${plain(b)}`),
  ),
  combosFired: player((t, { b, c }) =>
    two(
      t,
      `odpálení ${b} ${byNumber(b, 'komba', 'komb', 'komb')}, celkem ${plain(c)}`,
      `${b} ${b === 1 ? 'combo' : 'combos'} fired, total ${plain(c)}`,
    ),
  ),
  nightAttack: player((t, { b }) =>
    two(t, `${effect(t, 'nightAttack')} za ${energy(t, b, 'acc')}`, `${effect(t, 'nightAttack')} for ${energy(t, b)}`),
  ),
  nightAttackHeld: player((t) =>
    two(t, `${effect(t, 'nightAttack')} se nekoná`, `${effect(t, 'nightAttack')} does not take place`),
  ),
  mechanicHeld: player((t, { b }) =>
    two(
      t,
      `${effect(t, 'mechanic')} (${plain(b)}) se nekoná`,
      `${effect(t, 'mechanic')} (${plain(b)}) does not take place`,
    ),
  ),
  mechanicUsed: player((t, { b }) =>
    two(t, `${effect(t, 'mechanic')}, hodnota ${plain(b)}`, `${effect(t, 'mechanic')}, value ${plain(b)}`),
  ),
} as const;
