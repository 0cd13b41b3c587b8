import type { Core } from '@kolbiste/kernel';
import { CodecError, canonical, rng } from '@kolbiste/kernel';
import { copyTree, difference, plainFault, reverseFields, sharedPart } from '../data.ts';
import type { Table } from '../table.ts';
import { broken, playOn } from '../table.ts';
import type { BatteryOptions, Check } from './check.ts';
import { everyNth } from './check.ts';
import { damaged } from './damaged.ts';

/** Plays a copy and sees that the other one stays; `s` itself is only read. */
function playCopies(table: Table): void {
  const { game, state: s, probe: random } = table;
  const snapshot = copyTree(s);
  const first = game.clone(s);
  const second = game.clone(first);
  playOn(game, first, random, 40);
  const changed = difference(s, snapshot) ?? difference(second, snapshot);
  if (changed !== undefined) broken(`playing a clone changed another: ${changed}`);
}

export const cloneCheck: Check = {
  name: 'clone',
  says: 'a clone is equal, shares nothing that can change, and playing one never changes the other',
  watch(table, options) {
    const { game, state: s, probe: random } = table;
    const now = everyNth(options);
    const first = game.clone(s);
    const atStart = copyTree(s);
    return {
      question() {
        const clone = game.clone(s);
        const other = difference(clone, s);
        if (other !== undefined) broken(`the clone differs: ${other}`);
        if (!now()) return;
        const shared = sharedPart(s, clone, options.shared);
        if (shared !== undefined) broken(`the clone shares ${shared} with its original`);
        if (random.int(8) === 0) playCopies(table);
      },
      end() {
        const other = difference(first, atStart);
        if (other !== undefined) broken(`playing the original changed a clone: ${other}`);
      },
    };
  },
};

export const plainCheck: Check = {
  name: 'plain',
  says: 'the state is one tree of 32-bit integers, short texts, lists, records and integer arrays',
  watch(table) {
    const look = () => {
      const fault = plainFault(table.state);
      if (fault !== undefined) broken(`state ${fault}`);
    };
    return { question: look, end: look };
  },
};

/** Encodes, decodes and encodes again; returns the decoded copy. */
function roundTrip(table: Table, options: BatteryOptions): Core {
  const { game, state: s } = table;
  const encoded = game.encode(s);
  const text = JSON.stringify(encoded);
  canonical(encoded);
  const shared = sharedPart(s, encoded, options.shared);
  if (shared !== undefined) broken(`encode hands out a part of the state itself: ${shared}`);
  const json = JSON.parse(text);
  const decoded = game.decode(json);
  const kept = sharedPart(json, decoded);
  if (kept !== undefined) broken(`decode keeps a part of the JSON itself: ${kept}`);
  const again = JSON.stringify(game.encode(decoded));
  if (again !== text)
    broken(
      `encoded again it is other text: ${difference(JSON.parse(again), JSON.parse(text)) ?? 'another order of fields'}`,
    );
  const other = difference(decoded, s);
  if (other !== undefined) broken(`the decoded state differs: ${other}`);
  const turned = JSON.stringify(game.encode(game.decode(reverseFields(json) as never)));
  if (turned !== text) broken('decode depends on the order of fields');
  return decoded;
}

export const codecCheck: Check = {
  name: 'codec',
  says: 'encode, decode, encode gives the same bytes, and the decoded game goes on the same',
  watch(table, options) {
    const { game, state: s, probe: random } = table;
    let fresh: Core | null = null;
    let carried: Core | null = null;
    const same = (copy: Core | null, what: string): void => {
      const other = copy === null ? undefined : difference(copy, s);
      if (other !== undefined) broken(`${what} goes on otherwise: ${other}`);
    };
    return {
      question() {
        fresh = roundTrip(table, options);
        if (carried === null && random.int(6) === 0) carried = roundTrip(table, options);
      },
      answered(seat, option) {
        for (const copy of [fresh, carried]) {
          if (copy === null) continue;
          const refusal = game.answer(copy, seat, option);
          if (refusal !== undefined)
            broken(`the decoded state refuses option ${option} of seat ${seat}: ${refusal.code}`);
        }
        same(fresh, 'the decoded state');
        same(carried, 'a state decoded some answers ago');
      },
      end: () => void roundTrip(table, options),
    };
  },
};

