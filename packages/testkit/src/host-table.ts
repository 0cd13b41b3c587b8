/** A table of a page without browser and workers: what it says is kept, and bots answer when it is their turn. */
import { secretFrom } from '@kolbiste/kernel';

/** A table that runs, as far as it is tried. */
export interface Table {
  answer(step: number, seat: number, option: number, byBot: boolean): void;
  sit(seat: number): void;
}

/** What a table is told to use. */
export interface Around {
  tell(message: any): void;
  think(question: any): void;
  secret(): string;
  keep(one: any): void;
  policies: undefined;
  finished(): void;
}

export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: 'random' };
export const HUMAN: Player = { kind: 'human' };
export const BOT: Player = { kind: 'bot', level: 'random' };

interface Words {
  readonly cs: string;
  readonly en: string;
}
export interface Said {
  readonly text: Words;
  readonly rule: readonly string[];
}
interface Prompt {
  readonly seat: number;
  readonly text: Words;
  readonly options: readonly (Said & { readonly option: number })[];
  readonly refused: readonly (Said & { readonly help: Words })[];
}

/** What a table tells after each answer; its table is as the game's page draws it. */
interface Told<T> {
  readonly step: number;
  readonly table: T;
  readonly prompts: readonly Prompt[];
  readonly curtain: number | null;
  readonly sitting: number | null;
  readonly happened: readonly Said[];
}

export interface TableMaker<Order> {
  open(order: Order, around: Around): Table;
  /** A bot's answer. */
  think(question: any): { readonly step: number; readonly seat: number; readonly option: number };
}

/** A table and all that it says. `turn` has the next one answer; false = nobody owes. */
export function layTable<B extends Table>(
  maker: Pick<TableMaker<never>, 'think'>,
  start: (around: Around) => B,
  seed = 'table',
) {
  const heard: any[] = [];
  const asked: any[] = [];
  const kept: any[] = [];
  let secrets = 0;
  const table = start({
    tell: (message) => void heard.push(message),
    think: (question) => void asked.push(question),
    secret: () => secretFrom(`${seed} ${secrets++}`),
    keep: (one) => void kept.push(one),
    policies: undefined,
    finished: () => void kept.push(null),
  });
  const updates = (): Told<any>[] => heard.filter(({ type }) => type === 'update');
  const latest = (): Told<any> => heard.findLast(({ type }) => type === 'update');
  const turn = (n: number): boolean => {
    const question = asked.shift();
    const { prompts, step, curtain } = latest();
    if (question !== undefined) {
      const { step: at, seat, option } = maker.think(question);
      table.answer(at, seat, option, true);
    } else if (curtain !== null) table.sit(curtain);
    else if (prompts.length > 0) {
      const [{ seat, options }] = prompts;
      table.answer(step, seat, options[(n * 7) % options.length].option, false);
    } else return false;
    return true;
  };
  return { table, heard, asked, kept, updates, latest, turn };
}
