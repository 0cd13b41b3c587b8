/** Answers as the log tells them: from the cards alone, so that a sentence reads the same however far the game has gone. */
import { deed, does } from '@kolbiste/cardkit/words';
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

/** What somebody does who chose so; `w` is the weapon that the option points to, -1 = none. */
type Chosen = (t: Talk, option: number, w: number, seat: Seat) => string;

const yesOrNo =
  (csYes: string, enYes: string, csNo: string, enNo: string): Chosen =>
  (t, option, _w, seat) =>
    option === 1 ? does(t, seat, csYes, enYes) : does(t, seat, csNo, enNo);

const chooseAction: Chosen = (t, option, w, seat) => {
  if (option === A_END) return does(t, seat, 'ukončuje tah', 'end the turn');
  const own = weapon(t, w, 'acc');
  if (option < A_REPAIR) return does(t, seat, `používá ${own}`, `use ${own}`);
  if (option < A_CANCEL) return does(t, seat, `opravuje ${own}`, `repair ${own}`);
  return does(t, seat, `ruší efekt odložený na ${weapon(t, w, 'loc')}`, `cancel the effect laid on ${own}`);
};

const cancel: Chosen = (t, option, w, seat) =>
  option === A_END ? does(t, seat, 'neruší nic', 'cancel nothing') : chooseAction(t, option, w, seat);

const attack = (t: Talk, seat: Seat, cs: string, en: string): string => does(t, seat, `útočí na ${cs}`, `attack ${en}`);
const attackWeapon = (t: Talk, seat: Seat, w: number): string => attack(t, seat, weapon(t, w, 'acc'), weapon(t, w));
const attackEffect = (t: Talk, seat: Seat, w: number): string =>
  attack(t, seat, `efekt odložený na ${weapon(t, w, 'loc')}`, `the effect laid on ${weapon(t, w)}`);

const target: Chosen = (t, option, w, seat) => {
  if (option === T_HERO) return attack(t, seat, 'hrdinu', 'the hero');
  if (option === T_STOP || w < 0) return does(t, seat, 'se vzdává druhého útoku', 'forgo the second attack');
  return option < T_EFFECT ? attackWeapon(t, seat, w) : attackEffect(t, seat, w);
};

const shields: Chosen = (t, option, _w, seat) => {
  if (option === 0) return does(t, seat, 'se nebrání', 'do not defend');
  const used: string[] = [];
  for (let k = 0; k < SLOTS; k++) if ((option >>> k) & 1) used.push(weapon(t, numberOf(seat, k)));
  const one = used.length === 1;
  const [cs, en] = one ? ['štítem', 'a shield'] : ['štíty', 'shields'];
  return `${does(t, seat, `se brání ${cs}`, `defend with ${en}`)} (${used.join(', ')})`;
};

/** Two things done, or two left undone. */
const both = (
  t: Talk,
  seat: Seat,
  cs: readonly [string, string, string],
  en: readonly [string, string, string],
): string => `${does(t, seat, cs[0], en[0])} ${two(t, cs[1], en[1])} ${does(t, seat, cs[2], en[2])}`;

const mechanic: Chosen = (t, option, w, seat) => {
  if (option === M_HOLD || w < 0)
    return both(t, seat, ['neopravuje', 'a', 'neútočí'], ['repair nothing', 'and', 'do not attack']);
  const what = weapon(t, w, 'acc');
  if (option < M_WEAPON) return does(t, seat, `opravuje zdarma ${what}`, `repair ${what} free`);
  return option < M_EFFECT ? attackWeapon(t, seat, w) : attackEffect(t, seat, w);
};

const CHOSEN: { readonly [step: string]: Chosen } = {
  chooseStartWeapon: (t, _option, w, seat) => does(t, seat, `točí ${weapon(t, w, 'ins')}`, `spin ${weapon(t, w)}`),
  chooseStarter: (t, option, _w, seat) =>
    does(t, seat, `určuje, kdo začne: ${name(t, option)}`, `choose who goes first: ${name(t, option)}`),
  breakCurse: yesOrNo('láme prokletí', 'break the curse', 'nechává prokletí být', 'leave the curse'),
  chooseAction,
  trick: (t, option, w, seat) =>
    option === 0
      ? does(t, seat, 'přijímá červený efekt', 'accept the red effect')
      : both(
          t,
          seat,
          ['odmítá červený efekt', 'a', `točí ${weapon(t, w, 'ins')}`],
          ['refuse the red effect', 'and', `spin ${weapon(t, w)}`],
        ),
  useOrIgnore: yesOrNo('používá efekt', 'use the effect', 'ignoruje efekt', 'ignore the effect'),
  chooseBonus: (t, option, _w, seat) =>
    option === 0
      ? does(t, seat, 'neuplatňuje bonus', 'apply no bonus')
      : does(t, seat, 'uplatňuje bonus', 'apply a bonus'),
  chooseTarget: target,
  secondTarget: target,
  shields,
  shieldBonus: (t, option, w, seat) =>
    option === 0
      ? does(t, seat, 'nedává štítu bonus', 'give no bonus to a shield')
      : does(t, seat, `dává bonus štítu (${weapon(t, w)})`, `give a bonus to a shield (${weapon(t, w)})`),
  fire: yesOrNo('odpaluje komba', 'fire the combos', 'neodpaluje komba', 'hold the combos'),
  nightAttack: (t, option, _w, seat) =>
    option === 1
      ? both(t, seat, ['platí', 'a', 'útočí'], ['pay', 'and', 'attack'])
      : both(t, seat, ['neplatí', 'a', 'neútočí'], ['pay nothing', 'and', 'do not attack']),
  mechanic,
  lateCancel: cancel,
  lastCancel: cancel,
  malusOn: (t, _option, w, seat) =>
    does(
      t,
      seat,
      `započítává malus k efektu na ${weapon(t, w, 'loc')}`,
      `count the malus for the effect on ${weapon(t, w)}`,
    ),
};

/** What a player chose, as a sentence without its full stop. */
export function answerText(t: Talk, { a: seat, b: option, c, d }: GameEvent): string {
  const id = flow.procedures[c]?.steps[d]?.id ?? '';
  const chosen = CHOSEN[stepOf(id)];
  const what =
    chosen === undefined
      ? does(t, seat, 'se rozhoduje', 'decide')
      : chosen(t, option, pointedWeapon(id, seat, option), seat);
  return deed(t, seat, what);
}
