/** What is against an own event whose words are all sound: a verb where no printed event has it, a part that does not go with how heroes choose. */
import type { Misfit } from '@kolbiste/cardkit';
import { membersIn } from '@kolbiste/cardkit';
import type { Bilingual } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import { COUNTS } from '../verbs/terms.ts';
import { EVENT_ROWS } from './events.ts';
import { instructionsIn, verbIn } from './fit-places.ts';
import type { OwnEvent } from './own-cards.ts';
import type { OptionWritten } from './types.ts';

type Way = 'alone' | 'group' | 'each';

/** Verbs that stand in texts of printed events. */
function heardIn(textOf: (option: OptionWritten, group: boolean) => unknown): string[] {
  const texts = EVENT_ROWS.flatMap(({ group = false, options }) => options.map((option) => textOf(option, group)));
  return texts.flatMap((text) => [...instructionsIn(text)].map(([instruction]) => verbIn(instruction)));
}
/** What goes on in one hero's own choice alone. */
const OWN_CHOICE = ['again', 'rollTable', 'choose'];

/** Verbs of printed events: of what each hero chooses, of what the group decides, of what then happens to each. */
function verbsOf(way: Way): readonly string[] {
  const group = heardIn((option, isGroup) => (isGroup ? option.do : undefined));
  const alone = heardIn((option, isGroup) => (isGroup ? option.each : option.do));
  const found = way === 'group' ? group : way === 'alone' ? alone : alone.filter((verb) => !OWN_CHOICE.includes(verb));
  return [...new Set(found)].sort();
}

const nothing = (cs: string, en: string): Bilingual => both(`nic ${cs}`, `nothing ${en}`);
const IN_A_CHOICE = both('again jen tam, kde si hrdina vybírá (choose)', 'again where a hero chooses alone (choose)');

function* ofText(text: unknown, path: string, way: Way): Generator<Misfit> {
  const verbs = verbsOf(way);
  const wanted = both(
    `sloveso, které tu události mají: ${verbs.join(', ')}`,
    `a verb that events have here: ${verbs.join(', ')}`,
  );
  for (const [instruction, at] of instructionsIn(text)) {
    const verb = verbIn(instruction);
    if (!verbs.includes(verb)) yield [`${path}${at}`, wanted, both(`sloveso ${verb}`, `the verb ${verb}`)];
    // It would go on for ever where nobody is asked.
    if (verb === 'again' && !at.includes('.choose')) yield [`${path}${at}`, IN_A_CHOICE];
  }
  for (const [name, at, value] of membersIn(text)) {
    const isFight =
      value === 'X' || (name === 'of' && typeof value === 'string' && (COUNTS as readonly string[]).includes(value));
    if (isFight || name === 'if') yield [`${path}${at}`, both('počet', 'an amount')];
    const groups = way === 'group' ? ['self', 'heroes'] : ['self'];
    if (name === 'to' && !groups.includes(String(value)))
      yield [`${path}${at}`, both(`jen ${groups.join(', ')}`, `only ${groups.join(', ')}`)];
  }
}

function* ofOption(option: OptionWritten, path: string, { group = false, shows = false }: OwnEvent): Generator<Misfit> {
  const { pay, give, each, do: text } = option;
  if (group && pay !== undefined) yield [`${path}.pay`, nothing('u group', 'with group')];
  if (group && give !== undefined) yield [`${path}.give`, nothing('u group', 'with group')];
  if (!group && each !== undefined) yield [`${path}.each`, nothing('jen u group', 'but with group')];
  if (give === 'shownRelic' && !shows) yield [`${path}.give`, both('shows u „shownRelic“', 'shows with "shownRelic"')];
  yield* ofText(text, `${path}.do`, group ? 'group' : 'alone');
  yield* ofText(each, `${path}.each`, 'each');
}

/** What is wrong with an event whose words are sound, each with its place. */
export function* eventMisfits(own: OwnEvent): Generator<Misfit> {
  const { acts, options, group = false, distinct, picks } = own;
  const ids = options.map(({ id }) => id);
  if (new Set(acts).size < acts.length) yield ['.acts', both('každá Věž jednou', 'each act once')];
  if (new Set(ids).size < ids.length) yield ['.options', both('každé id jednou', 'each id once')];
  if (group && distinct === true) yield ['.distinct', nothing('u group', 'with group')];
  if (group && picks !== undefined) yield ['.picks', nothing('u group', 'with group')];
  if (picks !== undefined && picks > options.length)
    yield ['.picks', both('nejvýše tolik, kolik je možností', 'at most as many as there are options')];
  for (const [at, option] of options.entries()) yield* ofOption(option, `.options[${at}]`, own);
}
