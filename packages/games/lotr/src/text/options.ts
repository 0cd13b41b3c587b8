/** Options as short labels that name the consequence; Czech ones mostly in the infinitive. Total: any integer gets a label. */
import type { Option, Seat } from '@kolbiste/kernel';
import { pool, printed } from '../cards/pool.ts';
import { ACTION, COST_X } from '../cards/printed.ts';
import { attackOf, engagementOf, threatOf, willpowerOf } from '../effects/figures.ts';
import { pledged, stagingThreat } from '../effects/sums.ts';
import { checked } from '../flow/encounter.ts';
import { DOINGS, W_PLAY, W_USE } from '../flow/window.ts';
import { thingOf } from '../in-play.ts';
import type { View } from '../view.ts';
import { EVENT } from '../vocabulary.ts';
import { noteText } from './answer-notes.ts';
import { cap, listed } from './card/join.ts';
import { modeText } from './modes.ts';
import type { Label } from './options-combat.ts';
import { attackers, defender, enemy, target, victim } from './options-combat.ts';
import { LIST_LABELS } from './options-list.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, name, plain, two } from './talk.ts';

const PASS = ['Pasovat', 'Pass'] as const;

/** 'za 3 zdroje', 'zdarma', 'za X zdrojů'. */
function price(t: Talk, id: number): string {
  const cost = pool.cards[id]?.cost ?? 0;
  if (cost === COST_X) return two(t, 'za X zdrojů', 'for X resources');
  if (cost <= 0) return two(t, 'zdarma', 'for free');
  return two(t, `za ${count(t, cost, 'resource')}`, `for ${count(t, cost, 'resource')}`);
}

const play = (t: Talk, id: number): string =>
  two(t, `Zahrát ${card(t, id, 'acc')} ${price(t, id)}`, `Play ${card(t, id)} ${price(t, id)}`);

/** An ability of a thing; numbered where the thing has several of its kind. */
function use(t: Talk, v: View, id: number, k: number, kind: number | null): string {
  const doings = scene.doingsOf(v, id).filter((d) => kind === null || d.kind === kind);
  const number = doings.length > 1 ? ` ${two(t, `(${k + 1}. text)`, `(text ${k + 1})`)}` : '';
  return two(t, `Schopnost ${scene.thingName(t, v, id)}`, `Ability of ${scene.thingName(t, v, id)}`) + number;
}

const act: Label = (t, { v, option }) => {
  if (option === 0) return two(t, ...PASS);
  if (option >= W_USE) return use(t, v, ((option - W_USE) / DOINGS) | 0, (option - W_USE) % DOINGS, ACTION);
  return play(t, option - W_PLAY);
};

const respond: Label = (t, { v, option }) => {
  if (option <= 0) return two(t, ...PASS);
  const note = noteText(t, v, ((option - 1) / scene.BY_NOTE) | 0);
  const about = note === '' ? '' : ` (${note})`;
  const rest = (option - 1) % scene.BY_NOTE;
  if (rest < scene.FROM_HAND) return use(t, v, (rest / DOINGS) | 0, rest % DOINGS, null) + about;
  const id = rest - scene.FROM_HAND;
  if (pool.cards[id] === undefined || printed(id).type === EVENT) return play(t, id) + about;
  return two(t, `Odpovědět z ruky, ${card(t, id)}`, `Respond from hand with ${card(t, id)}`) + about;
};

/** What the quest comes to as it stands: cards that are revealed first may still change it [LOTR 3.3]. */
function outcome(t: Talk, v: View, sum: number, threat: number): string {
  if (sum > threat) return two(t, `zatím postup +${sum - threat}`, `progress +${sum - threat} so far`);
  if (sum === threat) return two(t, 'zatím beze změny', 'no change so far');
  const n = threat - sum;
  return v.config.lists.length > 1
    ? two(t, `zatím hrozba každého +${n}`, `threat of each +${n} so far`)
    : two(t, `zatím hrozba +${n}`, `threat +${n} so far`);
}

