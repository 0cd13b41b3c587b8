/** Runs `kolbiste rules profiles`: the profiles of a game, or in what two of them differ. */
import type { DeskProfile } from '@kolbiste/gamekit/desk';
import { EXIT, say, UserError, wrapped } from '@kolbiste/gamekit/desk';
import type { GameDesk } from '../games.ts';
import { gameNamed } from '../games.ts';
import { isProfileFile, profileSource } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { RULES } from '../texts/rules.ts';
import type { JsonOption } from './main.ts';

/** One of the game's profiles by its name, or a house's own by its file. */
function called({ profiles: all, ownProfile }: GameDesk, name: string, { lang }: Context): DeskProfile {
  if (ownProfile !== undefined && isProfileFile(name)) return ownProfile.read(profileSource(name, lang));
  const found = all.find((profile) => profile.name === name);
  if (found !== undefined) return found;
  const names = all.map((profile) => profile.name).join(', ');
  throw new UserError(say(lang, RULES.noProfile, { name: JSON.stringify(name.slice(0, 80)), names }));
}

/** Fields of the first that say something else in the second. */
const differences = (a: DeskProfile, b: DeskProfile) =>
  a.fields.flatMap((field, at) => {
    const other = b.fields[at];
    return other === undefined || other.value.en === field.value.en ? [] : [[field, other] as const];
  });

/** Prints the names of all profiles, one of them in full, or the differences of two; the exit code. */
export async function profiles(
  gameId: string,
  names: readonly string[],
  options: JsonOption,
  context: Context,
): Promise<number> {
  const { lang, paint, width } = context;
  const desk = await gameNamed(gameId, lang);
  const all = desk.profiles;
  if (all.length === 0) throw new UserError(say(lang, RULES.noProfiles, { game: desk.id }));
  const [a, b = a] = (names.length === 0 ? [all[0].name] : names).map((name) => called(desk, name, context));
  const rows = a === b ? a.fields.map((field) => [field, field] as const) : differences(a, b);
  if (options.json === true) {
    const list = rows.map(([one, other]) => ({
      field: one.title[lang],
      rule: one.rule,
      values: [one.value[lang], other.value[lang]],
      sources: [one.source[lang], other.source[lang]],
    }));
    context.out(JSON.stringify({ profiles: [a.name, b.name], [a === b ? 'fields' : 'differences']: list }, null, 2));
    return EXIT.ok;
  }
  if (names.length === 0) for (const { name, title } of all) context.out(`${paint('strong', name)}  ${title[lang]}`);
  else if (rows.length === 0) context.out(say(lang, RULES.noDifference));
  else
    for (const [one, other] of rows) {
      context.out(paint('strong', `${one.title[lang]} [${one.rule}]`));
      for (const [profile, field] of a === b ? [[a, one] as const] : [[a, one] as const, [b, other] as const])
        for (const line of wrapped(
          `${profile.title[lang]}: ${field.value[lang]} (${field.source[lang]})`,
          width,
          '    ',
        ))
          context.out(line);
    }
  return EXIT.ok;
}
