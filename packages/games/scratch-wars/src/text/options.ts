/** Options as short labels that name the consequence; Czech ones in the infinitive. Total: any integer gets a label. */
import type { Option, Seat } from '@kolbiste/kernel';
import { capital, plain, signed } from '../cards/grammar.ts';
import { isDeferred } from '../cards/types.ts';
import { A_CANCEL, A_CURSE, A_END, A_FOE, A_REPAIR } from '../flow/turn.ts';
import { M_HOLD, M_WEAPON, T_HERO, T_OWN_HERO, T_OWN_WEAPON, T_STOP } from '../legal.ts';
import { numberOf } from '../state.ts';
import type { View } from '../view.ts';
import { SLOTS } from '../vocabulary.ts';
import { bonusPhrase, fieldPhrase } from './effects.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { energy, life, two } from './talk.ts';
import { toughWeapon, weapon } from './weapons.ts';

/** Where an option stands. */
interface At {
  readonly v: View;
  readonly decision: string;
  readonly seat: Seat;
  readonly option: Option;
  /** The weapon it points to; -1 = none. */
  readonly w: number;
}

type Label = (t: Talk, at: At) => string;

const chooseStarter: Label = (t, { seat, option }) =>
  option === seat
    ? two(t, `Začít hru (ztráta ${life(t, 2, 'gen')})`, `Go first (lose ${life(t, 2)})`)
    : two(t, `Nechat začít soupeře (ztratí ${life(t, 2)})`, `Let the opponent go first (who loses ${life(t, 2)})`);

const breakCurse: Label = (t, { option }) =>
  option === 1
    ? two(
        t,
        `Zlomit prokletí za ${life(t, 5, 'acc')} a všechny akce`,
        `Break the curse for ${life(t, 5)} and all actions`,
      )
    : two(t, 'Nechat prokletí být', 'Leave the curse');

const chooseAction: Label = (t, { v, option, w }) => {
  if (option === A_END) return two(t, 'Ukončit tah', 'End the turn');
  if (option === A_CURSE) return breakCurse(t, { v, option: 1, decision: '', seat: 0, w });
  const price = energy(t, scene.costOf(t, w).cost, 'acc');
  if (option >= A_FOE) return two(t, `Použít soupeřovu zbraň: ${weapon(t, w)}`, `Use the opponent's ${weapon(t, w)}`);
  const what = weapon(t, w, 'acc');
  if (option < A_REPAIR) return two(t, `Použít ${what} za ${price}`, `Use ${what} for ${price}`);
  if (option < A_CANCEL) return two(t, `Opravit ${what} za ${price}`, `Repair ${what} for ${price}`);
  const laid = scene.laidOn(v, w);
  const name = laid === undefined ? two(t, 'odložený efekt', 'the laid effect') : fieldPhrase(t, laid);
  return two(t, `Zrušit: ${name} (${weapon(t, w)})`, `Cancel: ${name} (${weapon(t, w)})`);
};

/** Where no action is chosen any more. */
const cancel: Label = (t, at) => (at.option === A_END ? two(t, 'Nic nerušit', 'Cancel nothing') : chooseAction(t, at));

const trick: Label = (t, { v, seat, option, w }) => {
  if (option === 0) {
    const field = scene.spun(v)?.field;
    const name = field === undefined ? '' : `: ${fieldPhrase(t, field)}`;
    return two(t, `Přijmout červený efekt${name} (tah skončí)`, `Accept the red effect${name} (ends the turn)`);
  }
  const price = life(t, Math.abs(scene.specialNow(v, seat, 'trick') ?? 0), 'acc');
  return two(
    t,
    `Odmítnout a zatočit ${weapon(t, w, 'ins')} za ${price}`,
    `Refuse and spin ${weapon(t, w)} for ${price}`,
  );
};

const useOrIgnore: Label = (t, { v, seat, option }) => {
  if (option !== 1) return two(t, 'Ignorovat efekt', 'Ignore the effect');
  const field = scene.spun(v)?.field;
  if (field === undefined) return two(t, 'Použít efekt', 'Use the effect');
  const notes: string[] = [];
  if (!scene.hasTarget(v, seat, field.kind))
    notes.push(two(t, 'bez cíle, nic se nestane', 'no target, nothing happens'));
  if (field.colour !== 'green') notes.push(two(t, 'tah skončí', 'ends the turn'));
  const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
  const verb = isDeferred(field.kind)
    ? two(t, 'Odložit efekt', 'Lay the effect')
    : two(t, 'Použít efekt', 'Use the effect');
  return `${verb}: ${fieldPhrase(t, field)}${note}`;
};

/** What an effect comes to with a bonus, or for the Canbaland attack what it costs. */
function outcome(t: Talk, v: View, bonus: number): string {
  const base = scene.bonusBase(v);
  if (base === undefined) return '';
  const total = base.value + bonus;
  if (base.kind === 'canbalandAttack') return ` (${two(t, 'cena', 'price')} ${life(t, Math.max(0, -total))})`;
  return ` (${two(t, 'celkem', 'total')} ${plain(total)})`;
}

/** ' č. 2' behind the second of two equal bonuses of the present time of day. */
function numberOfEntry(t: Talk, v: View, seat: Seat, at: number): string {
  const list = scene.slotNow(v, seat).bonuses;
  const { kind, value } = list[at];
  const before = list.slice(0, at).filter((other) => other.kind === kind && other.value === value).length;
  return before === 0 ? '' : two(t, ` č. ${before + 1}`, ` no. ${before + 1}`);
}