/** Committing with the willpower there would be, against the threat there is. */
const commit: Label = (t, { v, option }) => {
  const s = scene.seenAsState(v);
  const chosen = scene.listIn(scene.localsOf(v, 'quest'), 'chosen');
  const sum = pledged(s, [...chosen, option]);
  const threat = stagingThreat(s);
  const comes = outcome(t, v, sum, threat);
  const against = two(t, `odhodlání ${sum} proti hrozbě ${threat}`, `willpower ${sum} against threat ${threat}`);
  if (option === 0) {
    const enough =
      chosen.length === 0 ? two(t, 'Nikoho nevyslat', 'Commit nobody') : two(t, 'Dost vyslaných', 'Enough committed');
    return `${enough}: ${comes} (${against})`;
  }
  const own = thingOf(s, option);
  const n = own === null ? 0 : willpowerOf(s, own);
  const notes = [two(t, `odhodlání ${n}`, `willpower ${n}`)];
  return `${two(t, 'Vyslat', 'Commit')} ${scene.withNotes(t, v, option, notes)}: ${comes} (${against})`;
};

const travel: Label = (t, { v, option }) => {
  if (option === 0) {
    const threat = stagingThreat(scene.seenAsState(v));
    return two(t, `Nikam necestovat: v předpolí zůstane hrozba ${threat}`, `Do not travel: threat ${threat} stays`);
  }
  const id = scene.thingIn(v, option)?.card ?? 0;
  const dear = (pool.cards[id]?.travel ?? -1) >= 0 ? two(t, ', má cenu cesty', ', it has a travel cost') : '';
  return `${two(t, 'Cestovat', 'Travel')}: ${scene.thingText(t, v, option)}${dear}`;
};

/** Whom the next check would bring to a player who engages nobody [LOTR 5.4]. */
function awaited(t: Talk, v: View, seat: number): string {
  const found = checked(scene.seenAsState(v), seat).map(({ id }) => scene.thingName(t, v, id));
  if (found.length === 0) return two(t, 'kontrola by nepřivedla nikoho', 'a check would bring nobody');
  const names = listed(found, two(t, 'nebo', 'or'));
  return two(t, `kontrola by přivedla nepřítele ${names}`, `a check would bring ${names}`);
}

const optional: Label = (t, { v, seat, option }) => {
  if (option === 0) return `${two(t, 'S nikým se nestřetnout', 'Engage nobody')}: ${awaited(t, v, seat)}`;
  const s = scene.seenAsState(v);
  const e = thingOf(s, option);
  if (e === null) return `${two(t, 'Střetnout se', 'Engage')}: ${scene.thingName(t, v, option)}`;
  const notes = two(
    t,
    `útok ${attackOf(s, e)}, hrozba ${threatOf(s, e)}, cena střetu ${engagementOf(s, e)}`,
    `attack ${attackOf(s, e)}, threat ${threatOf(s, e)}, engagement cost ${engagementOf(s, e)}`,
  );
  return `${two(t, 'Střetnout se', 'Engage')}: ${scene.withNotes(t, v, option, [notes])}`;
};

const player: Label = (t, { v, option }) => {
  const threat = v.threat[option] ?? 0;
  return `${cap(name(t, option))} (${two(t, `hrozba ${threat}`, `threat ${threat}`)})`;
};

const LABELS: { readonly [decision: string]: Label } = {
  'game.mulligan': (t, { option }) =>
    option === 1 ? two(t, 'Vyměnit celou ruku', 'Replace the whole hand') : two(t, 'Nechat si ruku', 'Keep the hand'),
  'window.act': act,
  'settle.respond': respond,
  'quest.who': commit,
  'travel.where': travel,
  'encounter.optional': optional,
  'combat.chooseEnemy': enemy,
  'combat.chooseTarget': target,
  'enemyAttack.defender': defender,
  'enemyAttack.sentinel': defender,
  'enemyAttack.victim': victim,
  'playerAttack.attackers': attackers,
  'playerAttack.join': attackers,
  'pickThing.thing': (t, { v, option }) => (option === 0 ? two(t, 'Nikdo', 'Nobody') : scene.thingText(t, v, option)),
  'pickPlayer.player': player,
  'pickMode.mode': (t, { v, option }) => modeText(t, scene.numberIn(scene.asking(v), 'card', 0), option),
  ...LIST_LABELS,
};

/** What choosing an option does. */
export function optionText(t: Talk, v: View, decision: string, seat: Seat, option: Option): string {
  const label = LABELS[decision];
  if (label === undefined) return two(t, `Možnost ${plain(option)}`, `Option ${plain(option)}`);
  return cap(label(t, { v, seat, option }));
}
