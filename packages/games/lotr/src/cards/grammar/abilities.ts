/** When an ability works, what it costs, what it does: the grammar of abilities, as `types.ts` has them; that of verbs is theirs. */
import { both } from '@kolbiste/kernel/files';
import type { Choice, Rules } from '@kolbiste/kernel/grammar';
import { choice, fields, listOf, word } from '@kolbiste/kernel/grammar';
import { text as instructions } from '../../verbs/index.ts';
import { PHASES } from '../../vocabulary.ts';
import { few } from '../parts.ts';
import { TRIGGERS } from '../types.ts';
import { about, costs, passive } from './terms.ts';

const text = instructions.rule;
const limit = fields({ times: few.rule, per: word(['round', 'phase']) }, { each: word(['player']) });
const does: Rules = { cost: costs, limit };
const trigger = word(TRIGGERS);

const ABILITY: Choice = {
  what: both(
    'schopnost: action, response, forced, passive, revealed, shadow, travel nebo setup',
    'an ability: action, response, forced, passive, revealed, shadow, travel or setup',
  ),
  records: {
    action: fields({ action: word(['any', ...PHASES]), do: text }, { ...does, by: word(['anyone']) }),
    response: fields({ response: trigger, do: text }, { ...does, about, from: word(['hand']) }),
    forced: fields({ forced: trigger, do: text }, { ...does, about }),
    passive: fields({ passive }),
    revealed: fields({ revealed: text }),
    shadow: fields({ shadow: text }, { undefended: text }),
    travel: fields({ travel: text }),
    setup: fields({ setup: text }),
  },
};
export const abilities = listOf(
  choice(() => ABILITY),
  1,
  6,
);
