/** Sentences under invented names: they are made with the real ones, which are then replaced. */
import { inventor, keyFrom } from '@kolbiste/cardkit/invented';
import { EVENT_CARDS, EVENT_COUNT } from '../cards/events.ts';
import { enemyCardName, eventName, faceName, itemName } from '../cards/names.ts';
import { CARD_COUNT, cardWritten, ENEMIES, ENEMY_COUNT, ITEMS } from '../cards/pool.ts';
import { blesser, heroForms, withPreposition } from '../cards/words.ts';
import { HEROES } from '../vocabulary.ts';

type Pair = readonly [from: string, to: string];
const LANGS = ['cs', 'en'] as const;
const FORMS = ['cs', 'dat', 'acc', 'ins', 'en'] as const;
/** Czech endings of what is somebody's. */
const ENDINGS = ['o', 'a', 'y', 'ou', 'ě', 'ých', 'ým', 'ými', 'ému', 'ého', 'é', 'ém'];

/** Heroes in the cases of their sentences; behind 's' or 'se', which go by how a name begins. */
const HEROES_CALLED: readonly Pair[] = HEROES.flatMap((_, hero) => {
  const [real, neutral] = [heroForms(hero, 'real'), heroForms(hero, 'neutral')];
  const forms = FORMS.map((form): Pair => [real[form], neutral[form]]);
  return [...forms, [withPreposition(real.ins), withPreposition(neutral.ins)] as const];
});

/** Who blesses, and what is called after that. */
function blessersCalled(): Pair[] {
  const [real, neutral] = [blesser('real'), blesser('neutral')];
  const after = ENDINGS.map(
    (end): Pair => [`${real.possessive.slice(0, -1)}${end}`, `${neutral.possessive.slice(0, -1)}${end}`],
  );
  return [[real.en, neutral.en], ...after];
}

function pairsOf(id: string, name: (lang: (typeof LANGS)[number], names: 'real' | 'neutral') => string): Pair[] {
  const said = LANGS.map((lang): Pair => [name(lang, 'real'), name(lang, 'neutral')]);
  return [...said, [id, keyFrom(name('en', 'neutral'))]];
}

/** What a hyphen or more joins cannot be taken for a word of a sentence. */
const isKey = (text: string): boolean => /^[a-z\d]+(-[a-z\d]+)+$/.test(text);

const all: readonly Pair[] = [
  ...Array.from({ length: CARD_COUNT }, (_, card) =>
    pairsOf(cardWritten(card).id, (lang, names) => faceName(2 * card, lang, names)),
  ).flat(),
  ...ENEMIES.slice(0, ENEMY_COUNT).flatMap(({ card, id, kind }) =>
    [id, kind].flatMap((key) => pairsOf(key, (lang, names) => enemyCardName(card, lang, names))),
  ),
  ...ITEMS.flatMap(({ item, id }) => pairsOf(id, (lang, names) => itemName(item, lang, names))),
  ...EVENT_CARDS.slice(0, EVENT_COUNT).flatMap(({ id }, event) =>
    pairsOf(id, (lang, names) => eventName(event, lang, names)),
  ),
];

/** A sentence in which names, and ids that are made of them, are put into invented ones. */
export const invented = inventor([
  ...HEROES_CALLED,
  ...blessersCalled(),
  ...all.filter(([from, to]) => from !== to && (isKey(from) || /\p{Lu}/u.test(from))),
]);
