/** The game's id, in a module that brings nothing else along. */
export const ID = 'scratch-wars';
