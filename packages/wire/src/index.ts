export * from './kinds.ts';
export * from './patch.ts';
export * from './reader.ts';
export * from './sight.ts';
export * from './stops.ts';
export * from './teller.ts';
export * from './told.ts';
export * from './told-record.ts';
