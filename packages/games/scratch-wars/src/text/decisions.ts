/** Prompts for the seat that owes an answer, from its view; without the running procedures a plainer question. */
import type { Decision, Seat } from '@kolbiste/kernel';
import { capital, plain } from '../cards/grammar.ts';
import { isDeferred } from '../cards/types.ts';
import { COLOUR_WORDS } from '../cards/words.ts';
import { CURSE_PRICE, T_EFFECT, T_HERO, T_WEAPON } from '../legal.ts';
import { numberOf } from '../state.ts';
import type { View } from '../view.ts';
import { CURSED, SLOTS } from '../vocabulary.ts';
import { effect, fieldPhrase } from './effects.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { actions, byNumber, energy, life, two } from './talk.ts';
import { genderOfWeapon, toughWeapon, weapon } from './weapons.ts';

type Prompt = (t: Talk, v: View, seat: Seat) => string;

const chooseStarter: Prompt = (t, v, seat) => {
  const spins = v.flow[0]?.locals.spins;
  const figures = Array.isArray(spins)
    ? ` (${plain(spins[seat])} ${two(t, 'proti', 'to')} ${plain(spins[1 - seat])})`
    : '';
  return two(
    t,
    `Úvodní los jste vyhráli${figures}. Kdo začne? Začínající hrdina ztratí ${life(t, 2, 'acc')}.`,
    `You have won the start spin${figures}. Who goes first? The starting hero loses ${life(t, 2)}.`,
  );
};

const breakCurse: Prompt = (t, v, seat) => {
  let n = 0;
  for (let k = 0; k < SLOTS; k++) if (v.weapons[numberOf(seat, k)] === CURSED) n++;
  const cs = `${n} ${byNumber(n, 'prokletou zbraň', 'prokleté zbraně', 'prokletých zbraní')}`;
  return two(
    t,
    `Máte ${cs}. Zlomíte prokletí za ${life(t, CURSE_PRICE, 'acc')} a všechny akce tohoto tahu?`,
    `You have ${n} cursed ${n === 1 ? 'weapon' : 'weapons'}. Break the curse for ${life(t, CURSE_PRICE)} and all actions of this turn?`,
  );
};

const chooseAction: Prompt = (t, v, seat) =>
  two(
    t,
    `Vyberte akci: ${byNumber(v.actions, 'zbývá', 'zbývají', 'zbývá')} ${actions(t, v.actions)}, máte ${energy(t, v.energy[seat], 'acc')}.`,
    `Choose an action: ${actions(t, v.actions)} left, you have ${energy(t, v.energy[seat])}.`,
  );

const cancel: Prompt = (t) =>
  two(
    t,
    'Zrušíte svůj trvalý útok? Zbraň se uvolní.',
    'Cancel a persistent attack of your own? Its weapon is then ready.',
  );

/** 'Vytočeno: útok na hrdinu 3 (červená).' */
function spunSentence(t: Talk, v: View): string {
  const field = scene.spun(v)?.field;
  if (field === undefined) return two(t, 'Efekt je vytočen.', 'The effect is spun.');
  const colour = COLOUR_WORDS[field.colour][t.lang];
  return `${two(t, 'Vytočeno', 'Spun')}: ${fieldPhrase(t, field)} (${colour}).`;
}

const trick: Prompt = (t, v, seat) => {
  const price = life(t, Math.abs(scene.specialNow(v, seat, 'trick') ?? 0), 'acc');
  const question = two(
    t,
    `Přijmete efekt, nebo ho za ${price} odmítnete a zatočíte znovu?`,
    `Accept the effect, or refuse it for ${price} and spin again?`,
  );
  return `${spunSentence(t, v)} ${question}`;
};

const useOrIgnore: Prompt = (t, v) => {
  const field = scene.spun(v)?.field;
  const lay = field !== undefined && isDeferred(field.kind);
  const question = lay ? two(t, 'Odložíte efekt?', 'Lay the effect?') : two(t, 'Použijete efekt?', 'Use the effect?');
  const ends = field?.colour === 'orange' ? two(t, ' Tah tím skončí.', ' That ends the turn.') : '';
  return `${spunSentence(t, v)} ${question}${ends}`;
};

const chooseBonus: Prompt = (t, v) => {
  const base = scene.bonusBase(v);
  const what = base === undefined ? two(t, 'efekt', 'effect') : `${effect(t, base.kind)} ${plain(base.value)}`;
  return two(t, `${capital(what)}: který bonus uplatníte?`, `${capital(what)}: which bonus do you apply?`);
};

const chooseTarget: Prompt = (t, v) => {
  const sum = scene.localsOf(v, 'combo')?.total;
  const field = sum === undefined ? scene.spun(v)?.field : undefined;
  const total = sum ?? scene.localsOf(v, 'use')?.total ?? 0;
  const kind = sum === undefined ? field?.kind : 'combo';
  if (kind === undefined) return two(t, 'Vyberte cíl útoku.', 'Choose the target of the attack.');
  const power =
    kind === 'canbalandAttack'
      ? two(t, `cena ${life(t, -total)}`, `price ${life(t, -total)}`)
      : two(t, `síla ${plain(total)}`, `power ${plain(total)}`);
  return two(
    t,
    `${capital(effect(t, kind))}, ${power}: vyberte cíl.`,
    `${capital(effect(t, kind))}, ${power}: choose a target.`,
  );
};

