/** Prompts for the seat that owes an answer, from its view; without the running procedures a plainer question. */
import type { Decision, Seat } from '@kolbiste/kernel';
import { pool } from '../cards/pool.ts';
import type { AskName } from '../flow/pick-list.ts';
import { ASKS } from '../flow/pick-list.ts';
import type { View } from '../view.ts';
import { W } from '../vocabulary.ts';
import { cap } from './card/join.ts';
import { windowWord } from './phases.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, name, two } from './talk.ts';

type Prompt = (t: Talk, v: View, seat: Seat) => string;
type Both = readonly [cs: string, en: string];

const plainly =
  (cs: string, en: string): Prompt =>
  (t) =>
    two(t, cs, en);

/** '„X“: ' before a question; nothing where the card is not known. */
function headed(t: Talk, v: View, [cs, en]: Both): string {
  const id = scene.numberIn(scene.asking(v), 'card', 0);
  return pool.cards[id] === undefined ? two(t, cap(cs), cap(en)) : `${cap(card(t, id))}: ${two(t, cs, en)}`;
}

/** A thing named by a local of a running procedure. */
const thingOf = (t: Talk, v: View, procedure: string, local: string): string =>
  scene.thingText(t, v, scene.numberIn(scene.localsOf(v, procedure), local, 0));

/** Of a verb that does not say what it asks. */
const IT_CONCERNS = { cs: 'vyberte kartu, které se to týká.', en: 'choose the card it concerns.' };

/** What a card that asks for a thing will do with it. */
const pickThing: Prompt = (t, v) => {
  const x = scene.asking(v);
  const op = pool.programs[scene.numberIn(x, 'program', -1)]?.[scene.numberIn(x, 'pc', -1)];
  const { cs, en } = op?.verb.asks ?? IT_CONCERNS;
  return headed(t, v, [cs, en]);
};

/** ' („X“)' where a window belongs to an attack: the enemy that attacks, or is attacked. */
function inFight(t: Talk, v: View, what: number): string {
  if (what < W.enemyChosen || what > W.playerDamage) return '';
  const [procedure, local] = what <= W.enemyDamage ? ['enemyAttack', 'enemy'] : ['playerAttack', 'target'];
  const id = scene.numberIn(scene.localsOf(v, procedure), local, 0);
  return scene.thingIn(v, id) === undefined ? '' : ` (${scene.thingName(t, v, id)})`;
}

const act: Prompt = (t, v, seat) => {
  const x = scene.localsOf(v, 'window');
  const what = scene.numberIn(x, 'what', -1);
  if (what === W.planning && scene.numberIn(x, 'seat', -1) === seat)
    return two(
      t,
      'Vaše plánování: zahrajete spojence, doplněk nebo akci?',
      'Your planning: do you play an ally, an attachment or an action?',
    );
  if (what === W.planning) {
    const planner = name(t, scene.numberIn(x, 'seat', -1));
    return two(t, `Plánování (${planner}): provedete akci?`, `Planning (${planner}): do you take an action?`);
  }
  if (what < 0) return two(t, 'Provedete akci?', 'Do you take an action?');
  const where = windowWord(t, what) + inFight(t, v, what);
  return two(t, `Okno ${where}: provedete akci?`, `Window ${where}: do you take an action?`);
};

/** '„X“ (útok 3)' of the enemy that attacks. */
function striking(t: Talk, v: View): string {
  const id = scene.numberIn(scene.localsOf(v, 'enemyAttack'), 'enemy', 0);
  const enemy = v.things.find((each) => each.id === id);
  if (enemy === undefined) return scene.thingName(t, v, id);
  const attack = scene.figureIn(v, enemy, 'attack');
  return scene.withNotes(t, v, id, [two(t, `útok ${attack}`, `attack ${attack}`)]);
}

const attacked: Prompt = (t, v, seat) => {
  const who = scene.numberIn(scene.localsOf(v, 'enemyAttack'), 'seat', seat);
  const enemy = striking(t, v);
  return who === seat
    ? two(t, `Útočí ${enemy}. Kdo brání?`, `${enemy} attacks. Who defends?`)
    : two(
        t,
        `Napadený je ${name(t, who)}, útočí ${enemy}. Kdo brání?`,
        `${enemy} attacks ${name(t, who)}. Who defends?`,
      );
};

