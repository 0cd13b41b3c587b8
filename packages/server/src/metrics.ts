/** What is counted and measured, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Waiting } from './bots/thinker.ts';
import type { PatrolState } from './store/patrol.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly answers: Counter;
  readonly refused: Counter<'code'>;
  readonly batch: Histogram;
  readonly commit: Histogram;
}

/** What is read when somebody asks. */
export interface Sources {
  /** Rooms in memory. */
  awake(): number;
  connections(): number;
  /** Bytes that the database takes up. */
  bytes(): Promise<number>;
  /** Bots that wait for a thread. */
  waiting(): Waiting;
  /** How far what is kept was looked through for damage. */
  patrol(): PatrolState;
}

export function newMetrics({ awake, connections, bytes, waiting, patrol }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number | Promise<number>): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('kolbiste_rooms_awake', 'Rooms in memory', awake);
  gauge('kolbiste_connections', 'Connected sockets', connections);
  gauge('kolbiste_database_bytes', 'Bytes that the database takes up; -1 = it does not say', bytes);
  gauge('kolbiste_bots_waiting', 'Bots that wait for a thread to think in', () => waiting().bots);
  gauge(
    'kolbiste_bots_waiting_seconds',
    'How long the bot that waits longest has waited; 0 = none does',
    () => waiting().millis / 1000,
  );
  gauge('kolbiste_games_damaged', 'Games set aside because what is kept of them is damaged', () => patrol().damaged);
  gauge('kolbiste_rows_checked', 'Rows looked at for damage since the start', () => patrol().rows);
  gauge('kolbiste_check_rounds', 'How often all rows were looked at since the start', () => patrol().rounds);
  return {
    registry,
    answers: new Counter({ name: 'kolbiste_answers_total', help: 'Answers kept', registers }),
    refused: new Counter({ name: 'kolbiste_refused_total', help: 'Messages refused', labelNames: ['code'], registers }),
    batch: new Histogram({
      name: 'kolbiste_answers_per_sync',
      help: 'Answers written in one transaction',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    commit: new Histogram({
      name: 'kolbiste_commit_seconds',
      help: 'Duration of one transaction',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
      registers,
    }),
  };
}
