import { percentOf } from '@kolbiste/tablekit/draw/percent.ts';
import { homeSeat, useTable } from '@kolbiste/tablekit/state/table.ts';
import { tellWhy } from '@kolbiste/tablekit/table/asking.ts';
import { plainNumber, signedNumber, useWho } from '@kolbiste/tablekit/table/words.ts';
import { TextLast, TextQuestion } from '@kolbiste/tablekit/ui/text-question.tsx';
import { useTranslation } from 'react-i18next';
import type { HeroCard, SlotCard } from '../../src/index.ts';
import { oddsOf } from '../draw/odds.ts';
import { valueOf } from './causes.ts';
import { duelOf, shownOf } from './duel.ts';
import { useLabel, useWeaponName } from './duel-words.ts';
import type { Figure } from './figure.ts';
import { figureKey } from './figure.ts';
import { useFigureWords, useStateWords } from './figure-words.ts';
import '@kolbiste/tablekit/ui/text.css';

const SLOTS = 5;
const TIMES = ['morning', 'noon', 'evening', 'night'] as const;
const SPECIAL_BIT = 16;
const SUDDEN_DEATH = 9;

/** A number that can be asked why. */
function Why({ figure }: { figure: Figure }) {
  const { t } = useTranslation('ui');
  const { name } = useFigureWords();
  return (
    <button
      type="button"
      className="chip why"
      aria-label={`${t('why')} ${name(figure)}`}
      onClick={() => tellWhy(figureKey(figure))}
    >
      ?
    </button>
  );
}

/** The bonuses and specials of a time of day in words, the used ones named so. */
function useSlotWords(): (slot: SlotCard, used: number) => string {
  const { t } = useTranslation('duel');
  const label = useLabel();
  return (slot, used) => {
    const word = (kind: string, value: string, bit: number): string =>
      `${label(kind)} ${value}${(used >>> bit) & 1 ? ` (${t('used')})` : ''}`;
    const parts = [
      `${t('gain')} ${slot.energyGain}`,
      ...slot.bonuses.map(({ kind, value }, k) => word(kind, signedNumber(value), k)),
      ...slot.specials.map(({ kind, value }, k) =>
        word(kind, plainNumber(kind === 'trick' ? Math.abs(value) : value), SPECIAL_BIT + k),
      ),
    ];
    return parts.join(', ');
  };
}

/** A hero's numbers and times of day. */
function HeroRows({ hero, seat }: { hero: HeroCard; seat: number }) {
  const { t } = useTranslation('duel');
  const slotWords = useSlotWords();
  const shown = useTable(shownOf);
  if (shown === null) return null;
  const now = shown.round === 0 ? -1 : (shown.round - 1) & 3;
  return (
    <>
      <tr>
        <th scope="row">{t('life')}</th>
        <td>
          {t('lifeOf', { now: shown.life[seat], max: hero.life })} <Why figure={{ what: 'life', at: seat }} />
        </td>
      </tr>
      <tr>
        <th scope="row">{t('energy')}</th>
        <td>
          {t('energyOf', { now: shown.energy[seat], max: 12 })} <Why figure={{ what: 'energy', at: seat }} />
        </td>
      </tr>
      {TIMES.map((time, k) => (
        <tr key={time} aria-current={k === now ? 'time' : undefined}>
          <th scope="row">
            {t(`time.${time}`)}
            {k === now ? ` (${t('now')})` : ''}
          </th>
          <td>
            {slotWords(hero.slots[time], k === now ? shown.used[seat] : 0)}{' '}
            {k === now ? <Why figure={{ what: 'entries', at: seat }} /> : null}
          </td>
        </tr>
      ))}
    </>
  );
}

/** One weapon in words: state, cost, resistance, odds. */
function WeaponRow({ w }: { w: number }) {
  const { t } = useTranslation('duel');
  const label = useLabel();
  const name = useWeaponName();
  const state = useStateWords();
  const card = useTable((s) => duelOf(s).config?.decks[w >= SLOTS ? 1 : 0].weapons[w % SLOTS]);
  const shown = useTable(shownOf);
  const cost = useTable((s) => duelOf(s).costs[w]);
  if (card === undefined || shown === null) return null;
  const odds = oddsOf(card.fields).map(
    ({ kind, low, high, count, of }) =>
      `${label(kind)} ${plainNumber(low)}${low === high ? '' : ` … ${plainNumber(high)}`}: ${count}/${of} (${percentOf(count, of)} %)`,
  );
  return (
    <tr>
      <th scope="row">
        {(w % SLOTS) + 1}. {name(card)}
      </th>
      <td>
        {state(w, valueOf(shown, { what: 'weapon', at: w }))} <Why figure={{ what: 'weapon', at: w }} />
        {`, ${t('costOf', { count: cost })}, ${t('resistance').toLowerCase()} ${card.resistance}. ${odds.join('; ')}.`}
      </td>
    </tr>
  );
}

function Player({ seat }: { seat: number }) {
  const { t } = useTranslation('duel');
  const who = useWho();
  const label = useLabel();
  const deck = useTable((s) => duelOf(s).config?.decks[seat === 1 ? 1 : 0]);
  if (deck === undefined) return null;
  const name = deck.hero.name || label(deck.hero.kind);
  return (
    <table className="text-table">
      <caption>{t('heroOf', { who: who(seat), name })}</caption>
      <tbody>
        <HeroRows hero={deck.hero} seat={seat} />
        {deck.weapons.map((_, k) => (
          <WeaponRow key={k} w={seat * SLOTS + k} />
        ))}
      </tbody>
    </table>
  );
}

/** Where the game stands: round, time of day, whose turn, actions, sudden death. */
function Standing() {
  const { t } = useTranslation('duel');
  const words = useFigureWords();
  const shown = useTable(shownOf);
  if (shown === null) return null;
  const left = SUDDEN_DEATH - shown.round;
  const figures: Figure[] = [
    { what: 'round', at: 0 },
    { what: 'active', at: 0 },
    { what: 'actions', at: 0 },
  ];
  return (
    <ul className="text-standing">
      {figures.map((figure) => (
        <li key={figure.what}>
          {words.name(figure)}: <b>{words.value(figure, valueOf(shown, figure))}</b> <Why figure={figure} />
        </li>
      ))}
      {shown.round === 0 ? null : <li>{left > 0 ? t('toSuddenDeath', { count: left }) : t('suddenDeath')}</li>}
    </ul>
  );
}

/** The whole table in words: what is asked, how it stands, what happened last. */
export function TextDialog() {
  const home = useTable(homeSeat);
  return (
    <div className="text-dialog">
      <TextQuestion />
      <Standing />
      <Player seat={home} />
      <Player seat={1 - home} />
      <TextLast />
    </div>
  );
}
