// The processes in which scenarios are run against mutants. One that takes too long is ended and another begun.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
const MS_TO_LOAD = 600_000;
const MS_FOR_ONE = 20_000;

/** @typedef {{ ready: boolean, once: number[], reached: { file: string, reached: number[] }[], why?: string }} Ready */
/** @typedef {{ id: number, killedBy?: string, why: string, ran: number, spoilt: boolean }} Answer */

/** A child process with a game whose sources are woven. */
class Runner {
  /** @param {string} game @param {Record<string, string>} sources @param {number} on the switch that is on from the start */
  constructor(game, sources, on) {
    this.child = fork(WORKER, { execArgv: ['--max-old-space-size=1024', '--disable-warning=ExperimentalWarning'] });
    this.ready = /** @type {Promise<Ready>} */ (this.#ask({ game, sources, on }, MS_TO_LOAD));
  }

  /**
   * Sends an order. @returns {Promise<any>} the answer; an object with `why` alone when none came in time
   * @param {object} order @param {number} ms
   */
  #ask(order, ms) {
    const { child } = this;
    return new Promise((resolve) => {
      /** @param {any} answer */
      const settle = (answer) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(answer);
      };
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        settle({ why: `no end after ${ms / 1000} s`, gone: true });
      }, ms);
      child.once('message', settle);
      child.once('exit', (code) => settle({ why: `the process ended with ${code}`, gone: true }));
      child.once('error', (error) => settle({ why: error.message, gone: true }));
      child.send(order);
    });
  }

  /** @param {number} id @param {string[]} only @returns {Promise<Answer & { gone?: boolean }>} */
  run(id, only) {
    return this.#ask({ id, only }, MS_FOR_ONE);
  }

  end() {
    this.child.removeAllListeners();
    this.child.kill('SIGKILL');
  }
}

/** One lane of the pool: a warm process that is replaced when it is gone or spoilt. */
class Lane {
  /** @type {Runner | undefined} */
  #runner;

  /** @param {string} game @param {Record<string, string>} sources */
  constructor(game, sources) {
    this.game = game;
    this.sources = sources;
  }

  async #warm() {
    this.#runner ??= new Runner(this.game, this.sources, -1);
    const ready = await this.#runner.ready;
    if (!ready.ready) throw new Error(`${this.game} does not run unbroken: ${ready.why}`);
    return { runner: this.#runner, ready };
  }

  /** What the switches are come to by. */
  async survey() {
    return (await this.#warm()).ready;
  }

  /** In a process in which the game is loaded already. @param {number} id @param {string[]} only */
  async warm(id, only) {
    const { runner } = await this.#warm();
    const answer = await runner.run(id, only);
    if (answer.gone || answer.spoilt) this.end();
    return answer.spoilt ? this.fresh(id, only) : answer;
  }

  /** In a process of its own, broken before anything is loaded. @param {number} id @param {string[]} only */
  async fresh(id, only) {
    const runner = new Runner(this.game, this.sources, id);
    const ready = await runner.ready;
    const answer = ready.ready ? await runner.run(id, only) : { id, killedBy: 'loading', why: ready.why ?? '', ran: 0 };
    runner.end();
    return answer;
  }

  end() {
    this.#runner?.end();
    this.#runner = undefined;
  }
}

/** @typedef {{ id: number, killedBy: string | undefined, why: string }} Fate */

/**
 * Runs the scenarios against each mutant until one fails.
 * @param {string} game
 * @param {Record<string, string>} sources the woven ones, by path
 * @param {readonly number[]} ids of the mutants
 * @param {{ jobs: number, tell?: (done: number) => void }} options
 * @returns {Promise<Fate[]>} in the order of the ids; `killedBy`: a scenario, `loading` or `time`
 */
export async function runMutants(game, sources, ids, { jobs, tell }) {
  const lanes = Array.from({ length: Math.min(jobs, Math.max(1, ids.length)) }, () => new Lane(game, sources));
  try {
    const { once, reached } = await (lanes[0] ?? new Lane(game, sources)).survey();
    const all = reached.map(({ file }) => file);
    const early = new Set(once);
    const sets = reached.map(({ file, reached: list }) => ({ file, set: new Set(list) }));
    /** @type {Fate[]} */
    const fates = [];
    let next = 0;
    const work = async (/** @type {Lane} */ lane) => {
      for (let at = next++; at < ids.length; at = next++) {
        const id = ids[at];
        const only = early.has(id) ? all : sets.filter(({ set }) => set.has(id)).map(({ file }) => file);
        const answer = early.has(id) ? await lane.fresh(id, all) : await lane.warm(id, only);
        const killedBy = 'gone' in answer && answer.gone ? 'time' : answer.killedBy;
        fates[at] = { id, killedBy, why: only.length === 0 ? 'no scenario comes to it' : answer.why };
        tell?.(at + 1);
      }
    };
    await Promise.all(lanes.map(work));
    return fates;
  } finally {
    for (const lane of lanes) lane.end();
  }
}
