import type { Asked } from './procedure.ts';
import type { Seat } from './state.ts';

/**
 * What a seat could point at, as a question lists it. Legal options go straight into the caller's list, what is refused
 * is kept only where somebody wants to know: listing options is the hottest thing a game does.
 */
export class Candidates {
  /** Legal options so far: the first `count` of the list. A longer list takes its place when it is full. */
  legal: Int32Array = new Int32Array(64);
  count = 0;
  /** Refused options and their codes, in pairs; null = nobody asks. */
  refused: number[] | null = null;
  private ask: Asked<any, any> | null = null;
  private s: unknown = null;
  private x: unknown = null;
  private seat = 0;

  /** Lists a question anew for one seat. */
  of<S, X>(ask: Asked<S, X>, s: S, x: X, seat: Seat, legal: Int32Array, refused: number[] | null): void {
    this.begin(ask, s, x, seat, legal);
    this.refused = refused;
    ask.candidates(s, x, seat, this);
  }
  /** As `of`, up to the listing itself; what is refused is not kept. */
  begin<S, X>(ask: Asked<S, X>, s: S, x: X, seat: Seat, legal: Int32Array): void {
    this.legal = legal;
    this.count = 0;
    this.refused = null;
    this.ask = ask;
    this.s = s;
    this.x = x;
    this.seat = seat;
  }
  /** Does anybody want to know what is refused? Otherwise what is refused in every position need not be listed. */
  get telling(): boolean {
    return this.refused !== null;
  }
  push(option: number): void {
    this.judged(option, (this.ask as Asked<any, any>).check(this.s, this.x, this.seat, option));
  }
  /** As push, with what the question's own `check` says of the option: for hot paths, where it is asked in place. */
  judged(option: number, code: number): void {
    if (this.refused !== null && code !== 0) this.refused.push(option, code);
    const at = this.count;
    if (at === this.legal.length) this.lengthen();
    // Written either way and counted without a branch: whether an option is legal is what a processor foresees worst.
    this.legal[at] = option;
    this.count = at + 1 - ((code | (0 - code)) >>> 31);
  }
  private lengthen(): void {
    const longer = new Int32Array(this.legal.length * 2 + 8);
    longer.set(this.legal);
    this.legal = longer;
  }
}
