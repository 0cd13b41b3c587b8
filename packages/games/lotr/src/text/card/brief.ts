/** The text of a card in a few words, for its size in a hand. */
import type { Brief, BriefWord } from '@kolbiste/cardkit/words';
import { briefLine, briefly, cap, filled, inBrief } from '@kolbiste/cardkit/words';
import type { Lang } from '../../cards/names.ts';
import type { Ability, Card, Cost, Does, Figures, Passive } from '../../cards/types.ts';
import { KEYWORD_WORDS } from '../../cards/words.ts';
import type { Stat } from '../../vocabulary.ts';
import { DEED_BRIEFS, LABEL_BRIEFS, PASSIVE_BRIEFS, TRIGGER_BRIEFS, VERB_BRIEFS } from './brief-words.ts';
import { bonus as csBonus } from './cs/whom.ts';
import { STATS } from './en/whom.ts';
import { keywordsOf } from './lines.ts';

type Step = Readonly<Record<string, unknown>>;

function bonus(n: unknown, stat: string, lang: Lang): string {
  const much = typeof n === 'number' ? n : 'X';
  return lang === 'cs' ? csBonus(much, stat as Stat) : `${filled('±', much, lang)} ${STATS[stat as Stat]}`;
}

const figures = (list: Figures, lang: Lang): string =>
  Object.entries(list)
    .map(([stat, n]) => bonus(n, stat, lang))
    .join(', ');

const BRIEF: Brief = {
  verbs: {
    ...VERB_BRIEFS,
    modify: (step: Step, lang) => figures(step['modify'] as Figures, lang),
    self: (step: Step, lang) => inBrief(DEED_BRIEFS[String(step['self'])], lang),
  },
  whom: { each: ['všichni', 'all'] },
};

const COST: Readonly<Record<string, BriefWord>> = {
  exhaust: ['vyčerpej', 'exhaust'],
  pay: ['zaplať ~', 'pay ~'],
  discardHand: ['odhoď ~', 'discard ~'],
};

function costs(list: readonly Cost[], lang: Lang): string {
  return list
    .map((cost) => {
      const [name, n] = Object.entries(cost)[0];
      return filled(inBrief(COST[name], lang), n, lang);
    })
    .join(', ');
}

function body({ cost = [], limit, do: steps }: Does, lang: Lang): string {
  const text = [costs(cost, lang), briefly(steps, lang, BRIEF)].filter(Boolean).join(' → ');
  return limit === undefined ? text : `${text} (${limit.times}×)`;
}

function holds(part: Passive, lang: Lang): string {
  if ('stat' in part) return bonus(part.n, part.stat, lang);
  const [name, value] = Object.entries(part)[0];
  return filled(inBrief(PASSIVE_BRIEFS[name], lang), value, lang);
}

const BARE: BriefWord = ['bez obrany', 'undefended'];

function ability(part: Ability, lang: Lang): string {
  const label = (key: string): string => inBrief(LABEL_BRIEFS[key], lang);
  const on = (key: 'response' | 'forced', trigger: string): string =>
    `${label(key)} (${inBrief(TRIGGER_BRIEFS[trigger], lang)})`;
  if ('passive' in part) return briefLine('', holds(part.passive, lang));
  if ('action' in part) return briefLine(label('action'), body(part, lang));
  if ('response' in part) return briefLine(on('response', part.response), body(part, lang));
  if ('forced' in part) return briefLine(on('forced', part.forced), body(part, lang));
  if ('shadow' in part) {
    const bare =
      part.undefended === undefined ? '' : `; ${inBrief(BARE, lang)}: ${briefly(part.undefended, lang, BRIEF)}`;
    return briefLine(label('shadow'), briefly(part.shadow, lang, BRIEF) + bare);
  }
  if ('revealed' in part) return briefLine(label('revealed'), briefly(part.revealed, lang, BRIEF));
  if ('travel' in part) return briefLine(label('travel'), briefly(part.travel, lang, BRIEF));
  return briefLine(label('setup'), briefly(part.setup, lang, BRIEF));
}

/** The text of a card in a few words; '' = it has none. */
export function cardBrief(card: Card, lang: Lang): string {
  const keywords = keywordsOf(card).map(
    ([word, n]) => `${cap(KEYWORD_WORDS[word][lang])}${n === undefined ? '' : ` ${n}`}.`,
  );
  const attach = card.attach === undefined ? [] : [briefLine('', inBrief(LABEL_BRIEFS['attach'], lang))];
  const payers =
    card.payers === undefined ? [] : [briefLine('', filled(inBrief(LABEL_BRIEFS['payers'], lang), card.payers, lang))];
  return [...keywords, ...attach, ...payers, ...(card.abilities ?? []).map((part) => ability(part, lang))].join(' ');
}
