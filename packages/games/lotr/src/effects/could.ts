/** Whether an instruction could change anything: what could not is no legal use [LOTR G.5]. */

/** `needed`: what it must choose is not there. */
export type Could = 'no' | 'needed' | 'yes';

export const yes = (holds: boolean): Could => (holds ? 'yes' : 'no');
export const must = (holds: boolean): Could => (holds ? 'yes' : 'needed');