const LISTS: Readonly<Record<AskName, Both>> = {
  discardHand: ['kterou kartu z ruky odhodíte?', 'which card of your hand do you discard?'],
  allyFromHand: ['kterého spojence dáte do hry?', 'which ally do you put into play?'],
  fromDiscard: ['kterou odhozenou kartu vyberete?', 'which discarded card do you choose?'],
  search: ['kterou kartu vezmete do ruky?', 'which card do you take?'],
  fetch: ['která karta přijde do předpolí?', 'which card goes to the staging area?'],
  costX: ['kolik zaplatíte za X?', 'how much do you pay for X?'],
  payer: ['který hrdina zaplatí další zdroj?', 'which hero pays the next resource?'],
  putBack: [
    'kterou kartu vrátíte na balíček jako další? Poslední bude navrchu.',
    'which card goes back on the deck next? The last one will be on top.',
  ],
  forcedNext: ['který vynucený efekt se provede jako první?', 'which forced effect is carried out first?'],
  endNext: ['fáze končí. Co se stane jako první?', 'the phase ends. What happens first?'],
  target: ['na koho postava zaútočí?', 'which enemy does the character attack?'],
  shadowNext: ['kterou kartu stínu otočíte jako další?', 'which shadow card do you turn up next?'],
  surplus: [
    'má příliš mnoho omezených doplňků. Který odhodíte?',
    'too many restricted attachments. Which do you discard?',
  ],
  topOrUnder: ['kam přijde vrchní karta balíčku setkání?', 'where does the top card of the encounter deck go?'],
  host: ['kam kartu připojíte?', 'what do you attach it to?'],
  costThing: ['koho jako cenu vyčerpáte?', 'whom do you exhaust as the cost?'],
  yes: ['zaplatíte, aby se připravila?', 'do you pay to ready it?'],
  dealNext: ['který nepřítel dostane kartu stínu dřív?', 'which enemy is dealt a shadow card first?'],
  check: ['který nepřítel se střetne?', 'which enemy engages?'],
};

const mulligan: Prompt = (t, v, seat) => {
  const n = v.hands[seat]?.length ?? 0;
  return two(
    t,
    `Vyměníte ruku (${count(t, n, 'card')})? Výměna je jen jedna a celá.`,
    `Do you replace your hand (${count(t, n, 'card')})? There is one exchange, of the whole hand.`,
  );
};

const attackOn: Prompt = (t, v, seat) => {
  const who = scene.numberIn(scene.localsOf(v, 'playerAttack'), 'seat', seat);
  const enemy = thingOf(t, v, 'playerAttack', 'target');
  return who === seat
    ? two(t, `Útok na ${enemy}: kdo zaútočí?`, `Attack on ${enemy}: who attacks?`)
    : two(
        t,
        `Útok na ${enemy} (${name(t, who)}): připojí se střelec?`,
        `Attack on ${enemy} (${name(t, who)}): does a ranged character join?`,
      );
};

const PROMPTS: { readonly [decision: string]: Prompt } = {
  'game.mulligan': mulligan,
  'window.act': act,
  'settle.respond': plainly('Odpovíte na to, co se stalo?', 'Do you respond to what happened?'),
  'quest.who': plainly('Koho vyšlete na výpravu?', 'Whom do you commit to the quest?'),
  'travel.where': plainly('Kam budete cestovat?', 'Where do you travel?'),
  'encounter.optional': plainly('Střetnete se s nepřítelem z předpolí?', 'Do you engage an enemy in the staging area?'),
  'combat.chooseEnemy': plainly('Který nepřítel zaútočí jako další?', 'Which enemy attacks next?'),
  'combat.chooseTarget': plainly('Na kterého nepřítele zaútočíte?', 'Which enemy do you attack?'),
  'enemyAttack.defender': attacked,
  'enemyAttack.sentinel': attacked,
  'enemyAttack.victim': (t, v) => {
    const enemy = striking(t, v);
    return two(t, `Kdo dostane poškození? Útočí ${enemy}.`, `Who takes the damage? ${enemy} attacks.`);
  },
  'playerAttack.attackers': attackOn,
  'playerAttack.join': attackOn,
  'pickThing.thing': pickThing,
  'pickPlayer.player': (t, v) => headed(t, v, ['kterého hráče vyberete?', 'which player do you choose?']),
  'pickMode.mode': (t, v) => headed(t, v, ['co se stane?', 'what happens?']),
  ...Object.fromEntries(ASKS.map((ask): [string, Prompt] => [`pickOne.${ask}`, (t, v) => headed(t, v, LISTS[ask])])),
};

/** The decisions that have a prompt. */
export const TOLD_DECISIONS: readonly string[] = Object.keys(PROMPTS);

/** What is asked of the seat that owes the answer. */
export function decisionText(t: Talk, v: View, { id, seat }: Decision): string {
  const prompt = PROMPTS[id];
  return prompt === undefined ? two(t, 'Vyberte možnost.', 'Choose an option.') : prompt(t, v, seat);
}
