/**
 * Every card with a text stands in a scenario that shows it: each keyword, ability, cost, limit, condition, instruction,
 * word and figure of each card is taken away or changed in turn, and a scenario that names the card must notice. The
 * figures of a card that are no text (cost, strength, hit points, traits ...) are tested where the rules use them.
 */
import { fileURLToPath } from 'node:url';
import type { ChangeRules, Instead, Path } from '@kolbiste/testkit';
import { cardChanges, describeCardsShown, numberMore } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { cards } from '../src/cards/all.ts';
import { checkCards } from '../src/cards/check.ts';
import { compile } from '../src/cards/compile.ts';
import { pool } from '../src/cards/pool.ts';
import type { Card } from '../src/cards/types.ts';
import { cardKey } from '../src/names.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { examples } from '../src/scenario-cards.ts';

/** Members whose number is the number of a card and no figure of the text. */
const CARD_NUMBERS = new Set(['card', 'hostIs', 'notWhile']);

/** Another word that could stand at the same place. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  until: { phase: 'round', round: 'phase', attack: 'phase' },
  per: { phase: 'round', round: 'phase' },
  action: { quest: 'any', combat: 'any' },
  whose: { any: 'you', choose: 'you', you: 'first' },
  by: { choose: 'you', each: 'you', first: 'you', controller: 'you', chosen: 'first', you: 'first' },
  for: { choose: 'you', each: 'you', first: 'you', defending: 'first', chosen: 'you' },
  choosePlayer: { any: 'other', other: 'any', highestThreat: 'any' },
  rest: { shuffle: 'order', order: 'shuffle' },
};

function* instead(value: unknown, path: Path, inList: boolean): Generator<Instead> {
  const name = String(path.at(-1));
  const label = path.join('.');
  // Whoever is not named chooses: "you" is what a target says without it.
  if (!(name === 'by' && value === 'you')) yield [`without ${label}`, undefined];
  const word = inList ? undefined : WORDS[name]?.[String(value)];
  if (word !== undefined) yield [`${label} ${String(value)}: ${word}`, word];
  if (!CARD_NUMBERS.has(name)) yield* numberMore(value, label);
}

const numbers = cards.map(({ id }) => id);

const RULES: ChangeRules<Card> = {
  parts: ['keywords', 'doomed', 'victory', 'payers', 'attach', 'abilities'],
  instead,
  sound: (card) => checkCards([card], numbers).ok,
};

/** Why nothing can notice a change, and the changes of which it holds. */
const REASONS: readonly (readonly [why: string, changes: readonly string[]])[] = [
  [
    'only what the instruction would change may be chosen [G.5]',
    [
      '11 glorfindel: without abilities.0.do.0.to.choose.damaged',
      '20 ever-vigilant: without abilities.0.do.0.ready.choose.ready',
      '21 common-cause: without abilities.0.do.0.ready.choose.ready',
      '25 grim-resolve: without abilities.0.do.0.ready.each.ready',
      '34 feint: without abilities.0.do.0.of.choose.where',
      '45 northern-tracker: without abilities.0.do.0.on.each.is',
      '52 a-light-in-the-dark: without abilities.0.do.0.toStaging.choose.is',
      '52 a-light-in-the-dark: without abilities.0.do.0.toStaging.choose.where',
      '58 daughter-of-the-nimrodel: without abilities.0.do.0.to.choose.damaged',
      '63 lore-of-imladris: without abilities.0.do.0.to.choose.damaged',
      '74 king-spider: without abilities.0.revealed.0.do.0.exhaust.choose.ready',
      '74 king-spider: without abilities.1.shadow.0.exhaust.choose.ready',
      '74 king-spider: without abilities.1.undefended.0.exhaust.choose.ready',
      '74 king-spider: without abilities.1.undefended.1.exhaust.choose.ready',
      '77 great-forest-web: without abilities.0.travel.0.do.0.exhaust.choose.ready',
      '98 black-forest-bats: without abilities.0.revealed.0.do.0.removeFromQuest.choose.committed',
      '99 old-forest-road: without abilities.0.do.0.ready.choose.ready',
    ],
  ],
  [
    'nothing else has the trait or keyword, can lie there, or can be committed',
    [
      '18 longbeard-orc-slayer: without abilities.0.do.0.to.each.is',
      '33 rain-of-arrows: without abilities.0.cost.0.exhaust.is',
      '34 feint: without abilities.0.do.0.of.choose.is',
      '61 miner-of-the-iron-hills: without abilities.0.do.0.discard.choose.is',
      '69 forest-snare: without attach.is',
      '76 ungoliants-spawn: without abilities.0.revealed.0.to.each.is',
      '89 dol-guldur-orcs: without abilities.0.revealed.0.to.choose.is',
      '92 driven-by-shadow: without abilities.1.shadow.0.discard.choose.is',
      '98 black-forest-bats: without abilities.0.revealed.0.do.0.removeFromQuest.choose.is',
    ],
  ],
  [
    'a cost is paid with what one controls',
    [
      '21 common-cause: without abilities.0.cost.0.exhaust.of',
      '33 rain-of-arrows: without abilities.0.cost.0.exhaust.of',
      '35 quick-strike: without abilities.0.cost.0.exhaust.of',
      '47 strength-of-will: without abilities.0.cost.0.exhaust.of',
    ],
  ],
  [
    'an encounter card that is revealed, and a location, speak to the first player',
    [
      '89 dol-guldur-orcs: abilities.0.revealed.0.to.by first: you',
      '89 dol-guldur-orcs: without abilities.0.revealed.0.to.by',
      '94 necromancers-pass: abilities.0.travel.0.by first: you',
      '99 old-forest-road: abilities.0.do.0.ready.by first: you',
      '99 old-forest-road: without abilities.0.do.0.ready.by',
      '100 forest-gate: abilities.0.do.0.by first: you',
    ],
  ],
  [
    'he is in his deck by the end of the phase',
    ['31 beorn: abilities.0.do.0.until phase: round', '31 beorn: abilities.0.limit.per round: phase'],
  ],
  ['nobody is committed beyond the phase', ['76 ungoliants-spawn: abilities.0.revealed.0.until phase: round']],
  ['under whoever plays it, where nothing else is said', ['51 stand-and-fight: without abilities.0.do.0.under']],
  ['one stage at a time is completed', ['120 a-fork-in-the-road: without abilities.0.about']],
];
const ALIKE = Object.fromEntries(REASONS.flatMap(([why, changes]) => changes.map((change) => [change, why] as const)));

const play = (list: readonly Card[]): void => void Object.assign(pool, compile([...list, ...examples]));

describeCardsShown(
  { describe, it },
  {
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    cards,
    title: ({ id }) => `${id} ${cardKey(id)}`,
    changes: (card) => cardChanges(card, RULES),
    // A file that brings cards of its own would have the printed ones compiled anew.
    stands: ({ id }, text) =>
      new RegExp(`(^|[^a-z-])${cardKey(id)}($|[^a-z-])`, 'm').test(text) && !/^cards:/m.test(text),
    play: (card) => play(cards.map((each) => (each.id === card.id ? card : each))),
    restore: () => play(cards),
    alike: ALIKE,
  },
);
