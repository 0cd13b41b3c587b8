/** Labels keep their word: what an option says it costs or comes to is what the engine then does. */
import type { GameEvent } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { beforeAll, expect, test } from 'vitest';
import { mixedConfigs } from '../../test/configs.ts';
import { describer } from '../describe.ts';
import type { EventName } from '../events.ts';
import { E } from '../events.ts';
import { configOf, game } from '../index.ts';
import { repeatedDeck, variedDeck } from './rich-decks.ts';

const GAMES = 150;
const tell = describer('neutral');

/** A figure in a Czech label or prompt, and the event that must carry it. */
interface Pledge {
  readonly step: string;
  readonly says: RegExp;
  readonly kind: EventName;
  readonly figure: 'b' | 'c' | 'd';
  /** True: the figure is a price that the event carries as a negative value. */
  readonly price?: boolean;
}

const PLEDGES: readonly Pledge[] = [
  { step: 'turn.chooseAction', says: /za (−?\d+) energi/, kind: 'energyPaid', figure: 'b' },
  { step: 'use.trick', says: /za (−?\d+) život/, kind: 'trickUsed', figure: 'b' },
  { step: 'use.chooseBonus', says: /celkem (−?\d+)\)$/, kind: 'effectUsed', figure: 'd' },
  { step: 'use.chooseBonus', says: /cena (−?\d+)/, kind: 'effectUsed', figure: 'd', price: true },
  { step: 'use.chooseTarget', says: /síla (−?\d+)/, kind: 'attackAnnounced', figure: 'd' },
  { step: 'use.secondTarget', says: /síla (−?\d+)/, kind: 'attackAnnounced', figure: 'd' },
  { step: 'persistent.chooseBonus', says: /celkem (−?\d+)\)$/, kind: 'attackAnnounced', figure: 'd' },
  { step: 'combo.chooseBonus', says: /celkem (−?\d+)\)$/, kind: 'combosFired', figure: 'c' },
  { step: 'combo.chooseTarget', says: /síla (−?\d+)/, kind: 'attackAnnounced', figure: 'd' },
  { step: 'attack.shieldBonus', says: /celkem (−?\d+)\)$/, kind: 'shieldUsed', figure: 'c' },
  { step: 'turn.nightAttack', says: /silou (−?\d+)$/, kind: 'nightAttack', figure: 'b' },
  { step: 'turn.mechanic', says: /^Dílenský zásah (−?\d+)/, kind: 'mechanicUsed', figure: 'b' },
  { step: 'turn.breakCurse', says: /za (−?\d+) život/, kind: 'curseBroken', figure: 'b' },
  { step: 'duel.chooseStarter', says: /ztrat\S+ (−?\d+) život/, kind: 'lifeLost', figure: 'b' },
];

const kept = new Map<Pledge, number>();
const broken: string[] = [];

/** Compares the first event of the kind, or for a shield any of them, with the figure that was promised. */
function compare(id: string, label: string, prompt: string, events: readonly GameEvent[]): void {
  for (const pledge of PLEDGES) {
    if (pledge.step !== id) continue;
    const found = pledge.says.exec(label) ?? pledge.says.exec(prompt);
    const carriers = events.filter((event) => event.kind === E[pledge.kind]);
    if (found === null || carriers.length === 0) continue;
    const figure = Number(found[1].replace('−', '-'));
    const told = pledge.price ? 0 - figure : figure;
    const some = id === 'attack.shieldBonus' ? carriers : carriers.slice(0, 1);
    if (some.some((event) => event[pledge.figure] === told)) kept.set(pledge, (kept.get(pledge) ?? 0) + 1);
    else broken.push(`${id}: ${prompt} ${label}: ${pledge.kind} carries ${some[0][pledge.figure]}`);
  }
}

function play(i: number): void {
  const random = rng(`promises ${i}`);
  const [a, b] = [`promises ${i} a`, `promises ${i} b`];
  const rich = i % 2 === 0 ? variedDeck : repeatedDeck;
  const s = game.setup(i % 3 === 0 ? configOf(rich(a), rich(b)) : mixedConfigs(i), seedFrom(a));
  for (;;) {
    const pending = game.pending(s);
    if (pending.length === 0) return;
    const decision = pending[random.int(pending.length)];
    const { id, seat } = decision;
    const v = game.view(s, seat);
    const options = game.options(s, seat);
    const from = options.length > 1 && random.int(4) > 0 ? 1 : 0;
    const option = options[from + random.int(options.length - from)];
    const label = tell(v, { option, decision: id, seat }, 'cs').text;
    const prompt = tell(v, { decision }, 'cs').text;
    const events: GameEvent[] = [];
    game.answer(s, seat, option, { sink: { event: (event) => void events.push(event) } });
    compare(id, label, prompt, events);
  }
}

beforeAll(() => {
  for (let i = 0; i < GAMES; i++) play(i);
}, 60_000);

test('no label or prompt names a figure that turns out otherwise', () => {
  expect(broken.slice(0, 10)).toEqual([]);
});

test('each kind of pledge was put to the test', () => {
  expect(PLEDGES.filter((pledge) => !kept.has(pledge)).map(({ step, says }) => `${step} ${says}`)).toEqual([]);
});
