/** A module that is fetched when it is first wanted. */
export type Part<Module> = () => Promise<Module>;
