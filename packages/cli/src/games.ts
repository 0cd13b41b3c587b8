/** The games of the house as the command line shows them. */
import type { GameManifest, Mind } from '@kolbiste/gamekit';
import { campaignOf, mindOf } from '@kolbiste/gamekit';
import type { CardDesk, Desk, Lang } from '@kolbiste/gamekit/desk';
import { say, UserError } from '@kolbiste/gamekit/desk';
import { GAMES as HOUSE } from '@kolbiste/games';
import type { Campaign } from '@kolbiste/kernel/chain';
import { nearest } from '@kolbiste/kernel/files';
import { ARGS } from './texts/common.ts';

/** A game at its desk. */
export interface GameDesk extends Desk {
  readonly id: string;
  /** Numbers of seats that can play, the usual one first. */
  readonly seatCounts: readonly number[];
  /** All win or lose together: bots are then measured by how often they win. */
  readonly together: boolean;
  /** What the game tells bots. */
  mind(): Promise<Mind | null>;
  /** Whether it has campaigns. */
  readonly campaigns: boolean;
  /** Its campaigns. */
  campaign(): Promise<Campaign | null>;
}

/** Those that are played in the terminal. */
export const GAMES = HOUSE.filter(({ desk }) => desk !== null);
export const GAME_IDS = GAMES.map(({ id }) => id);

async function openDesk(manifest: GameManifest): Promise<GameDesk> {
  const { id, seats, together, desk } = manifest;
  if (desk === null) throw new Error(`${id} has no desk`);
  return {
    ...(await desk()).desk,
    id,
    seatCounts: seats,
    together,
    campaigns: manifest.campaign !== null,
    mind: () => mindOf(manifest),
    campaign: () => campaignOf(manifest),
  };
}

const opened = new Map<GameManifest, Promise<GameDesk>>();

/** The desk of a game of `GAMES`: the same each time. */
export function deskOf(manifest: GameManifest): Promise<GameDesk> {
  const known = opened.get(manifest) ?? openDesk(manifest);
  opened.set(manifest, known);
  return known;
}

/** The game with this id. @throws UserError with a suggestion when there is none */
export async function gameNamed(id: string, lang: Lang): Promise<GameDesk> {
  const manifest = GAMES.find((each) => each.id === id);
  if (manifest !== undefined) return deskOf(manifest);
  const near = nearest(id, GAME_IDS);
  const hint = near === undefined ? '' : say(lang, ARGS.didYouMean, { word: near });
  throw new UserError(
    say(lang, ARGS.game, { found: JSON.stringify(id.slice(0, 60)), known: GAME_IDS.join(', '), hint }),
  );
}

/** The game whose name the file bears; undefined where it bears none. */
export async function gameOfFile(text: string): Promise<GameDesk | undefined> {
  const named = /"game"\s*:\s*"([^"]{1,60})"/.exec(text)?.[1];
  const manifest = GAMES.find(({ id }) => id === named);
  return manifest === undefined ? undefined : deskOf(manifest);
}

/** All games. */
export const allGames = (): Promise<GameDesk[]> => Promise.all(GAMES.map(deskOf));

/** The cards of a game. @throws UserError where it has none */
export function cardsOf({ id, cards }: Pick<GameDesk, 'id' | 'cards'>, lang: Lang): CardDesk {
  if (cards !== null) return cards;
  throw new UserError(say(lang, ARGS.noCards, { game: id }));
}
