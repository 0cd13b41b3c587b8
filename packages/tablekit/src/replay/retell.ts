/** Plays a finished game again and tells it step by step, through the same narrator as a game under way. */
import type { ChanceSpec, Core, GameEvent, ReplayRecord, Verdict } from '@kolbiste/kernel';
import { readReplay, recorder, verifyReplay } from '@kolbiste/kernel';
import { publisher } from '@kolbiste/wire';
import type { Seen } from '../engine/adapter.ts';
import { isHere, staged } from '../engine/games.ts';
import { Narrator } from '../engine/narrator.ts';
import type { FromHost, NameSet, Player, Started, Update } from '../engine/protocol.ts';
import { AllEyes } from './all-eyes.ts';
import type { Proof, Retold, Trouble, Viewpoint } from './protocol.ts';

/** A record that cannot be shown at all. */
export class TroubleError extends Error {
  readonly trouble: Trouble;

  constructor(why: Trouble['why'], detail: string) {
    super(detail);
    this.trouble = { why, detail, good: 0 };
  }
}

const HUMAN: Player = { kind: 'human' };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The record of a game that these rules can play. */
function readable(text: string): ReplayRecord {
  let record: ReplayRecord;
  try {
    record = readReplay(text);
  } catch (error) {
    throw new TroubleError('unreadable', wordsOf(error));
  }
  if (!isHere(record.game)) throw new TroubleError('game', record.game);
  const own = staged(record.game).game('real');
  if (record.rulesVersion !== own.rulesVersion) throw new TroubleError('rules', record.rulesVersion);
  return record;
}

const sealOf = (chance: ChanceSpec): string => ('commitment' in chance ? chance.commitment : '');

/** A table laid again from its record, ready for the first answer. */
function lay(record: ReplayRecord, viewpoint: Viewpoint, names: NameSet, tell: (message: FromHost) => void) {
  const adapter = staged(record.game);
  const game = adapter.game(names);
  const seats = adapter.seatsOf(record.config);
  const viewer = viewpoint === 'all' || Number(viewpoint) >= seats ? 'public' : viewpoint;
  const told = publisher<Core, Seen>(game, [viewer]);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const eyes = viewpoint === 'all' ? new AllEyes<Seen>(everybody) : undefined;
  const sink = {
    event(e: GameEvent) {
      told.sink.event(e);
      eyes?.hear(e);
    },
  };
  const playing = recorder<Core>(game, record.config, record.chance, sink);
  const order = adapter.orderOf({ players: everybody.map(() => HUMAN), names }, record.config);
  const narrator = new Narrator({ order, commitment: sealOf(record.chance), viewers: [viewer], asked: [] }, tell);
  told.open(playing.state);
  told.tell(0);
  if (eyes !== undefined) eyes.look = (who) => game.view(playing.state, who);
  narrator.full([told.full(viewer, 0)]);
  narrator.begin();
  narrator.report();
  return {
    narrator,
    /** Gives an answer and tells of it; returns what it led to when the record says otherwise. */
    again([seat, option, check]: ReplayRecord['steps'][number], step: number): string | undefined {
      const refusal = playing.answer(seat, option);
      if (refusal !== undefined) return refusal.code;
      const came = game.hashRecord(playing.state).slice(0, check.length);
      if (came !== check) return `${check} ≠ ${came}`;
      narrator.told(told.tell(step), eyes?.take());
      narrator.report();
      return undefined;
    },
  };
}

/**
 * Every step of a recorded game, as seen from somewhere.
 * @throws TroubleError when nothing of it can be shown
 */
export function retell(text: string, viewpoint: Viewpoint, names: NameSet): Retold {
  const record = readable(text);
  const heard: FromHost[] = [];
  let trouble: Trouble | null = null;
  let good = 0;
  try {
    const table = lay(record, viewpoint, names, (message) => void heard.push(message));
    for (const step of record.steps) {
      const detail = table.again(step, good + 1);
      if (detail !== undefined) {
        trouble = { why: 'broken', detail, good };
        break;
      }
      good++;
    }
  } catch (error) {
    trouble = { why: 'broken', detail: wordsOf(error), good };
  }
  const started = heard.find((message): message is Started => message.type === 'started');
  if (started === undefined) throw new TroubleError('broken', trouble?.detail ?? '');
  const updates = heard.filter((message): message is Update => message.type === 'update').slice(0, good + 1);
  const seats = record.steps.slice(0, good).map(([seat]) => seat);
  return { started, updates, seats, hints: record.hints ?? [], trouble };
}

function sealsOf(chance: ChanceSpec): string[] {
  if (chance.source === 'fast') return [];
  return chance.source === 'keyed' ? [chance.commitment] : [chance.commitment, ...sealsOf(chance.before)];
}

/**
 * Plays a record again and compares every state with it.
 * @throws TroubleError when it is no record of these rules
 */
export function prove(text: string): Proof {
  const record = readable(text);
  const verdict: Verdict = verifyReplay(staged(record.game).game('real'), record, text);
  return { verdict, seals: sealsOf(record.chance) };
}
