/** Answers as the log tells them: from the cards alone, so that a sentence reads the same however far the game has gone. */
import type { GameEvent, Seat } from '@kolbiste/kernel';
import { flow } from '../flow/registry.ts';
import { A_CANCEL, A_END, A_REPAIR } from '../flow/turn.ts';
import { M_EFFECT, M_HOLD, M_WEAPON, T_EFFECT, T_HERO, T_STOP } from '../legal.ts';
import { numberOf } from '../state.ts';
import { SLOTS } from '../vocabulary.ts';
import { pointedWeapon, stepOf } from './scene.ts';
import type { Talk } from './talk.ts';
import { name, two } from './talk.ts';
import { weapon } from './weapons.ts';

/** What was chosen; `w` is the weapon that the option points to, -1 = none. */
type Chosen = (t: Talk, option: number, w: number, seat: Seat) => string;

const yesOrNo =
  (csYes: string, enYes: string, csNo: string, enNo: string): Chosen =>
  (t, option) =>
    option === 1 ? two(t, csYes, enYes) : two(t, csNo, enNo);

const chooseAction: Chosen = (t, option, w) => {
  if (option === A_END) return two(t, 'ukončit tah', 'end the turn');
  if (option < A_REPAIR) return two(t, `použít ${weapon(t, w, 'acc')}`, `use ${weapon(t, w)}`);
  if (option < A_CANCEL) return two(t, `opravit ${weapon(t, w, 'acc')}`, `repair ${weapon(t, w)}`);
  return two(t, `zrušit efekt odložený na ${weapon(t, w, 'loc')}`, `cancel the effect laid on ${weapon(t, w)}`);
};

const cancel: Chosen = (t, option, w, seat) =>
  option === A_END ? two(t, 'nic nerušit', 'cancel nothing') : chooseAction(t, option, w, seat);

const attackWeapon = (t: Talk, w: number): string =>
  two(t, `zaútočit na ${weapon(t, w, 'acc')}`, `attack ${weapon(t, w)}`);
const attackEffect = (t: Talk, w: number): string =>
  two(t, `zaútočit na efekt odložený na ${weapon(t, w, 'loc')}`, `attack the effect laid on ${weapon(t, w)}`);

const target: Chosen = (t, option, w) => {
  if (option === T_HERO) return two(t, 'zaútočit na hrdinu', 'attack the hero');
  if (option === T_STOP || w < 0) return two(t, 'vzdát se druhého útoku', 'forgo the second attack');
  return option < T_EFFECT ? attackWeapon(t, w) : attackEffect(t, w);
};

const shields: Chosen = (t, option, _w, seat) => {
  if (option === 0) return two(t, 'nebránit se', 'do not defend');
  const used: string[] = [];
  for (let k = 0; k < SLOTS; k++) if ((option >>> k) & 1) used.push(weapon(t, numberOf(seat, k)));
  const one = used.length === 1;
  return (
    two(t, `bránit se ${one ? 'štítem' : 'štíty'}`, `defend with ${one ? 'a shield' : 'shields'}`) +
    ` (${used.join(', ')})`
  );
};

const mechanic: Chosen = (t, option, w) => {
  if (option === M_HOLD || w < 0) return two(t, 'neopravovat a neútočit', 'neither repair nor attack');
  if (option < M_WEAPON) return two(t, `opravit zdarma ${weapon(t, w, 'acc')}`, `repair ${weapon(t, w)} free`);
  return option < M_EFFECT ? attackWeapon(t, w) : attackEffect(t, w);
};

const CHOSEN: { readonly [step: string]: Chosen } = {
  chooseStartWeapon: (t, _option, w) => two(t, `zatočit ${weapon(t, w, 'ins')}`, `spin ${weapon(t, w)}`),
  chooseStarter: (t, option) => two(t, `kdo začne: ${name(t, option)}`, `who goes first: ${name(t, option)}`),
  breakCurse: yesOrNo('zlomit prokletí', 'break the curse', 'nechat prokletí být', 'leave the curse'),
  chooseAction,
  trick: (t, option, w) =>
    option === 0
      ? two(t, 'přijmout červený efekt', 'accept the red effect')
      : two(
          t,
          `odmítnout červený efekt a zatočit ${weapon(t, w, 'ins')}`,
          `refuse the red effect and spin ${weapon(t, w)}`,
        ),
  useOrIgnore: yesOrNo('použít efekt', 'use the effect', 'ignorovat efekt', 'ignore the effect'),
  chooseBonus: (t, option) =>
    option === 0 ? two(t, 'bez bonusu', 'no bonus') : two(t, 'uplatnit bonus', 'apply a bonus'),
  chooseTarget: target,
  secondTarget: target,
  shields,
  shieldBonus: (t, option, w) =>
    option === 0
      ? two(t, 'štít bez bonusu', 'no bonus to a shield')
      : two(t, `uplatnit bonus ke štítu (${weapon(t, w)})`, `apply a bonus to a shield (${weapon(t, w)})`),
  fire: yesOrNo('odpálit komba', 'fire the combos', 'neodpalovat komba', 'hold the combos'),
  nightAttack: yesOrNo('zaplatit a zaútočit', 'pay and attack', 'neplatit a neútočit', 'neither pay nor attack'),
  mechanic,
  lateCancel: cancel,
  lastCancel: cancel,
  malusOn: (t, _option, w) =>
    two(t, `započítat malus k efektu na ${weapon(t, w, 'loc')}`, `count the malus for the effect on ${weapon(t, w)}`),
};

/** What a player chose, as the rest of a sentence after the player's name. */
export function answerText(t: Talk, { a: seat, b: option, c, d }: GameEvent): string {
  const id = flow.procedures[c]?.steps[d]?.id ?? '';
  const chosen = CHOSEN[stepOf(id)];
  if (chosen === undefined) return two(t, 'rozhodnutí', 'a decision');
  return chosen(t, option, pointedWeapon(id, seat, option), seat);
}