const secondTarget: Prompt = (t, v) => {
  const rest = plain(scene.localsOf(v, 'use')?.rest ?? 0);
  if (v.config.profile.shrapnelSecond === 'must') {
    return two(t, `Zbývá síla ${rest}: vyberte druhý cíl.`, `Power ${rest} is left: choose a second target.`);
  }
  return two(
    t,
    `Zbývá síla ${rest}: vyberte druhý cíl, nebo se druhého útoku vzdejte.`,
    `Power ${rest} is left: choose a second target, or forgo the second attack.`,
  );
};

/** The defender's own hero, weapon or laid effect that is attacked, in the accusative. */
function attacked(t: Talk, v: View, seat: Seat, target: number): string {
  if (target === T_HERO) return two(t, 'vašeho hrdinu', 'your hero');
  const w = numberOf(seat, target - (target >= T_EFFECT ? T_EFFECT : T_WEAPON));
  if (target < T_EFFECT) {
    const your = genderOfWeapon(t, w) === 'f' ? 'vaši' : 'váš';
    return two(t, `${your} ${toughWeapon(t, w, 'acc')}`, `your ${toughWeapon(t, w)}`);
  }
  const laid = scene.laidOn(v, w);
  const what = laid === undefined ? weapon(t, w) : `${fieldPhrase(t, laid)}, ${weapon(t, w)}`;
  return two(t, `váš odložený efekt (${what})`, `your laid effect (${what})`);
}

const shields: Prompt = (t, v, seat) => {
  const x = scene.localsOf(v, 'attack');
  if (x === undefined) return two(t, 'Které štíty použijete?', 'Which shields do you use?');
  return two(
    t,
    `Soupeř útočí silou ${x.power} na ${attacked(t, v, seat, x.target)}. Které štíty použijete?`,
    `The opponent attacks ${attacked(t, v, seat, x.target)} with power ${x.power}. Which shields do you use?`,
  );
};

const fire: Prompt = (t, v, seat) => {
  const n = scene.laidOf(v, seat, 'combo').length;
  const igniter = scene.igniters(v, seat);
  const total = plain(scene.laidTotal(v, seat, 'combo') + igniter.sum);
  const cs = `${n} ${byNumber(n, 'odložené kombo', 'odložená komba', 'odložených komb')}`;
  const en = `${n} laid ${n === 1 ? 'combo' : 'combos'}`;
  const more = igniter.any ? two(t, ` a ${effect(t, 'comboIgniter')}`, ` and a ${effect(t, 'comboIgniter')}`) : '';
  return two(t, `Máte ${cs}${more}, celkem ${total}. Odpálíte?`, `You have ${en}${more}, total ${total}. Fire?`);
};

const nightAttack: Prompt = (t, v, seat) => {
  const power = Math.min(scene.specialNow(v, seat, 'nightAttack') ?? 0, v.energy[seat]);
  const what = capital(effect(t, 'nightAttack'));
  const price = energy(t, power, 'acc');
  return two(
    t,
    `${what}: zaplatíte ${price} a zaútočíte na hrdinu silou ${power}?`,
    `${what}: pay ${price} and attack the hero with power ${power}?`,
  );
};

const mechanic: Prompt = (t, v, seat) => {
  const what = `${capital(effect(t, 'mechanic'))} ${plain(scene.specialNow(v, seat, 'mechanic') ?? 0)}`;
  return two(t, `${what}: opravíte svou zbraň, nebo zaútočíte?`, `${what}: repair a weapon of yours, or attack?`);
};

const PROMPTS: { readonly [step: string]: Prompt } = {
  chooseStartWeapon: (t) =>
    two(
      t,
      'Vyberte zbraň pro úvodní los: vyšší číslo určí, kdo začne.',
      'Choose a weapon for the start spin: the higher number decides who goes first.',
    ),
  chooseStarter,
  breakCurse,
  chooseAction,
  trick,
  useOrIgnore,
  chooseBonus,
  chooseTarget,
  secondTarget,
  shields,
  shieldBonus: (t) => two(t, 'Obranný štít: jak uplatníte bonus?', 'Shield: how do you apply the bonus?'),
  fire,
  nightAttack,
  mechanic,
  lateCancel: cancel,
  lastCancel: cancel,
  malusOn: (t) =>
    two(t, 'Trvalý útok: který z nich sníží malus?', 'Persistent attack: which of them does the malus lower?'),
};

/** What is asked of the seat that owes the answer. */
export function decisionText(t: Talk, v: View, { id, seat }: Decision): string {
  const prompt = PROMPTS[scene.stepOf(id)];
  return prompt === undefined ? two(t, 'Vyberte možnost.', 'Choose an option.') : prompt(t, v, seat);
}
