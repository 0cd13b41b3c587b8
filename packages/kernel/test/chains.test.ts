/** A campaign over two versions of its rules: sealed, gone on with, verified, and tampered with. */
import { describe, expect, it } from 'vitest';
import { cellarsRules } from '../../testkit/src/cellars/game.ts';
import { coinsConfigs, coinsGame } from '../../testkit/src/coins/game.ts';
import type { Campaign, Chain, ChainRules, SealedLink } from '../src/chain/index.ts';
import {
  beginChain,
  boundaryOf,
  ChainError,
  carryHash,
  closed,
  fitsOpen,
  goOn,
  isChain,
  linkHash,
  linkSeed,
  MOST_LINKS,
  readChain,
  resumed,
  seal,
  secretOf,
  verifyChain,
  withOpen,
  writeChain,
} from '../src/chain/index.ts';
import type { Recorder } from '../src/index.ts';
import { CodecError, commitment, digest, given, rng, secretFrom } from '../src/index.ts';

const [ONE, TWO] = [cellarsRules(1), cellarsRules(2)];
const both = (version: string): ChainRules | undefined => [ONE, TWO].find(({ game }) => game.rulesVersion === version);
const only = (rules: ChainRules) => (version: string) => (rules.game.rulesVersion === version ? rules : undefined);

const ROOT = secretFrom('cellars');
const begun = (rooms = 4): Chain => beginChain(ONE, { rooms, from: null }, 'cellars-1', ROOT);

/** Plays the open link to where it can be sealed: always with the last option, or the party fights instead of resting. */
function played(rules: ChainRules, chain: Chain, rests = false, most = 1000): Recorder<any> {
  const table = resumed(rules, chain);
  for (let i = 0; i < most && boundaryOf(rules, table.state, i) === undefined; i++) {
    const [{ seat, id }] = rules.game.pending(table.state);
    const options = rules.game.options(table.state, seat);
    table.answer(seat, options[rests || id !== 'run.path' ? options.length - 1 : 0] ?? 0);
  }
  return table;
}

const sealed = (rules: ChainRules, chain: Chain, rests = true): Chain =>
  seal(rules, chain, played(rules, chain, rests), null);

/** Two rooms by rules 1, a few answers of the third, given up; the rest by rules 2. */
function overTwoVersions(): Chain {
  const two = sealed(ONE, sealed(ONE, begun()));
  const open = played(ONE, two, true, 1).record();
  let chain = goOn(TWO, withOpen(two, open));
  while (chain.open !== null) chain = sealed(TWO, chain);
  return chain;
}

const WHOLE = overTwoVersions();

describe('a campaign over two versions of its rules', () => {
  it('goes on from the last seal: what passed over is read as today’s, what was given up stays', () => {
    expect(WHOLE.links.map(({ rulesVersion, boundary }) => `${rulesVersion} ${boundary}`)).toEqual([
      '1 room 1',
      '1 room 2',
      '2 room 3',
      '2 ',
    ]);
    expect(WHOLE.links.map(({ carry }) => carry?.version)).toEqual([1, 1, 2, undefined]);
    const [, second, third] = WHOLE.links;
    expect(second?.carry?.data).not.toHaveProperty('charm');
    expect(third?.record.config).toMatchObject({ from: { ...(second?.carry?.data as object), charm: 0 } });
    expect(third?.abandoned.map(({ rulesVersion, steps }) => [rulesVersion, steps.length])).toEqual([['1', 1]]);
    expect(third?.abandoned[0]?.chance).toEqual(third?.record.chance);
  });

  it('verifies whole where both versions are here', () => {
    const text = writeChain(WHOLE);
    expect(isChain(text)).toBe(true);
    const verdict = verifyChain(readChain(text), both, { text });
    expect(verdict).toMatchObject({ ok: true, fault: null });
    expect(verdict.links.map(({ how }) => how)).toEqual(['verified', 'verified', 'verified', 'verified']);
  });

  it('names the links of a version that is not here, and does not fail them', () => {
    expect(verifyChain(WHOLE, only(TWO))).toMatchObject({ ok: true });
    expect(verifyChain(WHOLE, only(TWO)).links.map(({ how, rulesVersion }) => [how, rulesVersion])).toEqual([
      ['otherRules', '1'],
      ['otherRules', '1'],
      ['verified', '2'],
      ['verified', '2'],
    ]);
    expect(new Set(verifyChain(WHOLE, () => undefined).links.map(({ how }) => how))).toEqual(new Set(['otherRules']));
  });

  it('does not go on where these rules cannot read what passed over', () => {
    const two = sealed(TWO, beginChain(TWO, { rooms: 4, from: null }, 'cellars-2', ROOT));
    expect(fitsOpen(ONE, two)).toBe(false);
    expect(() => goOn(ONE, two)).toThrow(/carry.version: expected a carry of version 1, found 2/);
    expect(() => resumed(ONE, two)).toThrow(/the open link is of rules 2, not 1/);
  });

  it('begins the first link anew where nothing is sealed yet', () => {
    const chain = goOn(TWO, withOpen(begun(), played(ONE, begun(), true, 1).record()));
    expect(chain.links).toEqual([]);
    expect(chain.open?.abandoned).toHaveLength(1);
    expect(verifyChain(chain, only(TWO))).toMatchObject({ ok: true });
  });
});

