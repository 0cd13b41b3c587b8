/** The position that a scenario file states: heroes, allies, enemies, hands, decks, piles, dials. See docs/scenarios.md. */
import type { Position, Source } from '@kolbiste/testkit/adapter';
import { lastingOn } from './atoms/table.ts';
import { ownCards } from './cards/all.ts';
import { deckFaults, tableFaults } from './cards/deck-check.ts';
import { pool, printed } from './cards/pool.ts';
import * as inPlay from './in-play.ts';
import { cardKey } from './names.ts';
import { addExamples } from './scenario-cards.ts';
import * as seats from './seats.ts';
import { readConfig } from './setup.ts';
import type { State, Thing } from './state.ts';
import * as st from './state.ts';
import type { View } from './view.ts';
import { ALLY, ENEMY, HERO, QUEST, STATS } from './vocabulary.ts';

export const SEATS = ['A', 'B', 'C', 'D'];
const TABLE = ['first', 'round', 'staging', 'active', 'encounter', 'discard', 'quest', 'lasting', 'refused'] as const;
const ALONE = ['mode', 'easy', 'wave', 'score'] as const;
const PLAYER = ['dial', 'heroes', 'allies', 'engaged', 'hand', 'deck', 'discard', 'out'] as const;

addExamples();
const numbers = new Map(pool.cards.flatMap((card) => (card ? [[cardKey(card.id), card.id] as const] : [])));

/** Whether a card has this key, one of this file's own included. */
export const isCardKey = (key: string): boolean => numberOf(key) !== undefined;

const numberOf = (key: string): number | undefined =>
  numbers.get(key) ?? ownCards().find(({ id }) => cardKey(id) === key)?.id;

function cardNamed(source: Source, key: string): number {
  return numberOf(key) ?? source.fail(`the key of a card, such as guard-of-the-citadel, not ${key}`);
}

/** `feint`, or `feint x2`: cards by their keys. */
function readCards(source: Source | undefined): number[] {
  return (source?.list(0, 200) ?? []).flatMap((entry) => {
    const [, key, count] = /^([a-z0-9-]+)(?: x(\d+))?$/.exec(entry.text()) ?? entry.fail('a card, or a card x2');
    return new Array<number>(Number(count ?? 1)).fill(cardNamed(entry, key));
  });
}

const TOKENS = ['damage', 'resources', 'progress'] as const;
const MARKS: Readonly<Record<string, number>> = {
  exhausted: st.EXHAUSTED,
  committed: st.COMMITTED | st.EXHAUSTED,
  attacked: st.HAS_ATTACKED,
};

/** The words behind a card: tokens, marks, whose it is, a shadow card. */
function readWords(s: State, t: Thing, words: string[], source: Source): void {
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const token = TOKENS.find((each) => each === word);
    if (token !== undefined) t[token] = Number(words.shift());
    else if (MARKS[word] !== undefined) t.marks |= MARKS[word];
    else if (/^of[A-D]$/.test(word)) t.owner = SEATS.indexOf(word[2]);
    else if (word === 'shadow' || word === 'faceup')
      s.shadows.push(t.id, cardNamed(source, words.shift() ?? ''), word === 'faceup' ? st.TURNED_UP : 0);
    else source.fail(`damage n, resources n, progress n, exhausted, committed, attacked, ofB, shadow KEY, not ${word}`);
  }
}

/** `gimli damage 2 exhausted + unexpected-courage exhausted`: a card with its tokens, and what hangs on it. */
function lay(s: State, source: Source, zone: number, seat: number): Thing {
  const [first, ...hung] = source.text().split(' + ');
  let host = 0;
  for (const [i, part] of [first, ...hung].entries()) {
    const [key, ...words] = part.split(' ');
    const card = cardNamed(source, key);
    const owner = printed(card).type < ENEMY ? seat : -1;
    const by = i === 0 || (owner >= 0 && zone === st.CHARACTERS) ? seat : owner;
    const t: Thing = {
      id: ++s.serial,
      card,
      owner,
      seat: by,
      zone,
      host,
      marks: 0,
      damage: 0,
      resources: 0,
      progress: 0,
    };
    if (i > 0) t.zone = st.ATTACHED;
    else host = t.id;
    readWords(s, t, words, source);
    if (i > 0 && zone !== st.CHARACTERS && t.owner >= 0) t.seat = t.owner;
    s.things.push(t);
  }
  return s.things.find((t) => t.id === host) as Thing;
}

