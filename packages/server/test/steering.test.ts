/** Trying to steer chance: what an accomplice, a false server or the two together can do, and who sees it. */
import type { Agreement, ReplayRecord } from '@kolbiste/kernel';
import {
  agreedSpec,
  agreementOf,
  boundBy,
  deckSeed,
  digest,
  drawSeed,
  readReplay,
  recorder,
  sealOf,
  secretFrom,
  verifyReplay,
} from '@kolbiste/kernel';
import type { Sight } from '@kolbiste/wire';
import { look, mayOpen, recordDoubts, UNSEEN } from '@kolbiste/wire';
import type { Table } from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { ask, chooser, create, duel, sit } from './client.ts';
import { all, connect, startServer, twoPlayers } from './house.ts';

const recordOf = async (url: string, id: string): Promise<ReplayRecord> =>
  readReplay(JSON.stringify(await ask(`${url}/api/games/${id}/record`, 'GET')));

/** A seat that says only what the test says. */
async function byHand(url: string, id: string, token: string): Promise<Client> {
  const client = connect(url, { id, token }, { quiet: true });
  await client.say('join', { protocol: PROTOCOL, game: id, token });
  return client;
}

/** A table of two: Anna plays as a page does, the accomplice by hand. */
async function tableOfTwo() {
  const { url } = await startServer();
  const { id, token, invite } = await create(url, { seats: [{ who: 'me', name: 'Anna' }, { who: 'open' }] });
  const { token: other } = await sit(url, id, { invite, name: 'Zloba' });
  const accomplice = await byHand(url, id, other);
  const anna = connect(url, { id, token: token ?? '' });
  return { url, id, anna, accomplice, token: other };
}

const value = (round: number): string => secretFrom(`accomplice ${round}`);

const hasOpened = ({ table }: Client, round: number): boolean =>
  table?.chance.round === round && (table.seats[0]?.value ?? '') !== '';

describe('an honest server', () => {
  test('takes no value that was chosen after another was opened', async () => {
    const { id, anna, accomplice } = await tableOfTwo();
    await accomplice.say('commit', { round: 1, commitment: boundBy(id, 1, 1, value(1)) });
    await anna.until(() => hasOpened(anna, 1));
    const terms = mayOpen(anna.sight, anna.table as Table, 0, anna.table?.seats[0]?.commitment ?? '') ?? '';
    const late = secretFrom('chosen after the other');
    expect(await accomplice.say('open', { round: 1, value: late, terms })).toMatchObject({ code: 'badValue' });
    const again = await accomplice.say('commit', { round: 1, commitment: boundBy(id, 1, 1, late) });
    expect(again).toMatchObject({ code: 'notNow' });
    // The other's commitment does not serve a second time: it is bound to the seat.
    expect(anna.sight.doubts).toEqual([]);
  });

  test('lets nobody begin anew for ever, and everybody sees who did, and after what', async () => {
    const { url, id, anna, accomplice } = await tableOfTwo();
    for (const round of [1, 2]) {
      await accomplice.say('commit', { round, commitment: boundBy(id, round, 1, value(round)) });
      await anna.until(() => hasOpened(anna, round));
      expect(await accomplice.say('restart', { round })).toEqual({ ok: true });
    }
    await accomplice.say('commit', { round: 3, commitment: boundBy(id, 3, 1, value(3)) });
    await anna.until(() => hasOpened(anna, 3));
    expect(await accomplice.say('restart', { round: 3 })).toMatchObject({ code: 'restartedOften' });
    expect(
      anna.table?.chance.restarts.map(({ round, by, values }) => [round, by, values.map((each) => each !== '')]),
    ).toEqual([
      [1, 1, [true, false]],
      [2, 1, [true, false]],
    ]);
    const terms = mayOpen(anna.sight, anna.table as Table, 0, anna.table?.seats[0]?.commitment ?? '') ?? '';
    expect(await accomplice.say('open', { round: 3, value: value(3), terms })).toEqual({ ok: true });
    await anna.until(() => anna.table?.status === 'playing' && anna.step >= 0);
    await anna.say('resign', {});
    const record = await recordOf(url, id);
    expect(verifyReplay(duel, record)).toMatchObject({ ok: true });
    const agreement = agreementOf(record.chance) as Agreement;
    expect(agreement.terms.restarts.map(({ by }) => by)).toEqual([1, 1]);
    expect(recordDoubts(anna.sight, agreement)).toEqual([]);
    // A restart left out of the record is missed.
    const hidden = { ...agreement, terms: { ...agreement.terms, restarts: agreement.terms.restarts.slice(1) } };
    expect(verifyReplay(duel, { ...record, chance: agreedSpec(hidden) }).ok).toBe(false);
    expect(recordDoubts(anna.sight, hidden)).toContainEqual({ round: 3, by: 'table', what: 'restart' });
  });
});

