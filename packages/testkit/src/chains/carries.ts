/** Laws of boundaries and of what passes over them. */
import type { Core, Json } from '@kolbiste/kernel';
import { CodecError, canonical, rng } from '@kolbiste/kernel';
import type { Carried } from '@kolbiste/kernel/chain';
import { carriedFrom, configAfter, readCarried } from '@kolbiste/kernel/chain';
import { allSeats } from '../checks/check.ts';
import { damaged } from '../checks/damaged.ts';
import { copyTree, difference, sharedPart, show } from '../data.ts';
import { broken } from '../table.ts';
import type { ChainLaw, Reached, Tour } from './law.ts';

/** Worlds that are dealt to see whether something depends on what nobody sees. */
const WORLDS = 3;

/** States that look to everybody like this one. */
function worlds({ game, random }: Tour, s: Core): Core[] {
  const view = game.view(s, 'public');
  return Array.from({ length: WORLDS }, () => game.determinize(view, rng(`world ${random.int(1 << 30)}`)));
}

/** A boundary at which the campaign does not end. */
const passesOver = ({ boundary }: Reached): boolean => boundary !== '';

export const publicLaw: ChainLaw = {
  name: 'public',
  says: 'whether there is a boundary, and what passes over it, follows from what everybody sees',
  question(tour, s) {
    const { campaign } = tour;
    const here = campaign.boundary(s);
    for (const world of worlds(tour, s)) {
      const there = campaign.boundary(world);
      if (there !== here) broken(`the boundary is ${show(here)}, but ${show(there)} in a world that looks the same`);
    }
  },
  reached(tour, at) {
    if (!passesOver(at)) return;
    const carried = carriedFrom(tour.rules, at.state);
    for (const world of worlds(tour, at.state)) {
      const other = difference(carriedFrom(tour.rules, world), carried);
      if (other !== undefined) broken(`in a world that looks the same something else passes over: ${other}`);
    }
  },
};

export const carryLaw: ChainLaw = {
  name: 'carry',
  says: 'what passes over is plain data of its own form, read as it was written, and looking for it changes nothing',
  reached(tour, at) {
    if (!passesOver(at)) return;
    const { campaign, rules } = tour;
    const before = copyTree(at.state);
    const carried = carriedFrom(rules, at.state);
    const changed = difference(at.state, before);
    if (changed !== undefined) broken(`looking for what passes over changed the state: ${changed}`);
    canonical(carried.data);
    const shared = sharedPart(at.state, carried.data);
    if (shared !== undefined) broken(`the carry hands out a part of the state itself: ${shared}`);
    const again = campaign.form.json(readCarried(campaign, carried));
    const other = difference(again, carried.data);
    if (other !== undefined) broken(`read and written again, it is another carry: ${other}`);
  },
};

function mustRefuse({ campaign }: Tour, carried: Carried, what: string): void {
  try {
    readCarried(campaign, carried);
  } catch (error) {
    if (error instanceof CodecError) return;
    broken(`a damaged carry (${what}) ends in ${(error as Error).message}; expected a CodecError with the path`);
  }
  broken(`a damaged carry (${what}) is read as if it were whole`);
}

export const damagedLaw: ChainLaw = {
  name: 'damaged',
  says: 'a carry with a value of a wrong type, an unknown field or an unknown version is refused with the place',
  reached(tour, at) {
    if (!passesOver(at)) return;
    const carried = carriedFrom(tour.rules, at.state);
    for (const [what, data] of damaged(carried.data, tour.random)) {
      mustRefuse(tour, { ...carried, data: data as Json }, what);
    }
    mustRefuse(tour, { ...carried, version: 999 }, 'version 999');
  },
};

export const startLaw: ChainLaw = {
  name: 'start',
  says: 'a game starts from what passed over, the same each time, loses nothing of it, and goes on without a fault',
  reached(tour, at) {
    if (!passesOver(at)) return;
    const { game, campaign, rules, random } = tour;
    const carried = carriedFrom(rules, at.state);
    const config = configAfter(rules, carried);
    const kept = canonical(config);
    const seed = '0123456789abcdef0123456789abcdef';
    const s = game.setup(config, seed);
    const other = difference(game.setup(configAfter(rules, carried), seed), s);
    if (other !== undefined) broken(`set up twice from the same carry, it is not the same: ${other}`);
    if (campaign.boundary(s) !== undefined) {
      const lost = difference(carriedFrom(rules, s), carried);
      if (lost !== undefined) broken(`where the next link begins, something else would pass over: ${lost}`);
    }
    for (let i = 0; i < 30 && game.pending(s).length > 0; i++) {
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      game.answer(s, seat, options[random.int(options.length)]);
      const fault = game.invariant?.(s);
      if (fault !== undefined) broken(`a game that began from a carry does not hold: ${fault}`);
    }
    if (canonical(config) !== kept) broken('playing changed the configuration');
  },
};

/** What everybody finds at a question: views, options, refusals. */
function found({ game }: Tour, s: Core): unknown {
  const seats = allSeats(game, s);
  return {
    pending: game.pending(s),
    views: ['public' as const, ...seats].map((who) => game.view(s, who)),
    options: seats.map((seat) => game.options(s, seat)),
    refusals: seats.map((seat) => game.refusals(s, seat)),
  };
}

export const seamlessLaw: ChainLaw = {
  name: 'seamless',
  says: 'a link that is sealed at a question begins at the same one: nobody sees anything else, nor may do anything else',
  reached(tour, at) {
    if (!passesOver(at) || tour.game.pending(at.state).length === 0) return;
    const { game, rules } = tour;
    const s = game.setup(configAfter(rules, carriedFrom(rules, at.state)), 'fedcba9876543210fedcba9876543210');
    const other = difference(found(tour, s), found(tour, at.state));
    if (other !== undefined) broken(`after the seal it is not as before: ${other}`);
  },
};
