/** What a game with campaigns says of them: where a link of a chain ends, and what passes over into the next one. */
import type { Json } from '../codec.ts';
import { CodecError } from '../codec.ts';
import type { Game } from '../definition.ts';
import { digest } from '../hash.ts';
import type { Field } from '../shape.ts';
import type { Core } from '../state.ts';

/**
 * A game's campaign. All of it reads what everybody may know: at a boundary nothing that is hidden passes over, the next
 * link deals it anew. The test kit holds a game against that (`describeChains`).
 *
 * @typeParam D what passes over
 */
export interface Campaign<S extends Core = any, C = any, D = any> {
  /** Version of the carry. It rises whenever its form changes. */
  readonly version: number;
  /** The form of the carry: what may stand in it, checked with the place of a fault. */
  readonly form: Field<D>;
  /** Carries of older versions: how each is read as one of today. @throws CodecError */
  readonly older: Readonly<Record<number, (j: Json, path: string) => D>>;
  /**
   * The name of the boundary at which a state at a question, or after the end of a game, stands: a room of the map, a
   * scenario; undefined = none. A link ends at the first one that is reached by an answer.
   */
  boundary(s: S): string | undefined;
  /** What passes over. Asked at a boundary only. */
  carry(s: S): D;
  /** The configuration of the game that goes on from there. */
  configFrom(carry: D): C;
  /** null = whoever began goes on to the end. */
  readonly joining: Joining<C> | null;
}

/** Who may join a campaign at a boundary, beside those who came there. */
export interface Joining<C = any> {
  /** Who joins where a game begins with this configuration, each by a word. */
  of(config: C): readonly string[];
  /** The configuration with them. @throws CodecError when nobody can join there, or not they */
  with(config: C, who: readonly string[]): C;
}

/** The rules by which links of a chain are played. */
export interface ChainRules<S extends Core = any> {
  readonly game: Game<S, any>;
  readonly campaign: Campaign<S>;
}

/** What passed over a boundary, as it stands in a chain. */
export interface Carried {
  readonly version: number;
  readonly data: Json;
  /** SHA-256 of version and data. */
  readonly hash: string;
}

/** The hash of a carry. */
export const carryHash = ({ version, data }: Omit<Carried, 'hash'>): string => digest({ version, data });

/** What passes over from a state at a boundary. */
export function carriedFrom<S extends Core>({ campaign }: ChainRules<S>, s: S): Carried {
  const { version, form } = campaign;
  const data = form.json(campaign.carry(s));
  return { version, data, hash: carryHash({ version, data }) };
}

/**
 * Reads a carry, also one of an older version.
 * @throws CodecError with the place where it is none, or when these rules do not know its version
 */
export function readCarried<D>(campaign: Campaign<any, any, D>, { version, data }: Carried, path = 'carry'): D {
  if (version === campaign.version) return campaign.form.read(data, `${path}.data`, undefined);
  const older = Object.hasOwn(campaign.older, version) ? campaign.older[version] : undefined;
  if (older !== undefined) return older(data, `${path}.data`);
  const known = [campaign.version, ...Object.keys(campaign.older).reverse()].join(', ');
  throw new CodecError(`${path}.version`, `expected a carry of version ${known}, found ${version}`);
}

/** The configuration of the link that follows, and with whom who joins there. @throws CodecError */
export function configAfter({ campaign }: ChainRules, carried: Carried, who: readonly string[] = []): Json {
  const config = campaign.configFrom(readCarried(campaign, carried));
  return (who.length === 0 ? config : campaign.joining?.with(config, who)) as Json;
}

/** Who joined where a link begins so; nobody where that cannot be read, for then nothing else of it can. */
export function joinedIn({ campaign }: ChainRules, config: Json): readonly string[] {
  try {
    return campaign.joining?.of(config) ?? [];
  } catch {
    return [];
  }
}
