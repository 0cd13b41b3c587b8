export * from './codes.ts';
export * from './messages.ts';
export * from './signals.ts';
export * from './table.ts';
