/** Who else is asked while somebody here chooses. */
import type { OpenQuestion } from '../engine/protocol.ts';
import type { TableState } from '../state/table.ts';
import { tellTable, useTable } from '../state/table.ts';

type Asked = Pick<TableState, 'open' | 'prompt' | 'order' | 'frozen'>;

/** Bots answer before anybody has read that they are asked. */
const isBot = (order: TableState['order'], seat: number): boolean => order?.players[seat]?.kind === 'bot';

/** Open questions of others; of one's own screen those that could be answered next. None where one alone is asked. */
export function othersAsked({ open, prompt, order, frozen }: Asked): readonly OpenQuestion[] {
  if (frozen || order === null) return [];
  const others = open.filter(
    ({ seat, here }) => !isBot(order, seat) && (here ? prompt !== null && seat !== prompt.seat : true),
  );
  return prompt !== null || others.length > 1 ? others : [];
}

/** The same for the page that is shown now. */
export function useOthersAsked(): readonly OpenQuestion[] {
  const open = useTable((s) => s.open);
  const prompt = useTable((s) => s.prompt);
  const order = useTable((s) => s.order);
  const frozen = useTable((s) => s.frozen);
  return othersAsked({ open, prompt, order, frozen });
}

/** Of those who are asked at this screen this one is to answer next. */
export function callSeat(seat: number): void {
  tellTable({ type: 'call', seat });
}

/** The next seat of this screen that is asked too takes over; false = there is none. */
export function callNext(): boolean {
  const state = useTable.getState();
  const seats = othersAsked(state).flatMap(({ seat, here }) => (here ? [seat] : []));
  const now = state.prompt?.seat ?? -1;
  const next = seats.find((seat) => seat > now) ?? seats[0];
  if (next === undefined) return false;
  callSeat(next);
  return true;
}
