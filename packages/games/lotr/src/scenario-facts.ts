/** What scenario files can ask about a position. */
import type { Json } from '@kolbiste/kernel';
import { sumOf } from '@kolbiste/kernel';
import type { Source } from '@kolbiste/testkit/adapter';
import { printed } from './cards/pool.ts';
import type { Part } from './effects/figures.ts';
import { figure, figureParts, remainingParts } from './effects/figures.ts';
import { ASKS } from './flow/pick-list.ts';
import { flow } from './flow/registry.ts';
import * as inPlay from './in-play.ts';
import { cardKey, optionName } from './names.ts';
import { SEATS } from './scenario-setup.ts';
import * as seats from './seats.ts';
import type { State, Thing } from './state.ts';
import * as st from './state.ts';
import type { View } from './view.ts';
import { readable, view } from './view.ts';
import { HIT_POINTS, PHASES, QUEST, STATS, WINDOWS } from './vocabulary.ts';

const TOKENS = ['damage', 'resources', 'progress'] as const;
const RESULTS = ['none', 'won', 'lost'];

/** Things by name: the second of two alike is `key#2`, in the order they came. */
function named(s: State): Map<number, string> {
  const seen = new Map<number, number>();
  return new Map(
    s.things.map((t) => {
      const n = (seen.get(t.card) ?? 0) + 1;
      seen.set(t.card, n);
      return [t.id, n > 1 ? `${cardKey(t.card)}#${n}` : cardKey(t.card)];
    }),
  );
}

/** `ready`, `exhausted damage 2 + unexpected-courage exhausted`. */
function thingText(s: State, t: Thing): string {
  const words = [inPlay.isReady(t) ? 'ready' : 'exhausted'];
  if (t.marks & st.COMMITTED) words.push('committed');
  for (const token of TOKENS) if (t[token] > 0) words.push(`${token} ${t[token]}`);
  if (t.owner >= 0 && t.seat >= 0 && t.owner !== t.seat) words.push(`of${SEATS[t.owner]}`);
  for (const a of inPlay.attachmentsOf(s, t.id))
    words.push(`+ ${cardKey(a.card)}${inPlay.isReady(a) ? '' : ' exhausted'}`);
  return words.join(' ');
}

const shadowText = (s: State, t: Thing): string[] =>
  inPlay.shadowsOf(s, t.id).map((i) => `${cardKey(s.shadows[i + 1])}${s.shadows[i + 2] & st.TURNED_UP ? ' up' : ''}`);

/** `+1 dwarven-axe (G.1)`, `-3 tokens (HP.2, L69)`, `+3 king-spider until attack (G.9, L35)`, `at least 0 (G.3)`. */
function partText({ how, n, card, until, rule }: Part): string {
  const words = [how === 'by' && n >= 0 ? `+${n}` : `${how === 'least' ? 'at least ' : ''}${n}`];
  if (card > 0) words.push(cardKey(card));
  else if (how === 'by') words.push('tokens');
  if (until !== '') words.push(`until ${until}`);
  return `${words.join(' ')} (${rule.join(', ')})`;
}

/** What a figure is made of and comes to, where that is more than what is printed: read of what all see, as the page does. */
function partsFacts(seen: State, t: Thing, name: string): Record<string, Json> {
  const out: Record<string, Json> = {};
  for (const [i, stat] of STATS.entries()) {
    const parts = i === HIT_POINTS ? remainingParts(seen, t) : figureParts(seen, t, i);
    if (parts.length > 1) out[`${name}.${stat} parts`] = [...parts.map(partText), `= ${sumOf(parts)}`];
  }
  return out;
}

function thingFacts(s: State, seen: State, t: Thing, name: string): Record<string, Json> {
  const out: Record<string, Json> = { [name]: thingText(s, t), ...partsFacts(seen, t, name) };
  for (const token of TOKENS) out[`${name}.${token}`] = t[token];
  STATS.forEach((stat, i) => {
    out[`${name}.${stat}`] = figure(s, t, i);
  });
  if (inPlay.isEnemy(t)) out[`${name}.shadows`] = shadowText(s, t);
  return out;
}

const known = (card: number): string => (card > 0 ? cardKey(st.cardIn(card)) : 'hidden');

/** What the open list offers, as a seat sees it. */
function askedFact(v: View, seat: number): Json {
  const f = v.flow.at(-1);
  if (f === undefined || f.procedure !== 'pickOne') return 'nothing';
  const from = f.locals['from'] as number[];
  const decision = `pickOne.${ASKS[f.locals['what'] as number]}`;
  return from.length === 0 ? 'hidden' : from.map((option) => optionName(v, decision, seat, option));
}

