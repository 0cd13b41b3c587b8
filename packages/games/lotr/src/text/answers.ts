/** Answers as the log tells them: from the figures alone, so that a sentence reads the same however far the game has gone. */
import type { GameEvent } from '@kolbiste/kernel';
import { flow } from '../flow/registry.ts';
import { W_PLAY, W_USE } from '../flow/window.ts';
import { BY_NOTE, FROM_HAND } from './scene.ts';
import type { Talk } from './talk.ts';
import { card, name, two } from './talk.ts';

/** What was chosen. */
type Chosen = (t: Talk, option: number) => string;

/** Words for an answer of 0, and for any other. */
const either =
  (none: readonly [string, string], some: readonly [string, string]): Chosen =>
  (t, option) =>
    two(t, ...(option === 0 ? none : some));

const PASS = ['pasovat', 'pass'] as const;

const act: Chosen = (t, option) => {
  if (option === 0) return two(t, ...PASS);
  if (option >= W_USE) return two(t, 'použít schopnost', 'use an ability');
  return two(t, `zahrát ${card(t, option - W_PLAY, 'acc')}`, `play ${card(t, option - W_PLAY)}`);
};

const respond: Chosen = (t, option) => {
  if (option === 0) return two(t, ...PASS);
  const rest = (option - 1) % BY_NOTE;
  if (rest < FROM_HAND) return two(t, 'odpovědět schopností', 'respond with an ability');
  const id = rest - FROM_HAND;
  return two(t, `odpovědět, ${card(t, id)}`, `respond with ${card(t, id)}`);
};

const DEFEND = either(['nebránit', 'do not defend'], ['určit obránce', 'declare a defender']);
const ATTACK = either(['útočníků je dost', 'enough attackers'], ['určit útočníka', 'declare an attacker']);

const CHOSEN: { readonly [decision: string]: Chosen } = {
  'game.mulligan': either(['nechat si ruku', 'keep the hand'], ['vyměnit ruku', 'replace the hand']),
  'window.act': act,
  'settle.respond': respond,
  'quest.who': either(['nikoho dalšího nevysílat', 'commit nobody else'], ['vyslat postavu', 'commit a character']),
  'travel.where': either(['necestovat', 'do not travel'], ['cestovat', 'travel']),
  'encounter.optional': either(['nestřetnout se', 'engage nobody'], ['střetnout se', 'engage an enemy']),
  'combat.chooseEnemy': either(['vybrat nepřítele', 'choose an enemy'], ['vybrat nepřítele', 'choose an enemy']),
  'combat.chooseTarget': either(['už neútočit', 'stop attacking'], ['zaútočit', 'attack']),
  'enemyAttack.defender': DEFEND,
  'enemyAttack.sentinel': DEFEND,
  'pickThing.thing': either(['nevybrat nikoho', 'choose nobody'], ['vybrat kartu', 'choose a card']),
  'pickPlayer.player': (t, option) =>
    two(t, `vybrat hráče (${name(t, option)})`, `choose a player (${name(t, option)})`),
  'pickMode.mode': (t, option) => two(t, `zvolit ${option + 1}. možnost`, `choose option ${option + 1}`),
  'playerAttack.attackers': ATTACK,
  'playerAttack.join': either(['nepřipojit se', 'do not join'], ['připojit střelce', 'join with a ranged character']),
};

/** What a player chose, as the rest of a sentence after the player's name. */
export function answerText(t: Talk, { b: option, c, d }: GameEvent): string {
  const chosen = CHOSEN[flow.procedures[c]?.steps[d]?.id ?? ''];
  return chosen === undefined ? two(t, 'volba', 'a choice') : chosen(t, option);
}
