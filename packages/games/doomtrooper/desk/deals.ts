/** How games of Doomtrooper are set up: decks to begin with, made ones, or those of a file; and the rules that they are played by. */
import type { CardSource, Dealer, DealPlan, Lang, NameSet } from '@kolbiste/gamekit/desk';
import { keptByDecks, seatedDecks, soundOf, UserError } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import type { NamedDeck } from '../src/cards/deck-file.ts';
import { readDeckFile } from '../src/cards/deck-file.ts';
import { deckFaultWords } from '../src/cards/deck-words.ts';
import { STARTERS } from '../src/cards/decks.ts';
import { nameOf } from '../src/cards/names.ts';
import { readOwnCards } from '../src/cards/own.ts';
import type { OwnCard } from '../src/cards/own-cards.ts';
import { useOwnCards } from '../src/cards/own-cards.ts';
import { randomDeck, SIDES } from '../src/cards/random.ts';
import type { Config, Deck, Profile } from '../src/config.ts';
import { deckFaults, TOURNAMENT } from '../src/config.ts';
import { PROFILES, profileCalled } from '../src/profiles.ts';
import { ownProfileOf } from './profiles.ts';

const STARTING = 'starters';
const RANDOM = 'random';
/** The decks to begin with drawn by the seed, one of them for the first seat, or decks made by the seed. */
export const FORMATS: readonly string[] = [STARTING, ...SIDES, RANDOM];

/** Games are over after a number of rounds unless somebody asks for other rules. */
const USUAL = 'limited';
const BY_RULES = 'rules';
const TIES = ['draw', 'rounds'] as const;
/** The profiles by name, the time limit in rounds of the table (0 = none), and what equal points come to then [DT R137]. */
export const SWITCHES: { readonly [name: string]: readonly string[] } = {
  rules: [USUAL, ...PROFILES.flatMap(({ profile }) => (profile.name === USUAL ? [] : [profile.name]))],
  rounds: [BY_RULES, '12', '25', '50', '100', '0'],
  tie: [BY_RULES, ...TIES],
};

/** The profile that the switches name, or a house's own file. */
function profileOf({ profile, house }: Pick<DealPlan, 'profile' | 'house'>): Profile {
  const { rules = USUAL, rounds = BY_RULES, tie = BY_RULES } = profile;
  const named = house === undefined ? (profileCalled(rules)?.profile ?? TOURNAMENT) : ownProfileOf(house).profile;
  const limit = Number(rounds);
  const timed: Profile =
    rounds === BY_RULES ? named : { ...named, rounds: limit, tie: limit === 0 ? 'rounds' : 'draw' };
  return { ...timed, tie: TIES.find((way) => way === tie) ?? timed.tie };
}

const starters: readonly NamedDeck[] = SIDES.map((name, at) => ({ name, deck: STARTERS[at] }));

const isLegal = (deck: Deck, profile: Profile): boolean => deckFaults(deck, profile).length === 0;

/** The decks to begin with that the rules admit; the one that is asked for must be among them. */
function startersFor(profile: Profile, format: string, rules: string): readonly NamedDeck[] {
  const wanted = starters.find(({ name }) => name === format);
  const [fault] = wanted === undefined ? [] : deckFaults(wanted.deck, profile);
  if (fault !== undefined)
    throw new UserError(`${format}: ${deckFaultWords(fault, profile).en} [${fault.rule}] (--profile rules=${rules})`);
  return starters.filter(({ deck }) => isLegal(deck, profile));
}

/** The sound cards of a file. @throws UserError with all faults */
export const ownCardsOf = ({ text, file }: CardSource): readonly OwnCard[] => soundOf(readOwnCards(text), file);

const decksIn = ({ text, file }: CardSource, profile: Profile): readonly NamedDeck[] =>
  soundOf(readDeckFile(text, profile), file);

const configOf = (decks: readonly Deck[], profile: Profile, own: readonly OwnCard[]): Json =>
  ({ decks, profile, ...(own.length === 0 ? {} : { own }) }) as unknown as Json;

/** Each deck is made for the game, around the own cards if there are any; a side that is asked for plays at the first seat. */
function madeDecks(format: string, seats: number, profile: Profile, own: readonly OwnCard[]): Dealer {
  const sits = Array.from({ length: seats }, (_, seat) => (seat === 0 && SIDES.includes(format) ? format : undefined));
  const deckOf = (seed: string, seat: number): Deck => randomDeck(`${seed}/${seat}`, profile, sits[seat], own);
  return {
    decks: [],
    deal: (seed) => ({
      config: configOf(
        sits.map((_, seat) => deckOf(seed, seat)),
        profile,
        own,
      ),
      decks: sits.map(() => -1),
    }),
  };
}

/** @throws UserError when the plan wants what there is not */
export function dealerOf(plan: DealPlan): Dealer {
  const { source, seats = 2, format } = plan;
  const profile = profileOf(plan);
  const own = plan.own === undefined ? [] : ownCardsOf(plan.own);
  useOwnCards(own);
  const dealt = source === undefined && format !== RANDOM && own.length === 0;
  const rules = plan.house?.file ?? profile.name;
  const ready = dealt ? startersFor(profile, format, rules) : [];
  // Where the rules of a house admit no deck to begin with, legal ones are made.
  if (source === undefined && ready.length === 0) return madeDecks(format, seats, profile, own);
  const decks = source === undefined ? ready : decksIn(source, profile);
  const begin = source === undefined ? decks.findIndex(({ name }) => name === format) : -1;
  const configFor = keptByDecks((at) =>
    configOf(
      at.map((deck) => decks[deck].deck),
      profile,
      own,
    ),
  );
  return {
    decks: decks.map(({ name }) => name),
    deal(seed) {
      const at = seatedDecks(seed, decks.length, seats, begin);
      return { config: configFor(at), decks: at };
    },
  };
}

/** What the cards of each seat are called, own ones as their configuration has them. */
export function deckNames(config: unknown, lang: Lang, names: NameSet): string[][] {
  const { decks, own = [] } = config as Pick<Config, 'decks' | 'own'>;
  const nameIn = (id: number): string => own.find((card) => card.id === id)?.name[lang] ?? nameOf(id, lang, names);
  return decks.map(({ library }) => library.map(nameIn));
}