describe('chance', () => {
  it('is fixed for every link before the first: nothing that is played, sealed again or given up gives other draws', () => {
    const [one, other] = [true, false].map((rests) => sealed(ONE, begun(), rests));
    expect(one?.links[0]?.hash).not.toBe(other?.links[0]?.hash);
    expect(one?.open?.record.chance).toEqual(other?.open?.record.chance);
    expect(sealed(ONE, begun())).toEqual(one);
    if (one === undefined) throw new Error('no chain');
    expect(goOn(TWO, one).open?.record.chance).toEqual(one.open?.record.chance);
  });

  it('tells of each link no more than of those before', () => {
    const secrets = WHOLE.links.map(({ secret }) => secret);
    expect([WHOLE.commitment, ...secrets.slice(0, -1)]).toEqual(secrets.map(commitment));
    expect(secrets.at(-1)).toBe(secretOf(ROOT, secrets.length));
    expect(secretOf(ROOT, MOST_LINKS)).toBe(ROOT);
    const seeds = WHOLE.links.map(({ record }) => record.chance.seed);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(linkSeed('other', 1, secrets[0] ?? '')).not.toBe(seeds[0]);
  });

  it('is refused where it is another’s', () => {
    const { links } = verifyChain(beginChain(ONE, { rooms: 4, from: null }, 'a', ROOT), both);
    expect(links[0]?.fault).toBeNull();
    const stranger = beginChain(ONE, { rooms: 4, from: null }, 'b', ROOT);
    const mixed = closed({ ...begun(), open: stranger.open });
    expect(verifyChain(mixed, both).links[0]?.fault).toMatchObject({ link: 1, part: 'record.chance' });
  });
});

type Mutable = { -readonly [K in keyof SealedLink]: any };
type Forgery = readonly [what: string, link: number, part: string, forge: (links: Mutable[], chain: any) => void];
const OTHER = 'f'.repeat(64);

/** All hashes of a link made anew. */
function rehash(link: Mutable): void {
  const { digest: _, ...record } = link.record;
  link.record.digest = digest(record);
  if (link.carry !== null) link.carry.hash = carryHash(link.carry);
  const { hash: __, ...rest } = link;
  link.hash = linkHash(WHOLE.id, rest);
}