/** A game that was played to its end by people who saw everything. */
async function played() {
  const { url } = await startServer();
  const { id, clients } = await twoPlayers(url);
  await Promise.all(clients.map((client, seat) => client.play(chooser(`fair ${seat}`))));
  await all(clients, (client) => client.table?.status === 'over');
  const record = await recordOf(url, id);
  return { id, clients, record, agreement: agreementOf(record.chance) as Agreement };
}

/** The record as a server would write it that has exchanged something before the game. */
function forged(record: ReplayRecord, agreement: Agreement): ReplayRecord {
  const config = duel.configFrom(agreement.setups, agreement.terms.common, deckSeed(agreement));
  return recorder(duel, config as ReplayRecord['config'], agreedSpec(agreement)).record();
}

/** Everything bound again, as whoever holds the server can do it. */
function bound(agreement: Agreement, seat: number, late: string): Agreement {
  const { terms } = agreement;
  const commitments = terms.commitments.with(seat, boundBy(terms.id, terms.round, seat, late));
  return { ...agreement, values: agreement.values.with(seat, late), terms: { ...terms, commitments } };
}

describe('a server in league with a player', () => {
  test('exchanges a commitment for one that suits it: every other page names the seat', async () => {
    const { clients, record, agreement } = await played();
    expect(clients.map(({ sight }) => recordDoubts(sight, agreement))).toEqual([[], []]);
    const late = forged(record, bound(agreement, 1, secretFrom('late')));
    // The record alone is in order ...
    expect(verifyReplay(duel, late)).toMatchObject({ ok: true });
    // ... but the pages have seen what stood there before.
    const doubts = clients.map(({ sight }) => recordDoubts(sight, agreementOf(late.chance) as Agreement));
    for (const each of doubts) expect(each).toContainEqual({ round: 1, by: 1, what: 'commitment' });
  });

  test('exchanges its own value: every page names the table', async () => {
    const { clients, record, agreement } = await played();
    const { terms, setups } = agreement;
    const secret = secretFrom('another secret of the table');
    const seals = setups.map((setup, seat) => sealOf(terms.id, 1, seat, secret, setup));
    const other = { ...agreement, secret, terms: { ...terms, seals, table: boundBy(terms.id, 1, 'table', secret) } };
    const late = forged(record, other);
    expect(verifyReplay(duel, late)).toMatchObject({ ok: true });
    for (const { sight } of clients) {
      const doubts = recordDoubts(sight, other);
      expect(doubts).toContainEqual({ round: 1, by: 'table', what: 'commitment' });
      expect(doubts).toContainEqual({ round: 1, by: 'table', what: 'setup' });
    }
  });

  test('gives a seat another deck or another name than was bound: seen in the record, or by the pages', async () => {
    const { clients, record, agreement } = await played();
    const other = record.config as { decks: ReplayRecord['config'][] };
    const deck = { ...agreement, setups: agreement.setups.with(1, other.decks[0]) };
    const fault = verifyReplay(duel, { ...record, chance: agreedSpec(deck) }).firstBad?.expected;
    expect(fault).toContain('seal of the set-up of seat 1 of the table');
    const renamed = agreement.terms.players.with(1, { who: 'person', name: 'Somebody', level: '' });
    const named = { ...agreement, terms: { ...agreement.terms, players: renamed } };
    expect(drawSeed(named)).not.toBe(drawSeed(agreement));
    expect(recordDoubts(clients[0].sight, named)).toEqual([{ round: 1, by: 'table', what: 'name' }]);
  });

  test('another game, another round, other rules: other draws', async () => {
    const { agreement } = await played();
    const { terms } = agreement;
    const others: Partial<Agreement['terms']>[] = [
      { id: 'another' },
      { round: 2 },
      { rulesVersion: '0' },
      { common: {} },
      { game: 'another' },
    ];
    const seeds = others.map((part) => drawSeed({ ...agreement, terms: { ...terms, ...part } }));
    expect(new Set([...seeds, drawSeed(agreement), deckSeed(agreement)]).size).toBe(others.length + 2);
  });
});

/** Lets a page see a table as a false server shows it, one message after another. */
const seeing = (tables: readonly Table[], from: Sight = UNSEEN): Sight =>
  tables.reduce((sight, table) => look(sight, table), from);

