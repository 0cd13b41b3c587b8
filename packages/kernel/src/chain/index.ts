/** Campaigns as chains of sealed records. Apart from the kernel's other entry, so that a table without campaigns loads none of it. */
export * from './campaign.ts';
export * from './chain.ts';
export * from './play.ts';
export * from './read.ts';
export * from './secrets.ts';
export * from './verify.ts';