function layAll(
  s: State,
  source: Source | undefined,
  zone: number,
  seat: number,
  fits: (type: number) => boolean,
): void {
  for (const entry of source?.list(0, 40) ?? []) {
    const t = lay(s, entry, zone, seat);
    if (!fits(printed(t.card).type)) entry.fail('a card of this kind');
  }
}

function readPlayer(s: State, seat: number, row: ReadonlyMap<string, Source>): void {
  s.threat[seat] = row.get('dial')?.int(0, 99) ?? 25;
  if (row.get('out')?.flag() === true) s.out[seat] = 1;
  layAll(s, row.get('heroes'), st.CHARACTERS, seat, (type) => type === HERO);
  layAll(s, row.get('allies'), st.CHARACTERS, seat, (type) => type === ALLY);
  layAll(s, row.get('engaged'), st.ENGAGED, seat, (type) => type === ENEMY);
  s.hands[seat] = readCards(row.get('hand'));
  s.decks[seat] = readCards(row.get('deck')).reverse();
  if (row.get('deck') === undefined)
    s.decks[seat] = new Array<number>(10).fill(numbers.get('veteran-axehand') as number);
  s.discards[seat] = readCards(row.get('discard'));
}

/** An eliminated player's cards are out of the game: a hero that nobody else has stands for them. */
function removeOut(s: State): void {
  for (let seat = 0; seat < seats.seatsAt(s); seat++) {
    if (s.out[seat] === 0) continue;
    const free = pool.cards.find(
      (card) => card?.type === HERO && ![...s.things.map((t) => t.card), ...s.removed.map(st.cardIn)].includes(card.id),
    );
    s.decks[seat] = [];
    s.removed.push((free?.id ?? 0) + st.SEEN * (seat + 1));
  }
}

/** What each player brought, and the encounter cards, as the position has them: every card is somewhere. */
function bring(s: State): void {
  s.config.lists.forEach((list, seat) => {
    const all = [...s.hands[seat], ...s.decks[seat], ...s.discards[seat]];
    for (const t of s.things) if (t.owner === seat) all.push(t.card);
    for (const entry of s.removed) if (((entry / st.SEEN) | 0) === seat + 1) all.push(st.cardIn(entry));
    list.heroes = all.filter((id) => printed(id).type === HERO);
    list.cards = all.filter((id) => printed(id).type !== HERO);
  });
  const own = s.things.filter((t) => t.owner < 0 && printed(t.card).type !== QUEST).map((t) => t.card);
  const shadows = s.shadows.filter((_, i) => i % st.SHADOW === 1);
  s.config.encounter = [...s.encounter, ...s.encounterDiscard, ...own, ...shadows];
}

/** Decks that nobody may play with: each must be refused by the paragraph that it names. */
function holdRefused(source: Source): void {
  for (const entry of source.list(1, 12)) {
    const row = entry.record(['rule', 'heroes', 'cards', 'with']);
    const list = { heroes: readCards(row.get('heroes')), cards: readCards(row.get('cards')) };
    const others = { heroes: readCards(row.get('with')), cards: [] };
    const faults = [...deckFaults(list), ...tableFaults([list, others])].flatMap((fault) => fault.rules);
    const rule = row.get('rule') ?? entry;
    const wanted = rule.text();
    if (wanted === 'none' ? faults.length > 0 : !faults.includes(wanted))
      rule.fail(`a deck that ${wanted} forbids (${faults.join(', ') || 'nothing forbids it'})`);
  }
}

function readTable(s: State, row: ReadonlyMap<string, Source>): void {
  s.first = Math.max(0, SEATS.indexOf(row.get('first')?.text() ?? 'A'));
  s.round = row.get('round')?.int(0, 99) ?? 1;
  layAll(s, row.get('staging'), st.STAGING, -1, (type) => type >= ENEMY);
  const active = row.get('active');
  if (active !== undefined) lay(s, active, st.ACTIVE, -1);
  s.encounter = readCards(row.get('encounter')).reverse();
  if (row.get('encounter') === undefined) s.encounter = [numbers.get('great-forest-web') as number];
  s.encounterDiscard = readCards(row.get('discard'));
  const quest = row.get('quest');
  const [key, points] = (quest?.text() ?? 'flies-and-spiders').split(' progress ');
  const card = quest === undefined ? (numbers.get(key) as number) : cardNamed(quest, key);
  const none = { marks: 0, damage: 0, resources: 0, host: 0 };
  s.quest = ++s.serial;
  s.things.push({ ...none, id: s.quest, card, owner: -1, seat: -1, zone: st.STAGE, progress: Number(points ?? 0) });
}

