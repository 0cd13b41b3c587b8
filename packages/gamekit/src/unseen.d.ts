/** What a page holds, for those who never load one: nothing (`paths` in tsconfig.json). */
export type Unseen = never;
