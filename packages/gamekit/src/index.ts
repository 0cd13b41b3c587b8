export * from './bot.ts';
export * from './manifest.ts';
export * from './online.ts';
export * from './page.ts';
export * from './part.ts';
export * from './words.ts';
export * from './workshop.ts';
