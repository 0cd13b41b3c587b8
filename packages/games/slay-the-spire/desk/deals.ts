/** How games of Slay the Spire are set up: an adventure, or a single fight; who plays whom goes by the book unless somebody is asked for. */
import type { CardSource, Dealer, DealPlan } from '@kolbiste/gamekit/desk';
import { soundOf, UserError } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import { CodecError, rng } from '@kolbiste/kernel';
import type { Config } from '../src/index.ts';
import { ACTS_HERE, configOf, MOST_ASCENSION, MOST_PACKS, PLAYABLE } from '../src/index.ts';
import type { OwnCard } from './engine.ts';
import { ENEMIES, readOwnCards, useOwnCards, W } from './engine.ts';

/** Heroes in the order of the book, or one of them at the first seat. */
export const FORMATS: readonly string[] = ['heroes', ...PLAYABLE];
export const MODES = ['adventure', 'fight'] as const;

const ANY = 'any';
const [NO, YES] = ['no', 'yes'];
/** What a fight may be against: own enemies too, as long as they are played with. */
const foes = (): string[] => ENEMIES.filter(({ deck }) => deck !== 'summon').map(({ id }) => id);
const upTo = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, n) => String(from + n));
const FLAGS = ['bossOpen', 'colorless', 'actFour', 'lastStand', 'chooseRelics', 'daily'] as const;
const MAPS = ['first', 'second', 'drawn'];
/** The two changes of a custom run [STS 21.26]. */
const CHANGES = ['change', 'otherChange'] as const;
const NO_CHANGE = 'none';

/** The way an adventure is played, the usual value first. */
export const SWITCHES: { readonly [name: string]: readonly string[] } = {
  get enemy() {
    return [ANY, ...foes()];
  },
  map: MAPS,
  from: upTo(1, ACTS_HERE),
  to: [ANY, ...upTo(1, ACTS_HERE)],
  ascension: upTo(0, MOST_ASCENSION),
  packs: upTo(0, MOST_PACKS),
  ...Object.fromEntries(CHANGES.map((each) => [each, [NO_CHANGE, ...W.MODIFIERS]])),
  ...Object.fromEntries(FLAGS.map((flag) => [flag, [NO, YES]])),
};

/** The changes that are asked for; that there are two or none the configuration says. */
const changesOf = (profile: DealPlan['profile']): W.ModifierId[] =>
  CHANGES.flatMap((each) => W.MODIFIERS.filter((id) => id === profile[each]));

/** All of a configuration that switches say. */
function configured(profile: DealPlan['profile']): Partial<Config> {
  const { map = MAPS[0], from = '1', to = ANY, ascension = '0', packs = '0' } = profile;
  return {
    map: MAPS.indexOf(map),
    first: Number(from),
    ...(to === ANY ? {} : { last: Number(to) }),
    ascension: Number(ascension),
    packs: W.HEROES.map(() => Number(packs)),
    modifiers: changesOf(profile),
    ...Object.fromEntries(FLAGS.map((flag) => [flag, profile[flag] === YES])),
  };
}

/** @throws UserError that says what of the profile does not fit */
function checked(config: Partial<Config>): Config {
  try {
    return configOf(config);
  } catch (error) {
    if (error instanceof CodecError) throw new UserError(error.message);
    throw error;
  }
}

/** Each hero once as long as there are others. */
function heroesOf(format: string, seats: number): (typeof PLAYABLE)[number][] {
  const first = PLAYABLE.filter((id) => id === format);
  const order = [...first, ...PLAYABLE.filter((id) => id !== format)];
  return Array.from({ length: seats }, (_, seat) => order[seat % order.length]);
}

/** The sound cards of a file. @throws UserError with all faults */
export const ownCardsOf = ({ text, file }: CardSource): readonly OwnCard[] => soundOf(readOwnCards(text), file);

/** @throws UserError when the plan wants what there is not */
export function dealerOf(plan: DealPlan): Dealer {
  const { profile, format, seats = 1, mode = 'adventure', easy, source, position } = plan;
  if (easy === true) throw new UserError('There is no easier game of Slay the Spire; --easy is for others.');
  if (source !== undefined)
    throw new UserError('Decks of Slay the Spire are those of its heroes; --cards adds cards of your own to them.');
  if (position !== undefined)
    throw new UserError('Positions of Slay the Spire are read from scenarios: kolbiste judge.');
  const { enemy = ANY } = profile;
  if (enemy !== ANY && mode !== 'fight') throw new UserError('--profile enemy=... is for --mode fight.');
  const heroes = heroesOf(format, seats);
  const own = plan.own === undefined ? [] : ownCardsOf(plan.own);
  useOwnCards(own);
  const usual = { ...configured(profile), ...(own.length === 0 ? {} : { own }) };
  return {
    decks: [],
    deal(seed) {
      const all = foes();
      const drawn = all[rng(`spire ${seed}`).int(all.length)];
      const fight = mode !== 'fight' ? '' : enemy === ANY ? drawn : enemy;
      return { config: checked({ ...usual, heroes, fight }) as unknown as Json, decks: heroes.map(() => -1) };
    },
  };
}
