/** Texts of enemies: what they do by die or cube, their abilities, and who comes with them. */
import { byNumber, listed } from '@kolbiste/cardkit/words';
import type { Lang } from '@kolbiste/kernel';
import type { Action, EnemyCard } from '../cards/compile-enemy.ts';
import { BY_CUBE, BY_DIE } from '../cards/compile-enemy.ts';
import { enemyName } from '../cards/names.ts';
import { ENEMIES } from '../cards/pool.ts';
import type { Speaker } from './card.ts';
import { abilityText, clauseOf } from './card.ts';
import { powerLines } from './enemy-powers.ts';

const two = (lang: Lang, cs: string, en: string): string => (lang === 'cs' ? cs : en);
const quoted = (kind: string, lang: Lang): string =>
  two(lang, `„${enemyName(kind, 'cs')}“`, `“${enemyName(kind, 'en')}”`);
const speakerOf = ({ deck }: EnemyCard): Speaker => (deck === 'boss' ? 'boss' : 'enemy');

/** One action, with what is special about it. */
function actionText({ program, once, last, immune, limit, facing }: Action, lang: Lang, by: Speaker): string {
  const notes: string[] = [];
  if (limit > 0)
    notes.push(
      two(
        lang,
        `v tomto kole zahraje každý hrdina nejvýše ${limit} ${byNumber(limit, 'kartu', 'karty', 'karet')}`,
        `this round each hero plays at most ${limit} cards`,
      ),
    );
  if (immune) notes.push(two(lang, 'v tomto kole neztrácí životy', 'loses no HP this round'));
  if (facing >= 0) notes.push(`${two(lang, 'po volbě řad', 'once rows are chosen')}: ${clauseOf(facing, lang, by)}`);
  if (once) notes.push(two(lang, 'jen jednou', 'only once'));
  if (last) notes.push(two(lang, 'koná poslední', 'acts last'));
  return `${clauseOf(program, lang, by)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

/** Results of the die that call for the same action: "1–2". */
function dieLines({ actions }: EnemyCard, lang: Lang, by: Speaker): string[] {
  const lines: string[] = [];
  for (let from = 0; from < actions.length; ) {
    let to = from;
    while (actions[to + 1] === actions[from]) to++;
    const results = from === to ? `${from + 1}` : `${from + 1}–${to + 1}`;
    lines.push(`${two(lang, 'Padne-li', 'On a')} ${results}: ${actionText(actions[from], lang, by)}.`);
    from = to + 1;
  }
  return lines;
}

/** What it does in the first round, and once it is enraged; '' = nothing else. */
function specialLines({ first, fury }: EnemyCard, lang: Lang, by: Speaker): [string, string] {
  return [
    first === null ? '' : `${two(lang, 'V prvním kole', 'In the first round')}: ${actionText(first, lang, by)}.`,
    fury === null ? '' : `${two(lang, 'Zuří-li', 'While enraged')}: ${actionText(fury, lang, by)}.`,
  ];
}

/** A slot of the cube; of a second mode by name. */
function slotName({ secondMode }: EnemyCard, at: number, lang: Lang): string {
  const mode = secondMode > 0 && at >= secondMode ? two(lang, 'Druhý mód, ', 'Second mode, ') : '';
  const n = mode === '' ? at + 1 : at - secondMode + 1;
  return mode === '' ? two(lang, `${n}. políčko`, `Slot ${n}`) : `${mode}${two(lang, `${n}. políčko`, `slot ${n}`)}`;
}

/** What the enemy is about to do, by the result of the die or the slot of its cube. */
function actionLines(printed: EnemyCard, lang: Lang): string[] {
  const { pattern, actions } = printed;
  const by = speakerOf(printed);
  const special = specialLines(printed, lang, by);
  if (pattern === BY_DIE)
    return [...special.slice(0, 1), ...dieLines(printed, lang, by), ...special.slice(1)].filter((line) => line !== '');
  if (pattern === BY_CUBE)
    return actions.map((action, at) => `${slotName(printed, at, lang)}: ${actionText(action, lang, by)}.`);
  return [`${two(lang, 'Každý tah', 'Each turn')}: ${actionText(actions[0], lang, by)}.`];
}

/** What it is by itself. */
function traitLines({ mostPerHit, slow, keepsBlock, startBlock }: EnemyCard, lang: Lang): string[] {
  const lines: string[] = [];
  if (startBlock > 0) lines.push(two(lang, `Začíná s obranou ${startBlock}.`, `Starts with ${startBlock} block.`));
  if (keepsBlock) lines.push(two(lang, 'O obranu nepřichází.', 'Keeps its block.'));
  if (mostPerHit > 0)
    lines.push(
      two(
        lang,
        `Jeden zásah mu uštědří nejvýše ${mostPerHit} zranění.`,
        `One hit does it at most ${mostPerHit} damage.`,
      ),
    );
  if (slow > 0)
    lines.push(two(lang, `Každý zásah mu uštědří o ${slow} zranění víc.`, `Each hit does it ${slow} more damage.`));
  return lines;
}

/** What comes of its death. */
function deathLines(printed: EnemyCard, lang: Lang): string[] {
  const { onDeath, splits, becomes } = printed;
  const lines: string[] = [];
  if (onDeath >= 0)
    lines.push(`${two(lang, 'Po zhynutí', 'When it dies')}: ${clauseOf(onDeath, lang, speakerOf(printed))}.`);
  if (splits.length > 0) {
    const names = listed(
      splits.map(
        ({ kind, strength }) =>
          `${quoted(kind, lang)}${strength === 0 ? '' : two(lang, ` (síla ${strength})`, ` (with ${strength} strength)`)}`,
      ),
      two(lang, 'a', 'and'),
    );
    lines.push(
      two(
        lang,
        `Po zhynutí: na začátku příštího kola přijdou do každé řady ${names}.`,
        `When it dies: at the start of the next round ${names} come into every row.`,
      ),
    );
  }
  if (becomes !== '')
    lines.push(
      two(
        lang,
        `Po zhynutí: na začátku příštího kola nastoupí ${quoted(becomes, lang)} (druhá karta).`,
        `When it dies: at the start of the next round ${quoted(becomes, lang)} takes its place (the second card).`,
      ),
    );
  return lines;
}

/** Who comes with it. */
function summonLines({ summons, summonsFrom, sentries, with: beside }: EnemyCard, lang: Lang): string[] {
  const lines: string[] = [];
  const names = (kinds: readonly string[], and: string): string =>
    listed(
      [...new Set(kinds)].map((kind) => {
        const n = kinds.filter((each) => each === kind).length;
        return n === 1 ? quoted(kind, lang) : `${n}× ${quoted(kind, lang)}`;
      }),
      and,
    );
  if (summons.length > 0) lines.push(`${two(lang, 'Posily', 'Summons')}: ${names(summons, two(lang, 'a', 'and'))}.`);
  if (summonsFrom !== null) {
    const { kinds, solo, more } = summonsFrom;
    const number = two(
      lang,
      `${solo} ${byNumber(solo, 'náhodná', 'náhodné', 'náhodných')} (hraje-li víc hrdinů, ${more})`,
      `${solo} at random (${more} with several heroes)`,
    );
    lines.push(`${two(lang, 'Posily', 'Summons')}: ${number} – ${names(kinds, two(lang, 'nebo', 'or'))}.`);
  }
  if (beside.length > 0)
    lines.push(`${two(lang, 'Bojuje společně s', 'Fights together with')}: ${names(beside, two(lang, 'a', 'and'))}.`);
  if (sentries)
    lines.push(
      two(
        lang,
        `Posily: do každé řady ${quoted('sentry-a', lang)}, dokud v ní nejsou tři.`,
        `Summons: ${quoted('sentry-a', lang)} into every row until each holds three.`,
      ),
    );
  return lines;
}

/** What an enemy card says, sentence by sentence. */
function enemyLines(card: number, lang: Lang): string[] {
  const printed = ENEMIES[card];
  const by = speakerOf(printed);
  return [
    ...actionLines(printed, lang),
    ...printed.abilities.map((each) => abilityText(each, lang, by)),
    ...traitLines(printed, lang),
    ...powerLines(printed, lang),
    ...deathLines(printed, lang),
    ...summonLines(printed, lang),
  ];
}
export const enemyText = (card: number, lang: Lang): string => enemyLines(card, lang).join(' ');
