/** What a game shows in a terminal, and what all desks share. */
export * from './cards.ts';
export * from './decks.ts';
export * from './desk.ts';
export * from './errors.ts';
export * from './invented.ts';
export * from './language.ts';
export * from './names.ts';
export * from './terminal.ts';
