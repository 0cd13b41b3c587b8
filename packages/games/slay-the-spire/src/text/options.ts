/** What a player may point at, as it stands on a button. */
import { cap } from '@kolbiste/cardkit/words';
import type { Option, Seat } from '@kolbiste/kernel';
import { faceOf, ITEMS } from '../cards/pool.ts';
import { ASIDE } from '../flow/aside.ts';
import {
  NO_MORE,
  TO_DISCARD,
  TO_ENERGY,
  TO_EXHAUST,
  TO_HAND,
  TO_HAND_FREE,
  TO_HAND_KEPT,
  TO_KEEP,
  TO_LAST,
} from '../flow/choose-cards.ts';
import { NOBODY } from '../flow/orbs.ts';
import { COLORLESS_CARDS } from '../flow/prism.ts';
import { THROW_ONE } from '../flow/shivs.ts';
import { EMPTY_ROW } from '../flow/switch-rows.ts';
import { NO_OTHER } from '../flow/use.ts';
import * as L from '../legal.ts';
import { BLOCK, DRAW, HAND, HP, POTIONS, POWERS, RELICS, ROW } from '../state.ts';
import { SLOT_HERO, SLOT_ROW } from '../verbs/terms.ts';
import type { View } from '../view.ts';
import { ADVENTURE_OPTIONS } from './adventure.ts';
import { clauseOf, itemText, textClause } from './card.ts';
import { orb } from './event-words.ts';
import { dueText, setOffText } from './order.ts';
import { asideText, ROOM_OPTIONS } from './rooms.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, creature, deckOf, enemy, heroObject, item, two, withHero } from './talk.ts';
import { WAY_OPTIONS } from './way.ts';

/** ' za 1 energii', ' zdarma', ' za X'; nothing where a card has no cost. */
function price(t: Talk, cost: number): string {
  if (cost === scene.NO_COST) return '';
  if (cost === scene.COST_X) return two(t, ' za X', ' for X');
  return cost === 0
    ? two(t, ' zdarma', ' for free')
    : two(t, ` za ${count(t, cost, 'energy')}`, ` for ${count(t, cost, 'energy')}`);
}

/** What a power in play does when it is used. */
function powerUse(t: Talk, face: number): string {
  const ability = faceOf(face).use;
  const text = ability === null ? '' : `: ${clauseOf(ability.program, t.lang)}`;
  return two(t, `Použít Schopnost ${card(t, face)}${text}`, `Use the power ${card(t, face)}${text}`);
}