const FORGERIES: readonly Forgery[] = [
  ['two links in another order', 1, 'number', (links) => void links.splice(0, 2, links[1], links[0])],
  ['a link left out', 2, 'number', (links) => void links.splice(1, 1)],
  ['a link twice', 3, 'number', (links) => void links.splice(1, 0, links[1])],
  ['another number', 2, 'number', (links) => void (links[1].number = 3)],
  ['a link of another course', 2, 'before', (links) => void (links[1].before = OTHER)],
  ['another secret', 2, 'secret', (links) => void (links[1].secret = OTHER)],
  ['another version', 3, 'rulesVersion', (links) => void (links[2].rulesVersion = '1')],
  ['other printed cards', 1, 'printed', (links) => void (links[0].printed = OTHER)],
  ['another answer', 1, 'record.digest', (links) => void (links[0].record.steps[0][1] = 5)],
  ['another configuration', 1, 'record.cards', (links) => void (links[0].record.config.rooms = 9)],
  ['more gold', 2, 'carry.hash', (links) => void links[1].carry.data.gold++],
  ['another boundary', 2, 'hash', (links) => void (links[1].boundary = 'room 9')],
  ['told otherwise', 2, 'hash', (links) => void (links[1].told = { digest: OTHER, packed: '' })],
  ['another seal', 4, 'hash', (links) => void (links[3].hash = OTHER)],
  ['what was given up left out', 3, 'hash', (links) => void (links[2].abandoned = [])],
  ['what was given up otherwise', 3, 'abandoned[0].digest', (links) => void links[2].abandoned[0].steps.pop()],
  ['a link after the end', 0, 'open', (_, chain) => void (chain.open = begun().open)],
  ['another root', 0, 'root', (_, chain) => void (chain.root = OTHER)],
];

describe('a chain that was tampered with', () => {
  it.each(FORGERIES)('%s', (_what, link, part, forge) => {
    const copy = JSON.parse(writeChain(WHOLE));
    forge(copy.links, copy);
    for (const rules of [both, only(TWO), () => undefined]) {
      const { ok, links, fault } = verifyChain(closed(copy), rules);
      const found = fault ?? links.find((each) => each.fault !== null)?.fault;
      expect([ok, found]).toEqual([false, expect.objectContaining({ link, part })]);
    }
  });

  it('with all hashes of a link made anew: its rules play it otherwise, and the next one hangs on the old seal', () => {
    const copy = JSON.parse(writeChain(WHOLE));
    copy.links[1].carry.data.gold++;
    rehash(copy.links[1]);
    const faults = (rules: typeof both) => verifyChain(closed(copy), rules).links.map(({ fault }) => fault?.part);
    expect(faults(both)).toEqual([undefined, 'carry.data.gold', 'before', undefined]);
    expect(faults(only(TWO))).toEqual([undefined, undefined, 'before', undefined]);
  });

  it('with all hashes of the whole chain made anew: its rules play it otherwise', () => {
    const copy = JSON.parse(writeChain(WHOLE));
    copy.links[1].carry.data.gold++;
    for (const [at, link] of copy.links.entries()) {
      if (at > 0) link.before = copy.links[at - 1].hash;
      rehash(link);
    }
    const { links } = verifyChain(closed(copy), both);
    expect(links.map(({ fault }) => fault?.part)).toEqual([undefined, 'carry.data.gold', 'start', undefined]);
    expect(links[2]?.fault?.expected).toMatch(/config\.from\.gold \d+ from what passed over/);
  });

  it('one byte anywhere', () => {
    const text = writeChain(WHOLE);
    const again = `${text.slice(0, -1)} \n`;
    expect(verifyChain(readChain(again), both, { text: again }).fault).toMatchObject({ link: 0, part: 'bytes' });
    expect(verifyChain({ ...WHOLE, digest: OTHER }, both).fault).toMatchObject({ link: 0, part: 'digest' });
  });
});

