import type { GameDialogs } from '@kolbiste/tablekit/page.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { homeOf } from '@kolbiste/tablekit/table/home.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import { KeyList } from '@kolbiste/tablekit/ui/dialog-keys.tsx';
import { useTranslation } from 'react-i18next';
import { UNIT_SLOTS } from '../src/index.ts';
import { boardOf } from './board.ts';
import { StoneFigureDialog } from './dialog-figure.tsx';
import type { StoneAction } from './key-set.ts';
import { numbered, SHARED, STONE_KEYS } from './key-set.ts';
import { useBoard } from './store.ts';
import { useCardName, useLaidWords, useUnitWords } from './words.ts';

/** One side of the table in words: hero, mana, piles, units by slot, effects, the hand where it may be seen. */
function SideInWords({ seat }: { seat: number }) {
  const { t } = useTranslation('stone');
  const who = useWho();
  const name = useCardName();
  const unitWords = useUnitWords();
  const laidWords = useLaidWords();
  const board = useTable(boardOf);
  if (board === null) return null;
  const units = board.units.slice(seat * UNIT_SLOTS, (seat + 1) * UNIT_SLOTS);
  const hand = board.hands[seat];
  const known = hand.filter((entry) => entry !== 0).map(name);
  const rows: readonly (readonly [string, string])[] = [
    [t('text.hero'), t('text.life', { name: t(`class.${board.classes[seat]}`), life: board.life[seat] })],
    [t('text.mana'), t('mana', { mana: board.mana[seat], slots: board.slots[seat] })],
    [
      t('text.piles'),
      `${t('deck', { count: board.deckSizes[seat] })}, ${t('grave', { count: board.graves[seat].length })}`,
    ],
    [t('text.hand'), `${t('handOf', { count: hand.length })} ${known.join(', ')}`],
    ...units.map((unit, k): readonly [string, string] => [
      t('text.slot', { slot: k + 1 }),
      unit === null ? t('text.free') : unitWords(unit, board.power[seat * UNIT_SLOTS + k]),
    ]),
    [
      t('effects'),
      board.laid
        .filter((laid) => laid.seat === seat)
        .map(laidWords)
        .join('; ') || t('text.none'),
    ],
  ];
  return (
    <table className="stone-words">
      <caption>{who(seat)}</caption>
      <tbody>
        {rows.map(([head, body]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>{body}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The whole table in words. */
function StoneText() {
  const { t } = useTranslation('stone');
  const name = useCardName();
  const home = useTable(homeOf);
  const field = useBoard((board) => board.field, 0);
  return (
    <>
      <SideInWords seat={home} />
      <SideInWords seat={1 - home} />
      <p>{field === 0 ? t('noField') : t('field', { name: name(field) })}</p>
    </>
  );
}

/** The keys of the board. */
function StoneKeys() {
  const { t } = useTranslation(['stone', 'play', 'hotseat']);
  const does = (action: StoneAction): string => {
    const place = numbered(action);
    if (place !== undefined) return t(`keys.${place.what}`, { n: place.n });
    if (action === 'options') return t('hotseat:keys.options');
    return Object.hasOwn(SHARED, action) ? t(`play:keys.${action}`) : t(`keys.${action}`);
  };
  return <KeyList defaults={STONE_KEYS} does={does} fixed={[['← ↑ → ↓', t('hotseat:keys.arrows')]]} />;
}

export const dialogs: GameDialogs = { Figure: StoneFigureDialog, Text: StoneText, Keys: StoneKeys, own: {} };
