/** All that lies before one player: the plate with points and actions, the three areas, what lies at no area. */
import { EmblemImage } from '@kolbiste/tablekit/face/emblem-image.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber } from '@kolbiste/tablekit/table/words.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Piece } from '../src/pieces.ts';
import { KOHORT, OUTPOST, OUTSIDE, PLAYER, SQUAD, ZONE_NAMES } from '../src/vocabulary.ts';
import type { PileName } from './board.ts';
import { boardOf, useDoom } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { DOOM_POOL } from './face/doom-face.tsx';
import { crestOf } from './face/pictures.ts';
import { Spot, usePointed } from './spot.tsx';
import { PieceTile } from './tile.tsx';
import { usePlayer } from './words.ts';

const AREAS = [SQUAD, KOHORT, OUTPOST] as const;
/** Kinds of actions, in the order in which the rules count them. */
const ACTIONS = ['normal', 'extra', 'nonAttack', 'attack'] as const;

/** The share of the way to the goal. */
const part = (value: number, goal: number): CSSProperties =>
  ({ '--part': Math.max(0, Math.min(1, value / Math.max(1, goal))) }) as CSSProperties;

/** A row of marks that are all alike: how many actions there are. */
function Pips({ n }: { n: number }) {
  return (
    <span className="doom-pips" aria-hidden="true">
      {Array.from({ length: n }, (_, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
        <i key={k} />
      ))}
    </span>
  );
}

/** Actions that are left, of each kind that there is. */
function Actions({ board }: { board: DoomTable }) {
  const { t } = useTranslation('doom');
  const kinds = ACTIONS.flatMap((kind, k) => (board.actions[k] > 0 ? [[kind, board.actions[k]] as const] : []));
  return (
    <p className="doom-actions">
      {kinds.length === 0 ? <span className="doom-action-words">{t('noActions')}</span> : null}
      {kinds.map(([kind, n]) => (
        <span key={kind} className={`doom-action of-${kind}`}>
          <Pips n={n} /> <span className="doom-action-words">{t(`actions.${kind}`, { count: n })}</span>
        </span>
      ))}
    </p>
  );
}

const PILES = ['library', 'discard', 'annihilated'] as const satisfies readonly PileName[];

function sizeOf(board: DoomTable, seat: number, pile: PileName): number {
  const [, library, discard, sideboard] = board.counts[seat];
  if (pile === 'annihilated') return board.annihilated[seat].length;
  return { library, discard, sideboard }[pile];
}

/** Hand and piles, each by its number; those that may be looked into open. */
function Piles({ board, seat }: { board: DoomTable; seat: number }) {
  const { t } = useTranslation('doom');
  const own = board.libraries[seat] !== null;
  return (
    <p className="doom-piles">
      <span title={t('pile.hand', { count: board.counts[seat][0] })}>
        <b>{board.counts[seat][0]}</b> {t('inHand')}
      </span>
      {PILES.map((name) => {
        const n = sizeOf(board, seat, name);
        const words = t(`pile.${name}`, { count: n });
        if (!own && name !== 'annihilated')
          return (
            <span key={name} title={words}>
              <b>{n}</b> {t(`pileShort.${name}`)}
            </span>
          );
        return (
          <button
            key={name}
            type="button"
            title={words}
            onClick={() => useDoom.setState({ pile: { seat, name }, list: false })}
          >
            <b>{n}</b> {t(`pileShort.${name}`)}
          </button>
        );
      })}
    </p>
  );
}

/** What a number of points is of; shorter on a phone. */
function Track({ what, n }: { what: 'promotion' | 'destiny'; n: number }) {
  const { t } = useTranslation('doom');
  return (
    <>
      <span className="doom-track-words">{t(`track.${what}`, { count: n })}</span>
      <span className="doom-track-short" aria-hidden="true">
        {t(`trackShort.${what}`)}
      </span>
    </>
  );
}