const chooseBonus: Label = (t, { v, seat, option }) => {
  const at = option - 1;
  const entry = scene.slotNow(v, seat).bonuses[at];
  if (entry === undefined) return two(t, 'Bez bonusu', 'No bonus') + outcome(t, v, 0);
  const label = capital(bonusPhrase(t, entry.kind, entry.value)) + numberOfEntry(t, v, seat, at);
  return label + outcome(t, v, entry.value);
};

function attackOn(t: Talk, what: string): string {
  return two(t, `Zaútočit na ${what}`, `Attack ${what}`);
}

const target: Label = (t, { v, option, w }) => {
  if (option === T_HERO) return attackOn(t, two(t, 'hrdinu', 'the hero'));
  if (option === T_OWN_HERO) return attackOn(t, two(t, 'vlastního hrdinu', 'your own hero'));
  if (option === T_STOP || w < 0) return two(t, 'Bez druhého útoku', 'No second attack');
  if (option >= T_OWN_WEAPON) return attackOn(t, two(t, `vlastní ${weapon(t, w, 'acc')}`, `your own ${weapon(t, w)}`));
  return option < 6 ? attackOn(t, toughWeapon(t, w, 'acc')) : attackOnEffect(t, v, w);
};

function attackOnEffect(t: Talk, v: View, w: number): string {
  const laid = scene.laidOn(v, w);
  const name = laid === undefined ? '' : `: ${fieldPhrase(t, laid)}`;
  return attackOn(t, two(t, `odložený efekt${name} (${weapon(t, w)})`, `the laid effect${name} (${weapon(t, w)})`));
}

const shields: Label = (t, { v, seat, option, w }) => {
  if (option === 0) return two(t, 'Nebránit se', 'Do not defend');
  if (w >= 0) return two(t, `Bránit se ${weapon(t, w, 'ins')}`, `Defend with ${weapon(t, w)}`);
  const used: number[] = [];
  for (let k = 0; k < SLOTS; k++) if ((option >>> k) & 1) used.push(numberOf(seat, k));
  const values = used.map((u) => plain(scene.laidOn(v, u)?.value ?? 0)).join(' + ');
  const one = used.length === 1;
  const where = used.map((u) => weapon(t, u)).join(', ');
  return two(
    t,
    `Bránit se ${one ? 'štítem' : 'štíty'} ${values} (${where})`,
    `Defend with ${one ? 'shield' : 'shields'} ${values} (${where})`,
  );
};

const shieldBonus: Label = (t, { v, seat, decision, option, w }) => {
  const at = scene.entryOf(decision, option);
  const entry = scene.slotNow(v, seat).bonuses[at];
  if (entry === undefined) return two(t, 'Bez bonusu', 'No bonus');
  const value = scene.laidOn(v, w)?.value ?? 0;
  const bonus = `${entry.value < 0 ? 'Malus' : 'Bonus'} ${signed(entry.value)}${numberOfEntry(t, v, seat, at)}`;
  const total = plain(Math.max(0, value + entry.value));
  return two(
    t,
    `${bonus} ke štítu ${plain(value)} (${weapon(t, w)}, celkem ${total})`,
    `${bonus} to shield ${plain(value)} (${weapon(t, w)}, total ${total})`,
  );
};

const fire: Label = (t, { v, seat, option }) => {
  const count = scene.laidOf(v, seat, 'combo').length;
  const power = plain(scene.laidTotal(v, seat, 'combo') + scene.igniters(v, seat).sum);
  if (option !== 1) return two(t, 'Neodpalovat', 'Do not fire');
  if (count === 1) return two(t, `Odpálit kombo (celkem ${power})`, `Fire the combo (total ${power})`);
  return two(t, `Odpálit všechna komba (celkem ${power})`, `Fire all combos (total ${power})`);
};

const nightAttack: Label = (t, { v, seat, option }) => {
  if (option !== 1) return two(t, 'Neplatit a neútočit', 'Neither pay nor attack');
  const power = Math.min(scene.specialNow(v, seat, 'nightAttack') ?? 0, v.energy[seat]);
  const price = energy(t, power, 'acc');
  return two(
    t,
    `Zaplatit ${price} a zaútočit na hrdinu silou ${power}`,
    `Pay ${price} and attack the hero with power ${power}`,
  );
};

const mechanic: Label = (t, { v, option, w }) => {
  if (option === M_HOLD || w < 0) return two(t, 'Neopravovat a neútočit', 'Neither repair nor attack');
  if (option < M_WEAPON)
    return two(t, `Opravit zdarma ${toughWeapon(t, w, 'acc')}`, `Repair ${toughWeapon(t, w)} free`);
  return option < 11 ? attackOn(t, toughWeapon(t, w, 'acc')) : attackOnEffect(t, v, w);
};

const LABELS: { readonly [step: string]: Label } = {
  chooseStartWeapon: (t, { w }) => two(t, `Zatočit ${weapon(t, w, 'ins')}`, `Spin ${weapon(t, w)}`),
  chooseStarter,
  breakCurse,
  chooseAction,
  trick,
  useOrIgnore,
  chooseBonus,
  chooseTarget: target,
  secondTarget: target,
  shields,
  shieldBonus,
  fire,
  nightAttack,
  mechanic,
  lateCancel: cancel,
  lastCancel: cancel,
  malusOn: (t, { v, w }) => {
    const value = plain(scene.laidOn(v, w)?.value ?? 0);
    return two(t, `Malus k útoku ${value} (${weapon(t, w)})`, `Malus to attack ${value} (${weapon(t, w)})`);
  },
};

/** What choosing an option does. */
export function optionText(t: Talk, v: View, decision: string, seat: Seat, option: Option): string {
  const label = LABELS[scene.stepOf(decision)];
  if (label === undefined) return two(t, `Možnost ${plain(option)}`, `Option ${plain(option)}`);
  return label(t, { v, decision, seat, option, w: scene.pointedWeapon(decision, seat, option) });
}
