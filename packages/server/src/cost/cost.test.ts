import { describe, expect, test } from 'vitest';
import { addressHash, networkOf } from './address.ts';
import { cpuMillis, measured, newBill, note, onBill } from './bill.ts';
import { Buckets } from './bucket.ts';
import { Cost } from './cost.ts';
import { FairQueue } from './fair.ts';
import { Offenders } from './offenders.ts';

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

  test('is kept under a name that nobody finds by trying all addresses', () => {
    expect(addressHash('192.0.2.7', 'a')).not.toBe(addressHash('192.0.2.7', 'b'));
    expect(addressHash('2001:db8::1', 'a')).toBe(addressHash('2001:db8::ffff', 'a'));
  });
});

test('a bucket lets so much through at once and fills by itself; a debt has to be waited for', () => {
  let now = 0;
  const buckets = new Buckets({ burst: 10, perSecond: 5 }, () => now);
  buckets.use('a', 9);
  expect([buckets.wait('a'), buckets.wait('a', 1), buckets.wait('a', 2)]).toEqual([0, 0, 200]);
  buckets.use('a', 6);
  expect(buckets.wait('b')).toBe(0);
  const wait = buckets.wait('a');
  expect(wait).toBe(1200);
  now = wait;
  expect(buckets.wait('a')).toBe(0);
  now = 1e9;
  buckets.use('a', 10);
  expect(buckets.wait('a')).toBeGreaterThan(0);
});

test('what is done for somebody is on their bill, at whatever depth, and what others do meanwhile is not', async () => {
  // By the clock of the bill: on a busy machine this thread is not always at work.
  const spin = (millis: number): void => {
    const end = cpuMillis() + millis;
    while (cpuMillis() < end);
  };
  const bills = [newBill(), newBill()];
  const work = async (millis: number): Promise<void> => {
    measured(() => measured(() => spin(millis)));
    await new Promise((resolve) => setImmediate(resolve));
    note({ bytes: millis });
  };
  await Promise.all(bills.map((bill, at) => onBill(bill, () => work(at === 0 ? 100 : 0))));
  expect(bills[0].millis).toBeGreaterThanOrEqual(100);
  // Twice as much would be the inner piece noted again.
  expect(bills[0].millis).toBeLessThan(200);
  expect(bills[1].millis).toBeLessThan(bills[0].millis / 3);
  expect(bills.map(({ bytes }) => bytes)).toEqual([100, 0]);
});

test('each payer waits for its own; who plays does not pay for the game', () => {
  const none = { burst: 1e9, perSecond: 1e9 };
  const of = (burst: number) => ({ burst, perSecond: 1 });
  const work = { connection: of(10), address: of(20), game: of(15) };
  const cost = new Cost(work, { connection: none, address: none, game: none }, () => 0);
  cost.pay({ connection: 'c', address: 'a', game: 'g' }, { millis: 12, bytes: 0 });
  expect(cost.wait({ connection: 'c', address: 'b' })).toBeGreaterThan(0);
  expect(cost.wait({ connection: 'd', address: 'a', game: 'g' })).toBe(0);
  cost.pay({ connection: 'd', address: 'b', game: 'g' }, { millis: 5, bytes: 0 });
  expect(cost.wait({ connection: 'e', address: 'e', game: 'g' })).toBeGreaterThan(0);
  expect(cost.wait({ connection: 'e', address: 'e' })).toBe(0);
  cost.forget('c');
  expect(cost.wait({ connection: 'c', address: 'b' })).toBe(0);
});

test('who does not stop is sent away, each time for longer, and is forgiven in the end', () => {
  let now = 0;
  const offenders = new Offenders(() => now);
  const warnings = Array.from({ length: 39 }, () => offenders.warned('c'));
  expect(warnings).not.toContain(true);
  offenders.calm('c');
  for (let n = 0; n < 39; n++) offenders.warned('c');
  expect(offenders.warned('c')).toBe(true);
  const waits = [0, 1, 2, 3, 4, 5, 6, 7].map(() => {
    offenders.offended('a');
    offenders.offended('a');
    const wait = offenders.wait('a');
    now += wait;
    return wait / 1000;
  });
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  expect(offenders.wait('a')).toBe(0);
  now += 901_000;
  offenders.offended('b');
  offenders.offended('a');
  expect(offenders.wait('a')).toBe(5000);
});

test('a queue goes by turns over payers, and over the tables of each', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', 'one', item);
  queue.push('a', 'two', 'A1');
  queue.push('b', 'three', 'b1');
  expect(queue.length).toBe(5);
  const order = [queue.shift(), queue.shift(), queue.shift()];
  queue.push('c', 'four', 'c1');
  expect([...order, ...queue.clear()]).toEqual(['a1', 'b1', 'A1', 'a2', 'c1', 'a3']);
  expect([queue.shift(), queue.length]).toEqual([undefined, 0]);
});