/** Points of both kinds, a bar to the goal, what goes on for this player. */
function Plate({ seat, near }: { seat: number; near: boolean }) {
  const { t } = useTranslation('doom');
  const player = usePlayer();
  const board = useTable(boardOf);
  if (board === null) return null;
  const { promotion, destiny, active, profile, gone, countdown, debt } = board;
  const turn = active === seat;
  const words = t('plateOf', {
    who: player(seat),
    promotion: promotion[seat],
    goal: profile.points,
    destiny: destiny[seat],
  });
  return (
    <header className={`doom-plate${turn ? ' active' : ''}`} data-seat={seat}>
      <Spot place={`player:${seat}`} words={words} className="doom-crest">
        <span className="doom-crest-art">
          <EmblemImage pool={DOOM_POOL} picture={crestOf(seat, near)} width={190} />
        </span>
        <b className="doom-who">{player(seat)}</b>
      </Spot>
      <div className="doom-tracks">
        <span
          className="doom-track of-promotion"
          style={part(promotion[seat], profile.points)}
          data-why={`promotion:${seat}`}
        >
          <b>{plainNumber(promotion[seat])}</b>
          <small>{t('ofGoal', { goal: profile.points })}</small> <Track what="promotion" n={promotion[seat]} />
        </span>
        <span className="doom-track of-destiny" data-why={`destiny:${seat}`}>
          <b>{plainNumber(destiny[seat])}</b> <Track what="destiny" n={destiny[seat]} />
        </span>
      </div>
      {turn ? <Actions board={board} /> : null}
      {gone[seat] ? <p className="doom-gone">{t('gone')}</p> : null}
      {countdown[seat] > 0 ? <p className="doom-gone">{t('countdown', { count: countdown[seat] })}</p> : null}
      {debt[seat] > 0 ? <p className="doom-gone">{t('debt', { count: debt[seat] })}</p> : null}
      <Piles board={board} seat={seat} />
    </header>
  );
}

const inZone = (board: DoomTable, seat: number, zones: readonly number[]): readonly Piece[] =>
  board.pieces.filter((p) => p.seat === seat && zones.includes(p.zone));

interface AreaProps {
  readonly seat: number;
  readonly zone: number;
  readonly pieces: readonly Piece[];
}

/** One area: its name, how many stand there, who. */
function Area({ seat, zone, pieces }: AreaProps) {
  const { t } = useTranslation('doom');
  const place = `area:${seat}:${zone}`;
  const { lit } = usePointed(place);
  const player = usePlayer();
  const name = t(`zone.${ZONE_NAMES[zone]}`);
  return (
    <section
      className={`doom-area of-${ZONE_NAMES[zone]}${lit ? ' lit' : ''}`}
      style={{ '--many': Math.max(1, pieces.length) } as CSSProperties}
      aria-label={`${player(seat)}: ${name}`}
      data-drop=""
    >
      <h2>
        <span>{name}</span>
        <b>{pieces.length}</b>
      </h2>
      {lit ? (
        <Spot place={place} words={t('layHere', { where: name })} className="doom-lay">
          {t('here')}
        </Spot>
      ) : null}
      {pieces.length === 0 ? <p className="doom-empty">{t('empty')}</p> : null}
      <ul className="doom-units">
        {pieces.map((p) => (
          <PieceTile key={p.id} p={p} />
        ))}
      </ul>
    </section>
  );
}

/** One player's side of the table. */
export function Mat({ seat, near }: { seat: number; near: boolean }) {
  const player = usePlayer();
  const board = useTable(boardOf);
  if (board === null) return null;
  const outside = inZone(board, seat, [OUTSIDE, PLAYER]);
  return (
    <section className={`doom-mat ${near ? 'near' : 'far'}`} aria-label={player(seat)}>
      <Plate seat={seat} near={near} />
      <div className="doom-areas">
        {AREAS.map((zone) => (
          <Area key={zone} seat={seat} zone={zone} pieces={inZone(board, seat, [zone])} />
        ))}
        {outside.length === 0 ? null : <Area seat={seat} zone={OUTSIDE} pieces={outside} />}
      </div>
    </section>
  );
}
