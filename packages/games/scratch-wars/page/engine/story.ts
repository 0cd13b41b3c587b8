/** The course of a duel in numbers: the life of both heroes; and what the wheels brought. */
import type { GameEvent } from '@kolbiste/kernel';
import { both } from '@kolbiste/tablekit/plain/data.ts';
import type { Draw, Judged, Story } from '@kolbiste/tablekit/story/story.ts';
import type { State } from '../../src/index.ts';
import { EVENTS } from '../../src/index.ts';

/** Every field of a wheel is equally likely [SW 1.4.8.2]. */
function spin({ table }: State, { kind, a, b, c }: GameEvent): Draw | undefined {
  if (!/^(spun|startWeaponSpun)$/.test(EVENTS[kind])) return undefined;
  const fields = table.weapons[b]?.fields;
  if (fields === undefined) return undefined;
  const sum = fields.reduce((total, field) => total + field.value, 0);
  return { seat: a, came: fields[c].value, expected: { over: sum, under: fields.length } };
}

const spins: Judged<State> = {
  what: both('Součet zatočení', 'Sum of the spins'),
  how: both(
    'Číslo každého zatočení proti průměru všech polí toho kola; počítají se i zatočení o začátek a ta, která trik odmítl.',
    'The number of each spin against the mean of all fields of that wheel; start spins and spins that a trick refused count too.',
  ),
  draw: spin,
};

export const story: Story<State> = {
  counted: () => ({
    title: both('Životy hrdinů', 'Life of the heroes'),
    of: 'seats',
    limit: { value: 0, words: both('hrdina padá', 'the hero falls') },
    time: both('{n}. kolo', 'round {n}'),
  }),
  values: ({ life }) => life,
  time: ({ round }) => round,
  luck: [spins],
};