/** Damaged saves are named as such, with the place. */
function tryDamaged(table: Table): void {
  const { game, state: s, probe: random } = table;
  for (const [what, value] of damaged(game.encode(s), random)) {
    try {
      game.decode(value as never);
    } catch (error) {
      if (error instanceof CodecError) continue;
      broken(`a damaged save (${what}) ends in ${(error as Error).message}; expected a CodecError with the path`);
    }
    broken(`a damaged save (${what}) is read as if it were whole`);
  }
}

export const damagedCheck: Check = {
  name: 'damaged',
  says: 'a saved game with a value of a wrong type is refused with the path of that value',
  watch(table) {
    let at = 0;
    return { question: () => void (at++ % 8 === 0 && tryDamaged(table)), end: () => tryDamaged(table) };
  },
};

/** The same position with other counters: what no rule can read. */
export function otherCounters<S extends Core>(s: S): S {
  const copy = copyTree(s);
  copy.n += 1000;
  copy.draws += 500;
  copy.rng = copy.rng.map((word, i) => (word ^ (0x5a5a5a5a + i)) | 0);
  for (const f of copy.frames) f.cause += 700;
  copy.origins = [...copy.origins.map((id) => id + 600), 1];
  return copy;
}

export const hashCheck: Check = {
  name: 'hash',
  says: 'equal states have equal hashes, an answer changes the record, and counters do not change the position',
  watch({ game, state: s }) {
    let before = '';
    return {
      question() {
        before = game.hashRecord(s);
        const position = game.hashPosition(s);
        const decoded = game.decode(JSON.parse(JSON.stringify(game.encode(s))));
        for (const copy of [game.clone(s), decoded, copyTree(s)]) {
          if (game.hashRecord(copy) !== before) broken('hashRecord of a copy differs');
          if (game.hashPosition(copy) !== position) broken('hashPosition of a copy differs');
        }
        if (game.hashPosition(otherCounters(s)) !== position)
          broken('hashPosition depends on counters, causes, origins or the generator');
      },
      answered() {
        if (game.hashRecord(s) === before) broken('an answer left the hash of the record as it was');
      },
    };
  },
};

/** Reading a position must leave it alone. */
export const readsCheck: Check = {
  name: 'reads',
  says: 'pending, options, refusals, views, names, hashes and encoding change nothing and give the same twice',
  watch(table) {
    const { game, state: s } = table;
    const read = (): unknown[] => {
      const out: unknown[] = [
        game.pending(s),
        game.encode(s),
        game.hashPosition(s),
        game.result(s) ?? null,
        game.view(s, 'public'),
      ];
      for (let seat = 0; seat < game.seats(s); seat++) {
        out.push(game.options(s, seat), game.refusals(s, seat), game.view(s, seat));
        for (const option of game.options(s, seat)) out.push(game.optionRule(s, seat, option));
      }
      return copyTree(out);
    };
    const look = () => {
      const before = copyTree(s);
      const once = read();
      const changed = difference(s, before);
      if (changed !== undefined) broken(`reading changed the state: ${changed}`);
      const other = difference(read(), once);
      if (other !== undefined) broken(`read twice, it is not the same: ${other}`);
    };
    return { question: look, end: look };
  },
};

/** What setup is handed stays the caller's. */
export const configCheck: Check = {
  name: 'config',
  says: 'the configuration is plain JSON, gives the same game twice, and playing never changes it',
  watch(table, options: BatteryOptions) {
    const { game, trail, index } = table;
    const before = canonical(options.configs(index));
    const again = game.setup(options.configs(index), trail.seed);
    const other = difference(again, table.state);
    if (other !== undefined) broken(`set up twice, it is not the same: ${other}`);
    playOn(game, again, rng('config'), 30);
    const changed = (): void => {
      if (canonical(trail.config) !== before) broken('playing changed the configuration');
    };
    changed();
    return { end: changed };
  },
};
