/** A stage that its text completes, whatever its points [LOTR L99]. */
import { advance } from '../flow/stage.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { completeStage: term.yes };

export const completeStage: Verb<typeof schema> = {
  name: 'completeStage',
  schema,
  rule: cite('L99'),
  run: (s) => advance(s),
  cs: () => 'tato etapa je splněná',
  en: () => 'this stage is completed',
};