describe('a server that shows one page something else than another', () => {
  /** A table in which both are bound and nobody has opened, and what each of them is bound to. */
  async function standing() {
    const { id, anna, accomplice } = await tableOfTwo();
    await accomplice.say('commit', { round: 1, commitment: boundBy(id, 1, 1, value(1)) });
    await anna.until(() => hasOpened(anna, 1));
    const now = anna.table as Table;
    const bare: Table = { ...now, seats: now.seats.map((seat) => ({ ...seat, value: '' })) };
    return { id, bare, own: now.seats[0]?.commitment ?? '' };
  }

  const withCommitment = (table: Table, seat: number, commitment: string): Table => ({
    ...table,
    seats: table.seats.map((each, at) => (at === seat ? { ...each, commitment } : each)),
  });

  test('a page whose own commitment was replaced does not open', async () => {
    const { bare, own } = await standing();
    expect(mayOpen(seeing([bare]), bare, 0, own)).toMatch(/^[0-9a-f]{64}$/);
    const replaced = withCommitment(bare, 0, '0'.repeat(64));
    expect(mayOpen(seeing([replaced]), replaced, 0, own)).toBeUndefined();
    const sight = look(UNSEEN, replaced, [{ seat: 0, commitment: own }]);
    expect(sight.doubts).toEqual([{ round: 1, by: 'table', what: 'commitment' }]);
  });

  test('a commitment that changes before the opening: the page does not open, and names the seat', async () => {
    const { bare, own } = await standing();
    const changed = withCommitment(bare, 1, '1'.repeat(64));
    const sight = seeing([bare, changed]);
    expect(sight.doubts).toEqual([{ round: 1, by: 1, what: 'commitment' }]);
    expect(mayOpen(sight, changed, 0, own)).toBeUndefined();
    // Turning it back does not help.
    expect(mayOpen(seeing([bare], sight), bare, 0, own)).toBeUndefined();
  });

  test('a value that does not fit: named at once, before the first card lies on the table', async () => {
    const { bare } = await standing();
    const wrong = { ...bare, seats: bare.seats.map((seat, at) => (at === 1 ? { ...seat, value: value(9) } : seat)) };
    expect(seeing([bare, wrong]).doubts).toEqual([{ round: 1, by: 1, what: 'value' }]);
  });

  test('two pages shown different commitments: at least one of them sees it in any record', async () => {
    const { id, bare, own } = await standing();
    const shownToAnna = bare;
    const falseAnna = boundBy(id, 1, 0, secretFrom('false Anna'));
    const shownToOther = withCommitment(bare, 0, falseAnna);
    const [anna, other] = [seeing([shownToAnna]), seeing([shownToOther])];
    const fingerprints = [mayOpen(anna, shownToAnna, 0, own), mayOpen(other, shownToOther, 1, value(1))];
    expect(fingerprints[0]).not.toBe(mayOpen(other, shownToOther, 1, shownToOther.seats[1]?.commitment ?? ''));
    for (const table of [shownToAnna, shownToOther]) {
      const said = [anna, other].map((sight) => look(sight, table).doubts.filter(({ by }) => by === 0));
      expect(said.filter((doubts) => doubts.length > 0)).toHaveLength(1);
    }
  });

  test('a round that is left out: the table is named', async () => {
    const { bare } = await standing();
    const next: Table = { ...bare, chance: { ...bare.chance, round: 2, commitment: '2'.repeat(64) } };
    expect(seeing([bare, next]).doubts).toContainEqual({ round: 2, by: 'table', what: 'restart' });
  });

  test('a restart told otherwise than it was: the seat or the table is named', async () => {
    const { bare } = await standing();
    const { chance } = bare;
    const past = {
      round: 1,
      table: chance.commitment,
      seals: chance.seals,
      commitments: bare.seats.map(({ commitment }) => commitment),
      values: ['', ''],
      by: 1,
    };
    const next = (part: Partial<typeof past>): Table => ({
      ...bare,
      seats: bare.seats.map((seat) => ({ ...seat, commitment: '' })),
      chance: { ...chance, round: 2, commitment: '2'.repeat(64), restarts: [{ ...past, ...part }] },
    });
    const doubted = (part: Partial<typeof past>) => seeing([bare, next(part)]).doubts;
    expect(doubted({})).toEqual([]);
    expect(doubted({ table: '3'.repeat(64) })).toEqual([{ round: 1, by: 'table', what: 'commitment' }]);
    expect(doubted({ values: ['', value(7)] })).toEqual([{ round: 1, by: 1, what: 'value' }]);
    expect(doubted({ commitments: past.commitments.with(1, '4'.repeat(64)) })).toEqual([
      { round: 1, by: 1, what: 'commitment' },
    ]);
    const later = seeing([bare, next({}), next({ by: 0 })]).doubts;
    expect(later).toEqual([{ round: 2, by: 'table', what: 'restart' }]);
  });
});

test('decks that nobody brought are drawn from what all have committed to', async () => {
  const { record, agreement } = await played();
  const config = duel.configFrom(agreement.setups, agreement.terms.common, deckSeed(agreement));
  expect(agreement.setups).toEqual([null, null]);
  expect(digest(config)).toBe(record.cards);
  const other = {
    ...record,
    config: duel.configFrom(agreement.setups, agreement.terms.common, 'x') as ReplayRecord['config'],
  };
  const verdict = verifyReplay(duel, { ...other, cards: digest(other.config) });
  expect(verdict.firstBad?.expected).toMatch(/^cards [0-9a-f]{64} from what the seats brought/);
});