/** A thing in play by its card; the second of two alike is `veteran-axehand#2`. */
export function thingNamed(s: State, source: Source): Thing {
  const [key, which] = source.text().split('#');
  const alike = s.things.filter((t) => cardKey(t.card) === key);
  return alike[which === undefined ? 0 : Number(which) - 1] ?? source.fail('a card in play');
}

const UNTIL: Readonly<Record<string, number>> = { phase: st.UNTIL_PHASE, round: st.UNTIL_ROUND };

/** `gimli attack 1 phase`: what was changed before, and lasts. */
function readLasting(s: State, source: Source): void {
  for (const entry of source.list(1, 12)) {
    const [, key, name, n, until] =
      /^([a-z0-9-]+) (\w+) (-?\d) (phase|round)$/.exec(entry.text()) ?? entry.fail('gimli attack 1 phase (or round)');
    const t = s.things.find((each) => cardKey(each.card) === key) ?? entry.fail('a card in play');
    const stat = STATS.findIndex((each) => each === name);
    if (stat < 0) entry.fail(`a figure: ${STATS.join(', ')}`);
    lastingOn(s, stat, Number(n), t.id, UNTIL[until ?? ''] ?? 0, t.card);
  }
}

/** The cards that the file brings, as a configuration carries them. */
const ownHere = (): object => (ownCards().length === 0 ? {} : { own: ownCards() });

/** A game from its beginning, or combat alone: what the file lays out is the configuration. */
function beginning(s: State, row: ReadonlyMap<string, Source> | undefined, profile: unknown): State {
  const mode = row?.get('mode')?.word(['quest', 'combat', 'waves']) ?? 'quest';
  const placed = s.things.flatMap((t) =>
    t.zone === st.CHARACTERS || t.zone === st.ENGAGED
      ? [
          {
            card: t.card,
            seat: t.seat,
            ...(t.damage > 0 ? { damage: t.damage } : {}),
            exhausted: (t.marks & st.EXHAUSTED) !== 0,
            with: inPlay.attachmentsOf(s, t.id).map((a) => a.card),
          },
        ]
      : [],
  );
  const heroes = (seat: number) => s.things.filter((t) => t.owner === seat && inPlay.isHero(t)).map((t) => t.card);
  const lists = s.config.lists.map((_, seat) => ({ heroes: heroes(seat), cards: s.decks[seat].slice().reverse() }));
  const easy = row?.get('easy')?.flag() ?? false;
  const encounter = row?.get('encounter') === undefined ? [] : s.encounter.slice().reverse();
  const alone = mode === 'quest' ? [] : placed;
  return st.blank(readConfig({ mode, easy, lists, placed: alone, encounter, profile, ...ownHere() }), '');
}

/** The state before anything runs. @throws by the source at what is wrong in the file */
export function position({ setup, profile, at }: Position<State, View>): State {
  const row = setup?.record([...TABLE, ...ALONE, ...SEATS]);
  const refused = row?.get('refused');
  if (refused !== undefined) holdRefused(refused);
  const seats = 1 + Math.max(0, ...SEATS.map((name, i) => (row?.has(name) === true ? i : 0)));
  const given: Record<string, string> = {};
  for (const [name, value] of profile?.record() ?? []) given[name] = value.text();
  const lists = Array.from({ length: seats }, () => ({ heroes: [], cards: [] }));
  const base = readConfig({
    mode: 'quest',
    lists: lists.map(() => ({ heroes: [1] })).slice(0, 1),
    profile: given,
    ...ownHere(),
  });
  const s = st.blank({ ...base, lists }, '');
  for (let seat = 0; seat < seats; seat++) readPlayer(s, seat, row?.get(SEATS[seat])?.record(PLAYER) ?? new Map());
  readTable(s, row ?? new Map());
  const lasting = row?.get('lasting');
  if (lasting !== undefined) readLasting(s, lasting);
  if (at?.procedure === 'game' && at.step === undefined) return beginning(s, row, given);
  removeOut(s);
  bring(s);
  return s;
}