describe('boundaries', () => {
  it('none is passed unsealed: nobody chooses between the draws of this link and those of the next', () => {
    const chain = begun();
    const table = played(ONE, chain);
    for (let i = 0; i < 500 && ONE.campaign.boundary(table.state) !== 'room 2'; i++) {
      const [{ seat }] = ONE.game.pending(table.state);
      table.answer(seat, ONE.game.options(table.state, seat).at(-1) ?? 0);
    }
    expect(ONE.campaign.boundary(table.state)).toBe('room 2');
    const { fault } = verifyChain(seal(ONE, chain, table, null), both).links[0] ?? {};
    expect(fault).toMatchObject({ part: 'boundary', expected: 'the seal at the boundary room 1', actual: 'played on' });
    expect(fault?.step).toBeGreaterThan(0);
  });

  it('a link is sealed at one alone', () => {
    const chain = begun();
    expect(() => seal(ONE, chain, resumed(ONE, chain), null)).toThrow(ChainError);
    expect(() => seal(ONE, chain, played(ONE, chain, false, 2), null)).toThrow(/sealed at a boundary/);
    const table = played(ONE, chain, false, 2);
    const { digest: _, ...record } = table.record();
    const early = { ...sealed(ONE, chain).links[0], record: { ...record, digest: digest(record) } } as SealedLink;
    const { fault } = verifyChain(closed({ ...chain, links: [early] }), both).links[0] ?? {};
    expect(fault).toMatchObject({ part: 'hash' });
  });

  it('an open link that stands at one is still whole, and one of another course is not taken up', () => {
    const chain = begun();
    const kept = withOpen(chain, played(ONE, chain).record());
    expect(verifyChain(kept, both).ok).toBe(true);
    const steps = kept.open?.record.steps.map((step, i) => (i === 0 ? [step[0], step[1], OTHER.slice(0, 16)] : step));
    const odd = withOpen(chain, { ...kept.open?.record, steps } as never);
    expect(() => resumed(ONE, odd)).toThrow(/played otherwise at step 1/);
  });
});

describe('a chain', () => {
  it('that is over is not gone on with, nor one whose root was taken out', () => {
    for (const use of [(c: Chain) => resumed(TWO, c), (c: Chain) => goOn(TWO, c)]) {
      expect(() => use(WHOLE)).toThrow(/this campaign is over/);
    }
    const shown = closed({ ...begun(), root: null });
    expect(verifyChain(shown, both).ok).toBe(true);
    expect(() => seal(ONE, shown, played(ONE, shown), null)).toThrow(/no secret of links to come/);
  });

  it.each([
    ['{', 'chain'],
    ['[]', 'chain'],
    [writeChain(WHOLE).replace('kolbiste-chain/1', 'kolbiste-chain/9'), 'chain.format'],
    [writeChain(WHOLE).replace('"number":1', '"number":0'), 'chain.links[0].number'],
    [writeChain(WHOLE).replace('"gold":', '"gold":0.5,"x":'), 'chain.links[0].carry.data'],
    [writeChain(WHOLE).replace('"told":null', '"told":7'), 'chain.links[0].told'],
    [writeChain(WHOLE).replace('kolbiste-replay/2', 'kolbiste-replay/7'), 'chain.links[0].record.format'],
  ])('that is none is refused with the place: %#', (text, path) => {
    let error: unknown;
    try {
      readChain(text);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(CodecError);
    expect((error as CodecError).path).toBe(path);
  });

  it('may be of whole games, one after another', () => {
    const game = coinsGame();
    const campaign: Campaign<any, any, { heap: number; seats: number }> = {
      version: 1,
      form: given((j) => j as { heap: number; seats: number }),
      older: {},
      boundary: (s) => (s.frames.length === 0 && s.purse[0] % 3 > 0 ? 'match' : undefined),
      carry: (s) => ({ heap: 12 + (s.purse[0] % 5), seats: s.purse.length }),
      configFrom: (carry) => ({ ...carry, copies: 4 }),
      joining: null,
    };
    const rules = { game, campaign };
    let chain = beginChain(rules, { ...coinsConfigs(1) }, 'coins', ROOT);
    const random = rng('matches');
    while (chain.open !== null && chain.links.length < 20) {
      const table = resumed(rules, chain);
      while (game.pending(table.state).length > 0) {
        const [{ seat }] = game.pending(table.state);
        const options = game.options(table.state, seat);
        table.answer(seat, options[random.int(options.length)] ?? 0);
      }
      chain = seal(rules, chain, table, null);
    }
    expect(chain.open).toBeNull();
    expect(chain.links.length).toBeGreaterThan(1);
    expect(verifyChain(chain, only(rules))).toMatchObject({ ok: true });
    expect(chain.links.map(({ boundary }) => boundary).at(-1)).toBe('');
  });
});
