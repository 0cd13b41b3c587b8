export type { ServerOptions } from './building.ts';
export { GAMES } from './games/index.ts';
export type { GameRow, ServedGame } from './games/served.ts';
export type { RunningServer } from './server.ts';
export { createServer } from './server.ts';
export type { Limits, Settings } from './settings.ts';
export { BadSetting, settingsFrom, UNLIMITED } from './settings.ts';
export { DatabaseTaken } from './store/lock.ts';
export { UnsafeDatabase } from './store/syncs.ts';