/** What a seat sees of decks, of the open list and of what is looked through. */
function sightFacts(s: State, v: View, seat: number): Record<string, Json> {
  const name = SEATS[seat];
  const search = v.flow.findLast((f) => f.procedure === 'search');
  const out: Record<string, Json> = {
    [`${name}.sees top`]:
      v.encounter.length > 0 && (v.encounter.at(-1) as number) > 0 ? known(v.encounter.at(-1) as number) : 'nothing',
    [`${name}.sees shadows`]: v.shadows.flatMap((card, i) => (i % st.SHADOW === 1 && card > 0 ? [cardKey(card)] : [])),
    [`${name}.sees hands`]: v.hands.map((hand) => hand.map(known)),
    [`${name}.sees encounter`]: v.config.encounter.map(cardKey),
    [`${name}.sees asked`]: askedFact(v, seat),
    [`${name}.sees searched`]: ((search?.locals['rest'] ?? []) as number[]).map(known),
  };
  for (let whose = 0; whose < seats.seatsAt(s); whose++)
    out[`${name}.sees ${SEATS[whose]}.deck`] = v.decks[whose].map(known).reverse();
  return out;
}

function playerFacts(s: State, seat: number, names: ReadonlyMap<number, string>): Record<string, Json> {
  const list = (things: readonly Thing[]) => things.map((t) => names.get(t.id) as string);
  const characters = inPlay.charactersOf(s, seat);
  const name = SEATS[seat];
  return {
    [`${name}.dial`]: s.threat[seat],
    [`${name}.out`]: s.out[seat] === 1,
    [`${name}.heroes`]: list(characters.filter(inPlay.isHero)),
    [`${name}.allies`]: list(characters.filter((t) => !inPlay.isHero(t))),
    [`${name}.engaged`]: list(inPlay.engagedWith(s, seat)),
    [`${name}.hand`]: s.hands[seat].map(cardKey),
    [`${name}.cards`]: s.hands[seat].length,
    [`${name}.deck`]: s.decks[seat].map((entry) => cardKey(st.cardIn(entry))).reverse(),
    [`${name}.left`]: s.decks[seat].length,
    [`${name}.discard`]: s.discards[seat].map(cardKey),
    ...sightFacts(s, view(s, seat), seat),
  };
}

/** The window that is open; `none` = none is. */
function windowNow(s: State): string {
  const f = s.frames.findLast((each) => flow.procedures[each.p].name === 'window');
  return f === undefined ? 'none' : WINDOWS[f.locals['what'] as number];
}

export function facts(s: State): Record<string, Json> {
  const names = named(s);
  const at = (zone: number) => s.things.filter((t) => t.zone === zone).map((t) => names.get(t.id) as string);
  const quest = inPlay.thingOf(s, s.quest);
  const out: Record<string, Json> = {
    first: SEATS[s.first],
    round: s.round,
    phase: PHASES[s.phase],
    window: windowNow(s),
    staging: at(st.STAGING),
    active: at(st.ACTIVE)[0] ?? 'none',
    quest:
      s.things
        .filter((t) => t.zone === st.STAGE)
        .map((t) => cardKey(t.card))
        .join(' ') || 'none',
    progress: quest?.progress ?? 0,
    encounter: s.encounter.map((entry) => cardKey(st.cardIn(entry))).reverse(),
    'encounter.left': s.encounter.length,
    discard: s.encounterDiscard.map(cardKey),
    victory: s.victory.map(cardKey),
    points: s.victory.reduce((sum, card) => sum + printed(card).victory, 0),
    completed: s.removed.filter((entry) => printed(st.cardIn(entry)).type === QUEST).map(cardKey),
    removed: s.removed.filter((entry) => entry >= st.SEEN).map((entry) => cardKey(st.cardIn(entry))),
    score: s.score,
    wave: s.wave,
    outcome: RESULTS[s.outcome],
  };
  for (let seat = 0; seat < seats.seatsAt(s); seat++) Object.assign(out, playerFacts(s, seat, names));
  const seen = readable(view(s, 'public'));
  for (const t of s.things)
    if (t.zone !== st.STAGE) Object.assign(out, thingFacts(s, seen, t, names.get(t.id) as string));
  return out;
}

/** `B.hand 1`, `A.deck 1` (the top), `encounter 1`, `shadow 1` (the first dealt): the card that lies there. */
export function secret(s: State, card: Source): Json {
  const [, name, zone, n] =
    /^(?:([A-D])\.)?(hand|deck|encounter|shadow) (\d+)$/.exec(card.text()) ?? card.fail('B.hand 1');
  const seat = Math.max(0, SEATS.indexOf(name));
  const top = (deck: readonly number[]) => deck.map(st.cardIn).reverse();
  const zones: Record<string, readonly number[]> = {
    hand: s.hands[seat],
    deck: top(s.decks[seat]),
    encounter: top(s.encounter),
    shadow: s.shadows.filter((_, i) => i % st.SHADOW === 1),
  };
  return cardKey(zones[zone][Number(n) - 1] ?? 0);
}
