import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useWho } from '@kolbiste/tablekit/table/words.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CHARACTERS, ENGAGED, MAX_THREAT } from '../src/index.ts';
import { boardOf } from './board.ts';
import { Dial } from './dial.tsx';
import type { RingsThing } from './engine/table.ts';
import { ringsKey } from './figures.ts';
import { placeOf, seatOf } from './places.ts';
import { Echoes, useFriends } from './roles.tsx';
import { Spot } from './spot.tsx';
import { useBoard, useFront, useRings } from './store.ts';
import { Tile } from './tile.tsx';

const NOTHING: readonly number[] = [];

/** Of three players and more one mat is large: this brings another one forward. */
function Enlarge({ seat }: { seat: number }) {
  const { t } = useTranslation('rings');
  const who = useWho();
  const small = useFront() !== seat;
  const many = useBoard((board) => board.threat.length > 2, false);
  if (!small || !many) return null;
  return (
    <button
      type="button"
      className="plain mat-enlarge"
      aria-label={t('enlarge', { who: who(seat) })}
      onClick={() => useRings.setState({ seat })}
    >
      <Icon name="right" />
    </button>
  );
}

/** A player's dial, and what else belongs to nobody's card. */
function Head({ seat }: { seat: number }) {
  const { t } = useTranslation('rings');
  const who = useWho();
  const threat = useBoard((board) => board.threat[seat], 0);
  const first = useBoard((board) => board.first === seat, false);
  const out = useBoard((board) => board.out[seat] === 1, false);
  const hand = useBoard((board) => board.hands[seat].length, 0);
  const deck = useBoard((board) => board.deckSizes[seat], 0);
  const pile = useBoard((board) => board.discards[seat].length, 0);
  const marks = [first && t('first'), out && t('out')].filter(Boolean);
  const words = [who(seat), t('dial', { threat, most: MAX_THREAT }), ...marks].join(', ');
  return (
    <div className="mat-head">
      <Spot place={{ at: 'player', seat }} card={0} words={words} className="mat-who">
        <b>{who(seat)}</b>
        <Dial seat={seat} />
        {marks.map((mark) => (
          <span key={String(mark)} className="mat-mark">
            {mark}
          </span>
        ))}
      </Spot>
      <span className="mat-piles">
        <span data-why={ringsKey('hand', seat)}>{t('hand', { count: hand })}</span>{' '}
        <span data-why={ringsKey('deck', seat)}>{t('deck', { count: deck })}</span>{' '}
        <span>{t('pile', { count: pile })}</span>
      </span>
      <Enlarge seat={seat} />
    </div>
  );
}

/** So many lines of tabs hang below a row: two stand side by side. */
const tabsBelow = (row: readonly RingsThing[], all: readonly RingsThing[]): number =>
  Math.max(0, ...row.map(({ id }) => Math.ceil(all.filter(({ host }) => host === id).length / 2)));

/** What a player has before him: enemies engaged face the heroes and allies, with what is attached tucked under each. */
function Mat({ seat, front }: { seat: number; front: boolean }) {
  const who = useWho();
  const { t } = useTranslation('rings');
  const things = useBoard((board) => board.things, []);
  const friends = useFriends();
  const enemies = things.filter((one) => one.zone === ENGAGED && one.seat === seat);
  const characters = things.filter((one) => one.zone === CHARACTERS && one.seat === seat);
  const echoes = friends?.at === seat ? friends.things : [];
  // The row of characters keeps its place when the last has fallen: those who stand there yet do not grow.
  const rows = [...[enemies, echoes].filter((row) => row.length > 0), characters];
  const room = {
    '--rows': rows.length,
    '--cols': Math.max(1, ...rows.map((row) => row.length)),
    '--all': Math.max(
      1,
      rows.reduce((sum, row) => sum + row.length, 0),
    ),
    '--tabs': rows.reduce((sum, row) => sum + tabsBelow(row, things), 0),
  } as CSSProperties;
  return (
    <section className={front ? 'mat front' : 'mat'} aria-label={t('matOf', { who: who(seat) })}>
      <Head seat={seat} />
      <div className="mat-body" role="group" aria-label={who(seat)}>
        <div className="lanes" style={room}>
          {enemies.length === 0 ? null : (
            <ul className="rings-things enemies" aria-label={t('engaged')}>
              {enemies.map((one) => (
                <Tile key={one.id} thing={one} />
              ))}
            </ul>
          )}
          <Echoes seat={seat} />
          <ul className="rings-things characters" aria-label={t('characters')}>
            {characters.map((one) => (
              <Tile key={one.id} thing={one} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** One of several mats where there is room for one alone: the others are a press away. */
function Tab({ seat, front }: { seat: number; front: boolean }) {
  const { t } = useTranslation('rings');
  const who = useWho();
  const threat = useBoard((board) => board.threat[seat], 0);
  const enemies = useBoard(
    (board) => board.things.filter((one) => one.zone === ENGAGED && one.seat === seat).length,
    0,
  );
  const first = useBoard((board) => board.first === seat, false);
  const helped = useFriends()?.at === seat;
  const lit = useTable((s) => {
    const { prompt } = s;
    const board = boardOf(s);
    if (board === null || prompt === null) return false;
    return prompt.options.some(({ option }) => {
      const place = placeOf(prompt, option);
      return place !== null && seatOf(board, place) === seat;
    });
  });
  return (
    <button
      type="button"
      className={lit || helped ? 'second mat-tab lit' : 'second mat-tab'}
      aria-pressed={front}
      onClick={() => useRings.setState({ seat })}
    >
      <b>{who(seat)}</b>{' '}
      {first ? (
        <span>
          <Icon name="person" />
          <span className="sr">{t('first')}</span>
        </span>
      ) : null}{' '}
      <span>
        <Icon name="cursed" />
        <span className="sr">{t('figure.dial')}</span> {threat}
      </span>{' '}
      <span>
        <Icon name="sword" />
        <span className="sr">{t('engaged')}</span> {enemies}
      </span>
    </button>
  );
}

/** The mats of all players. */
export function Mats() {
  const { t } = useTranslation('rings');
  const seats = useBoard((board) => board.threat, NOTHING).map((_, seat) => seat);
  const front = useFront();
  return (
    <div className={`mats mats-${seats.length}`} data-drop="mats">
      {seats.length === 1 ? null : (
        <div className="mat-tabs" role="group" aria-label={t('players')}>
          {seats.map((seat) => (
            <Tab key={seat} seat={seat} front={seat === front} />
          ))}
        </div>
      )}
      {seats.map((seat) => (
        <Mat key={seat} seat={seat} front={seat === front} />
      ))}
    </div>
  );
}
