import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { TextLast, TextQuestion } from '@kolbiste/tablekit/ui/text-question.tsx';
import type { TextRow } from '@kolbiste/tablekit/ui/text-rows.tsx';
import { TextRows } from '@kolbiste/tablekit/ui/text-rows.tsx';
import { useTranslation } from 'react-i18next';
import { ACTIVE, CHARACTERS, ENGAGED, MAX_THREAT, STAGING, WINDOWS } from '../src/index.ts';
import { windowName } from '../src/texts.ts';
import { boardOf } from './board.ts';
import type { RingsTable, RingsThing } from './engine/table.ts';
import { LADDER, standing } from './ladder.ts';
import { useRole } from './roles.tsx';
import { useCardName, useStageWords, useThingWords } from './words.ts';

/** A thing with all that can be seen of it: figures, marks, shadow cards, what is attached, its part in the attack that runs. */
function ThingInWords({ thing, board }: { thing: RingsThing; board: RingsTable }) {
  const { t } = useTranslation('rings');
  const words = useThingWords();
  const roles = useRole(thing).map(([, word]) => word);
  const attached = board.things.filter(({ host }) => host === thing.id);
  const all = [words(thing), ...roles, ...attached.map((one) => t('attachedTo', { what: words(one) }))];
  return <>{all.join(', ')}</>;
}

/** Things one below the other; a word where there are none. */
function Things({ board, zone, seat }: { board: RingsTable; zone: number; seat?: number }) {
  const { t } = useTranslation('rings');
  const found = board.things.filter((one) => one.zone === zone && (seat === undefined || one.seat === seat));
  if (found.length === 0) return <>{t('text.none')}</>;
  return (
    <ul>
      {found.map((thing) => (
        <li key={thing.id}>
          <ThingInWords thing={thing} board={board} />
        </li>
      ))}
    </ul>
  );
}

/** Where in the round the game stands. */
function useStanding(board: RingsTable): string {
  const { t } = useTranslation(['rings', 'ui']);
  const lang = useSettings((s) => s.lang);
  const { phase, rung } = standing(board);
  const round = board.round === 0 ? t('ui:table.start') : t('round', { round: board.round });
  const [kind = '', name = ''] = rung.split('.');
  const door = LADDER[phase].find((one) => 'door' in one && one.door === name);
  if (kind === 'door' && door !== undefined)
    return `${round}, ${t(`phase.${phase}`)}, ${t('window')}: ${windowName(
      WINDOWS.findIndex((one) => one === name),
      lang,
    )}`;
  const step = kind === 'step' ? t(`rung.${name}`) : '';
  return [round, t(`phase.${phase}`), step].filter(Boolean).join(', ');
}

/** Cards of a pile by name, the same ones counted. */
function useNames(): (cards: readonly number[]) => string {
  const name = useCardName();
  return (cards) => {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(name(card), (counts.get(name(card)) ?? 0) + 1);
    return [...counts].map(([one, n]) => (n === 1 ? one : `${n}× ${one}`)).join(', ');
  };
}

/** What all share: the round, the quest, the locations, the staging area, the encounter deck. */
function Shared({ board }: { board: RingsTable }) {
  const { t } = useTranslation('rings');
  const names = useNames();
  const stage = useStageWords();
  const where = useStanding(board);
  const quest = board.things.find(({ id }) => id === board.quest);
  const pile = (count: string, cards: readonly number[]): string =>
    cards.length === 0 ? count : `${count}: ${names(cards)}`;
  const rows: readonly TextRow[] = [
    ['round', t('text.round'), where],
    ['quest', t('text.quest'), quest === undefined ? t('text.none') : stage(quest)],
    ['active', t('activeLocation'), <Things key="active" board={board} zone={ACTIVE} />],
    ['staging', t('staging'), <Things key="staging" board={board} zone={STAGING} />],
    ['sums', t('text.sums'), t('text.against', { threat: board.staging, willpower: board.willpower })],
    ['deck', t('text.encounter'), t('encounterDeck', { count: board.encounter })],
    [
      'pile',
      t('text.encounterPile'),
      pile(t('encounterPile', { count: board.encounterDiscard.length }), board.encounterDiscard),
    ],
    ['victory', t('text.victory'), pile(t('victory', { count: board.victory.length }), board.victory)],
  ];
  return <TextRows title={t('middle')} rows={rows} />;
}

/** A player in words: dial, hand where it may be seen, piles, enemies, characters. */
function PlayerInWords({ board, seat }: { board: RingsTable; seat: number }) {
  const { t } = useTranslation('rings');
  const who = useWho();
  const names = useNames();
  const hand = board.hands[seat];
  const seen = hand.filter((card) => card > 0);
  const marks = [board.first === seat && t('first'), board.out[seat] === 1 && t('out')].filter(Boolean);
  const pile = board.discards[seat];
  const rows: readonly TextRow[] = [
    ['dial', t('figure.threat'), [t('dial', { threat: board.threat[seat], most: MAX_THREAT }), ...marks].join(', ')],
    [
      'hand',
      t('text.hand'),
      seen.length === 0 ? t('hand', { count: hand.length }) : `${t('hand', { count: hand.length })}: ${names(seen)}`,
    ],
    ['deck', t('text.deck'), t('deck', { count: board.deckSizes[seat] })],
    [
      'pile',
      t('text.pile'),
      pile.length === 0 ? t('pile', { count: 0 }) : `${t('pile', { count: pile.length })}: ${names(pile)}`,
    ],
    ['enemies', t('engaged'), <Things key="enemies" board={board} zone={ENGAGED} seat={seat} />],
    ['characters', t('characters'), <Things key="characters" board={board} zone={CHARACTERS} seat={seat} />],
  ];
  return <TextRows title={who(seat)} rows={rows} />;
}

/** The whole table in words: what is asked, with every answer; how it stands; what happened last. */
export function RingsText() {
  const board = useTable(boardOf);
  if (board === null) return null;
  return (
    <div className="text-dialog">
      <TextQuestion />
      <Shared board={board} />
      {board.threat.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <PlayerInWords key={seat} board={board} seat={seat} />
      ))}
      <TextLast />
    </div>
  );
}
