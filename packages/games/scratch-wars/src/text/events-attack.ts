/** Events of attacks: announced, shields, hit or failed; and what starts one in the end phase. */
import { plain } from '../cards/grammar.ts';
import { FROM_CANBALAND_ATTACK } from '../effects/sources.ts';
import { effect, sourcePhrase } from './effects.ts';
import { all, owned, player, targetOf } from './event-words.ts';
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
    const how = `${strength}${aimed(t, a, c)}`;
    return [`útočí (${sourcePhrase(t, b)})${how}`, `attack (${sourcePhrase(t, b)})${how}`];
  }),
  targetChosen: player((t, { a, c }) => [`volí cíl: ${targetOf(t, a, c)}`, `choose the target: ${targetOf(t, a, c)}`]),
  noShields: all(() => ['proti tomuto útoku štíty použít nelze', 'no shields may be used against this attack']),
  shieldUsed: player((t, { b, c }) => [
    `snižuje obranným štítem sílu útoku o ${plain(c)} (${weapon(t, b)})`,
    `reduce the power by ${plain(c)} with a shield (${weapon(t, b)})`,
  ]),
  shieldsAdded: all((_t, { b }) => [`štíty dohromady dají ${plain(b)}`, `the shields come to ${plain(b)} together`]),
  shieldHeld: all(() => [
    'cílem byl právě použitý štít, útok platí za úspěšný',
    'the target was the shield just used, the attack counts as successful',
  ]),
  compared: all((_t, { b, c }) => {
    const enough = b >= c;
    return [
      `síla ${plain(b)} proti odolnosti ${plain(c)} ${enough ? 'stačí' : 'nestačí'}`,
      `power ${plain(b)} against resistance ${plain(c)} is ${enough ? 'enough' : 'not enough'}`,
    ];
  }),
  attackFailed: all((t, { a, c, d }) => [
    `útok neuspěl${power(t, d)}${aimed(t, a, c)}`,
    `the attack failed${power(t, d)}${aimed(t, a, c)}`,
  ]),
  heroHit: player((t, { b, c }) => [
    `ztrácí zásahem hrdiny ${life(t, b, 'acc')} (nyní ${plain(c)})`,
    `lose ${life(t, b)} as the hero is hit (now ${plain(c)})`,
  ]),
  weaponBroken: all((t, { b }) => [`${owned(t, b)} je ${asWeapon(t, b, 'rozbitý')}`, `${owned(t, b)} is broken`]),
  weaponCursed: all((t, { b }) => [`${owned(t, b)} je ${asWeapon(t, b, 'prokletý')}`, `${owned(t, b)} is cursed`]),
} as const;

export const END_PHASE_EVENTS = {
  persistentAttack: player((t, { b, c }) => {
    const name = effect(t, 'persistentAttack');
    return [
      `útočí (${name}), ${b} ${byNumber(b, 'odložený efekt', 'odložené efekty', 'odložených efektů')}, součet ${plain(c)}`,
      `attack (${name}), ${b} laid ${b === 1 ? 'effect' : 'effects'}, sum ${plain(c)}`,
    ];
  }),
  combosHeld: player((_t, { b }) =>
    b === 0
      ? ['nemá co odpálit, žádné kombo není odložené', 'lack anything to fire, no combo is laid']
      : [
          `si nechává ${b} ${byNumber(b, 'odložené kombo', 'odložená komba', 'odložených komb')}`,
          `keep ${b} ${b === 1 ? 'combo' : 'combos'} laid`,
        ],
  ),
  igniterAdded: all((t, { b }) => [
    `${effect(t, 'comboIgniter')} přidává ${plain(b)}`,
    `${effect(t, 'comboIgniter')} adds ${plain(b)}`,
  ]),
  combosFired: player((_t, { b, c }) => [
    `odpaluje ${b} ${byNumber(b, 'kombo', 'komba', 'komb')}, celkem ${plain(c)}`,
    `fire ${b} ${b === 1 ? 'combo' : 'combos'}, total ${plain(c)}`,
  ]),
  nightAttack: player((t, { b }) => [
    `útočí (${effect(t, 'nightAttack')}) za ${energy(t, b, 'acc')}`,
    `attack (${effect(t, 'nightAttack')}) for ${energy(t, b)}`,
  ]),
  nightAttackHeld: player((t) => [
    `nepoužívá speciální efekt (${effect(t, 'nightAttack')})`,
    `leave the special unused (${effect(t, 'nightAttack')})`,
  ]),
  mechanicHeld: player((t, { b }) => [
    `nepoužívá speciální efekt (${effect(t, 'mechanic')} ${plain(b)})`,
    `leave the special unused (${effect(t, 'mechanic')} ${plain(b)})`,
  ]),
  mechanicUsed: player((t, { b }) => [
    `používá speciální efekt (${effect(t, 'mechanic')}), hodnota ${plain(b)}`,
    `use a special (${effect(t, 'mechanic')}), value ${plain(b)}`,
  ]),
} as const;
