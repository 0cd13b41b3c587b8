/** Paragraphs of playing: who casts a spell, what is paid [DT 4.19] [DT 4.20.1]. */
import { cite } from '../rulebook.ts';

export const CASTER = cite(
  '4.19.1',
  '4.19.2',
  '4.19.10',
  '4.19.11',
  '4.19.12',
  '4.19.13',
  '4.19.14',
  '9.3',
  '9.15',
  '9.19',
  'R88',
  'R89',
);
export const PAID = cite('4.1.4', '4.20.1', '7.4.1', '4.19.7', '4.20.2', '7.2.9');
/** A spell that is paid for: it has a caster who may cast it, now and in somebody's favour. */
export const SPELL = cite(
  '4.1.4',
  '4.20.1',
  '7.4.1',
  '4.19.7',
  '4.20.2',
  '7.2.9',
  '4.19.1',
  '4.19.2',
  '4.19.3',
  '4.19.10',
  '4.19.11',
  '4.19.12',
  '4.19.13',
  '4.19.14',
  '9.3',
  '9.15',
  '9.19',
  'R88',
  'R89',
);
/** Another player's card is used instead of him, and paid again. */
export const TAKES_OVER = cite('7.4.2', '7.4.1');
/** A card that asks for attack actions. */
export const ATTACKED = cite('4.22.6', 'R9', 'R25', 'R123');
