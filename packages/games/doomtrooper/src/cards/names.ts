/** Names of the cards; the public ones belong to their owners. */
import { namesOf } from '@kolbiste/cardkit';
import real from './doomtrooper.names.json' with { type: 'json' };

export const { nameOf } = namesOf({ real, neutral: real }, () => '');
