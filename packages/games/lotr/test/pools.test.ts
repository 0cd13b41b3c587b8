/** Random games of the learning decks reach every card, every ability, every shadow, every event and refusal. */
import type { GameEvent } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { runPools } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { FORCED } from '../src/cards/printed.ts';
import { cards, game, pool, starters } from '../src/index.ts';
import { cardKey, optionName } from '../src/names.ts';
import { mixedConfigs, questConfigs } from './configs.ts';

/** `play feint`, `use gloin`: without what tells two alike apart. */
const plain = (name: string): string =>
  name
    .replace(/ @.*$/, '')
    .replace(/ \d+$/, '')
    .replace(/#\d+( \d+)?$/, '');

const played = new Set(starters.flatMap(({ list }) => list.cards));
const heroes = new Set(starters.flatMap(({ list }) => list.heroes));

/** What somebody can do with a card of the learning decks, or with one that lies open to all. */
function expected(): string[] {
  const out: string[] = [];
  for (const card of cards) {
    const mine = played.has(card.id);
    if (mine) out.push(`play ${cardKey(card.id)}`);
    if (!mine && !heroes.has(card.id) && card.set === 'core') continue;
    const usable = pool.cards[card.id]?.doings.some((d) => d.kind !== FORCED && !d.fromHand) ?? false;
    if (usable && card.type !== 'event') out.push(`use ${cardKey(card.id)}`);
  }
  return out;
}

/** What no game of these can reach, with its reason. */
const RARE: Record<string, string> = {
  'event:passed': 'an answer says it by itself',
  'event:leftCombat': 'no card of the box removes from combat: scenario undefended/removed-from-combat',
  'event:doomed': 'no card of the box is doomed: scenario quest/doomed',
  'event:deckEmpty': 'who would only draw from an empty deck is not offered it: scenario round-resource/an-empty-deck',
  'event:surged': 'one treachery, and only where the staging area is empty: scenario quest/surge',
  'event:nothingToReveal': 'deck and pile are hardly ever both empty: scenario quest/nothing-to-renew-it-from',
  'play beorns-hospitality': 'dear, and nobody plays it without a hurt hero: test/uses.test.ts plays it',
  'event:attackFailed': 'one game in hundreds: scenario player-attacks/no-attacker-is-left',
  'refusal:isGuarded': 'no card of the box is guarded: scenario keywords/claimed-once-free',
  'refusal:noSphere': 'a learning deck has one sphere: scenario planning/a-sphere-card-for-nothing',
  'forced dont-leave-the-path': 'random players rarely kill the Spawn in time: scenario quest/a-stage-of-no-points',
};

const tagged = ['window.act', 'settle.respond'];

describe('coverage pools', () => {
  it('every card is played, every ability used, every kind of event and every refusal comes up', {
    timeout: 300_000,
  }, () => {
    const report = runPools(game, {
      configs: mixedConfigs,
      games: 300,
      seed: 'pools',
      tagsOf: (v, { seat, id }, option) => (tagged.includes(id) ? [plain(optionName(v, id, seat, option))] : []),
      expected: expected(),
      except: RARE,
    });
    expect(report.unused).toEqual([]);
  });

  it('every forced effect, every "when revealed" and every shadow effect is carried out', { timeout: 300_000 }, () => {
    const seen = new Set<string>();
    const hear = (e: GameEvent): void => {
      if (game.events[e.kind] !== 'fired') return;
      const shadow = game.rulebook.keysOf(e.rule).includes('6.2.3.1');
      seen.add(e.c >= 0 ? `forced ${cardKey(e.b)}` : `${shadow ? 'shadow' : 'revealed'} ${cardKey(e.b)}`);
    };
    const wanted = pool.cards.flatMap((card) => {
      if (card === undefined) return [];
      const out = card.doings.some((d) => d.kind === FORCED) ? [`forced ${cardKey(card.id)}`] : [];
      if (card.shadow >= 0) out.push(`shadow ${cardKey(card.id)}`);
      if (card.revealed >= 0 && card.stage === 0) out.push(`revealed ${cardKey(card.id)}`);
      return out;
    });
    for (let i = 0; i < 500 && !wanted.every((each) => seen.has(each)); i++) {
      const random = rng(`fired ${i}`);
      const io = { sink: { event: hear } };
      const s = game.setup(questConfigs(i), seedFrom(`fired ${i}`), io);
      for (let pending = game.pending(s); pending.length > 0; pending = game.pending(s)) {
        const options = game.options(s, pending[0].seat);
        game.answer(s, pending[0].seat, options[random.int(options.length)], io);
      }
    }
    expect(wanted.filter((each) => !seen.has(each) && !Object.hasOwn(RARE, each))).toEqual([]);
  });
});
