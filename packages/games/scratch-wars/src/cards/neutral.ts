/** The invented names, brought to where names are looked up. */
import { bringNames } from './names.ts';
import book from './neutral.names.json' with { type: 'json' };

/** Brings them; once is enough, more often does no harm. */
export const bringNeutral = (): void => bringNames('neutral', book);

bringNeutral();