/** ': ' and what an item says. */
function saying(t: Talk, n: number): string {
  const text = ITEMS[n] === undefined ? '' : itemText(n, t.lang).replace(/\.$/, '');
  return text === '' ? '' : `: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function act(t: Talk, v: View, seat: Seat, option: Option): string {
  if (option === L.END_TURN) return two(t, 'Ukončit tah', 'End the turn');
  if (option === L.SHIV) return two(t, 'Vrhnout dýku', 'Throw a shiv');
  if (option === L.MIRACLE) return two(t, 'Použít zázrak: získat 1 energii', 'Use a miracle: gain 1 energy');
  const at = (kind: number, first: number): number => scene.pile(v, seat, kind)[option - first] ?? -1;
  if (option >= L.POWER_USE) {
    const face = at(POWERS, L.POWER_USE);
    return face < 0 ? two(t, 'Použít Schopnost', 'Use a power') : powerUse(t, face);
  }
  if (option >= L.RELIC) {
    const n = at(RELICS, L.RELIC);
    return two(t, `Využít relikvii ${item(t, n)}${saying(t, n)}`, `Use the relic ${item(t, n)}${saying(t, n)}`);
  }
  if (option >= L.POTION) {
    const n = at(POTIONS, L.POTION);
    return two(t, `Využít lektvar ${item(t, n)}${saying(t, n)}`, `Use the potion ${item(t, n)}${saying(t, n)}`);
  }
  const cost = price(t, scene.costAt(v, seat, option));
  const face = at(HAND, 0);
  return two(t, `Zahrát ${card(t, face)}${cost}`, `Play ${card(t, face)}${cost}`);
}

/** An enemy with what it has left, and what the hits would do to it. */
function target(t: Talk, v: View, seat: Seat, e: number): string {
  const row = v.enemies[e];
  if (row === undefined) return cap(enemy(t, e, 'nom'));
  const facts = [two(t, `${row[HP]} žt`, `${row[HP]} HP`)];
  const block = row[BLOCK];
  if (block > 0) facts.push(two(t, `obrana ${block}`, `${block} block`));
  const hits = scene.hitsOn(v, seat, e);
  if (hits !== null) {
    const times = hits[0] === 1 ? '' : `${hits[0]}× `;
    facts.push(two(t, `${times}zásah za ${hits[1]}`, `${times}hit for ${hits[1]}`));
  }
  return `${cap(enemy(t, e, 'nom'))} (${facts.join(', ')})`;
}

function aim(t: Talk, v: View, seat: Seat, option: Option): string {
  const kind = scene.aiming(v)?.kind;
  if (kind === SLOT_ROW) return two(t, `${option + 1}. řada`, `Row ${option + 1}`);
  if (kind === SLOT_HERO) return cap(creature(t, option, 'nom'));
  if (option === NO_OTHER) return two(t, 'Nikoho dalšího', 'Nobody else');
  return target(t, v, seat, option);
}

function pick(t: Talk, v: View, seat: Seat, option: Option): string {
  if (option === NO_MORE) return two(t, 'Už žádnou další kartu', 'No more cards');
  const x = scene.localsOf(v, 'chooseCards');
  const which = card(t, scene.pile(v, seat, scene.numberIn(x, 'pile', HAND))[option] ?? -1);
  const goal = scene.numberIn(x, 'aim', -1);
  if (goal === TO_DISCARD) return two(t, `Odložit ${which}`, `Discard ${which}`);
  if (goal === TO_LAST) return two(t, `Odložit navrch ${which}`, `Discard ${which} last`);
  if (goal === TO_KEEP) return two(t, `Zachovat ${which}`, `Retain ${which}`);
  if (goal === TO_ENERGY) return two(t, `Vyčerpat ${which} za energii`, `Exhaust ${which} for energy`);
  if (goal === TO_EXHAUST) return two(t, `Vyčerpat ${which}`, `Exhaust ${which}`);
  if (goal === TO_HAND || goal === TO_HAND_KEPT || goal === TO_HAND_FREE)
    return two(t, `Vzít do ruky ${which}`, `Take ${which} into the hand`);
  return two(t, `Položit ${which} na dobírací balíček`, `Put ${which} on top of the draw pile`);
}

function scry(t: Talk, v: View, seat: Seat, option: Option): string {
  if (option === NO_MORE) return two(t, 'Nechat ostatní navrchu', 'Leave the rest on top');
  const which = card(t, scene.pile(v, seat, DRAW).at(-1 - option) ?? -1);
  return two(t, `Odložit ${which}`, `Discard ${which}`);
}

function which(t: Talk, v: View, _seat: Seat, option: Option): string {
  const text = scene.choiceTexts(v)[option];
  return text === undefined ? two(t, `${option + 1}. možnost`, `Option ${option + 1}`) : cap(textClause(text, t.lang));
}

function withWhom(t: Talk, v: View, seat: Seat, option: Option): string {
  if (option >= EMPTY_ROW)
    return two(t, `Přejít do prázdné ${option - EMPTY_ROW + 1}. řady`, `Go to the empty row ${option - EMPTY_ROW + 1}`);
  if (option === seat) return two(t, 'Zůstat ve své řadě', 'Stay in the row');
  const row = (v.heroes[option]?.[ROW] ?? option) + 1;
  return two(
    t,
    `Vyměnit si řadu ${withHero(t, option)} (${row}. řada)`,
    `Switch rows with ${heroObject(t, option, 'acc')} (row ${row})`,
  );
}

/** Whom an orb strikes; at the end of turn it need not. */
function strike(t: Talk, v: View, seat: Seat, option: Option): string {
  if (option === NOBODY) return two(t, 'Efekt neprovést', 'Leave the effect undone');
  const row = scene.numberIn(scene.localsOf(v, 'orb'), 'row', 0) === 1;
  return row ? two(t, `${option + 1}. řada`, `Row ${option + 1}`) : target(t, v, seat, option);
}

const OPTIONS: { readonly [decision: string]: (t: Talk, v: View, seat: Seat, option: Option) => string } = {
  'play.act': act,
  'playCard.nameX': (_t, _v, _seat, option) => `X = ${option}`,
  'use.aim': aim,
  'orb.which': (t, _v, _seat, option) => cap(orb(t, option)),
  'orb.strike': strike,
  'chooseCards.pick': pick,
  'search.find': (t, _v, _seat, option) =>
    two(t, `Vzít do ruky ${card(t, option)}`, `Take ${card(t, option)} into the hand`),
  'chooseOne.which': which,
  'scry.pick': scry,
  'gainShivs.overflow': (t, _v, _seat, option) =>
    option === THROW_ONE
      ? two(t, 'Vrhnout dýku a získat novou', 'Throw a shiv and gain a new one')
      : two(t, 'Další dýky nezískat', 'Gain no more shivs'),
  'prism.deck': (t, _v, _seat, option) =>
    option === COLORLESS_CARDS ? two(t, 'Balíček bezbarvých karet', 'The colorless deck') : deckOf(t, option),
  'copyAttack.whose': (t, _v, _seat, option) => cap(creature(t, option, 'nom')),
  'searchPlay.pick': (t, _v, _seat, option) => two(t, `Zahrát ${card(t, option)}`, `Play ${card(t, option)}`),
  'switchRow.withWhom': withWhom,
  'inAnyOrder.pick': dueText,
  'settle.order': setOffText,
  'facing.stand': (t, v, seat, option) =>
    v.heroes[seat]?.[ROW] === option
      ? two(t, `Zůstat v ${option + 1}. řadě`, `Stay in row ${option + 1}`)
      : two(t, `Přejít do ${option + 1}. řady`, `Go to row ${option + 1}`),
  ...WAY_OPTIONS,
  ...ADVENTURE_OPTIONS,
  ...ROOM_OPTIONS,
};

export const optionText = (t: Talk, v: View, decision: string, seat: Seat, option: Option): string =>
  (option >= ASIDE ? asideText : OPTIONS[decision])?.(t, v, seat, option) ??
  two(t, `Možnost ${option}`, `Option ${option}`);
