/** A card in play: a warrior with his figures, what he bears as tags below him, or another card that lies there by itself. */
import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Back } from '@kolbiste/tablekit/face/back.tsx';
import type { Standing } from '@kolbiste/tablekit/face/facts.ts';
import { Thumb } from '@kolbiste/tablekit/face/thumb.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/cards/pool.ts';
import type { Piece } from '../src/pieces.ts';
import { MARK, WARRIOR } from '../src/vocabulary.ts';
import { boardOf, useBoard } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { DOOM_POOL, DoomFace } from './face/doom-face.tsx';
import { pictureOf } from './face/pictures.ts';
import { Spot, usePointed } from './spot.tsx';
import { attachedTo, conditionsOf, figuresOf, usePieceName, usePieceWords } from './words.ts';

const SIGNS: Readonly<Record<string, AnyIcon>> = {
  wounded: 'broken',
  covered: 'shield',
  hidden: 'mask',
  riding: 'keys',
  out: 'close',
  imprisoned: 'rows',
};

/** How it stands: what pointing at it means, and its conditions, each with a sign and a word. */
function useStanding(p: Piece): readonly Standing[] {
  const { t } = useTranslation('doom');
  const { lit, picked } = usePointed(`piece:${p.id}`);
  const mine = useTable(({ prompt }) => prompt?.seat === p.seat);
  const board = useTable(boardOf);
  const conditions = board === null ? [] : conditionsOf(board, p);
  const out: Standing[] = [];
  if (picked) out.push({ state: mine ? 'selected' : 'targeted', words: null });
  else if (lit) out.push({ state: mine ? 'playable' : 'targeted', words: null });
  if (conditions.length > 0)
    out.push({
      state: conditions.includes('out') || conditions.includes('imprisoned') ? 'exhausted' : 'noted',
      words: conditions.map((one) => (
        <span key={one} className={`doom-mark of-${one}`}>
          <Icon name={SIGNS[one]} /> {t(`condition.${one}`)}
        </span>
      )),
    });
  return out;
}

function Warrior({ p }: { p: Piece }) {
  const standing = useStanding(p);
  const figures = useBoard((board) => figuresOf(board, p).join(' '), '');
  const now = useMemo(() => ({ id: p.id, figures: figures.split(' ').map(Number) }), [p.id, figures]);
  // A hidden one counts for nothing: what he is tells who knows him.
  const isWarrior = cardOf(p.card).kind === WARRIOR && (p.marks & MARK.hidden) === 0;
  return <DoomFace id={p.card} size="tile" now={isWarrior ? now : undefined} standing={standing} />;
}

function Hidden({ p }: { p: Piece }) {
  const { t } = useTranslation('doom');
  const { lit, picked } = usePointed(`piece:${p.id}`);
  const state = picked ? 'is-targeted' : lit ? 'is-targeted lit' : '';
  return (
    <span className={`face-card s-tile of-doom doom-hidden ${state}`}>
      <Back icon="mask" />
      <span className="face-ribbons">
        <span className="face-ribbon of-noted">{t('condition.hidden')}</span>
      </span>
    </span>
  );
}

/** What hangs under its bearer. */
function Tag({ p }: { p: Piece }) {
  const words = usePieceWords();
  const name = usePieceName();
  const { lit, picked } = usePointed(`piece:${p.id}`);
  return (
    <Spot place={`piece:${p.id}`} words={words(p)} className={`doom-tag${lit && !picked ? ' can' : ''}`}>
      <Thumb card={p.card} pool={DOOM_POOL} picture={pictureOf(p.card)}>
        {null}
      </Thumb>
      <b>{name(p)}</b>
    </Spot>
  );
}

/** All that a card bears, with what that bears in turn. */
const borne = (board: DoomTable, id: number): readonly Piece[] =>
  attachedTo(board, id).flatMap((p) => [p, ...borne(board, p.id)]);

/** One has its name beside it; of more the pictures stand in a row. */
function Tags({ on }: { on: number }) {
  const board = useTable(boardOf);
  const all = board === null ? [] : borne(board, on).filter(({ card }) => card !== 0);
  if (all.length === 0) return null;
  return (
    <span className={all.length > 1 ? 'doom-tags several' : 'doom-tags'}>
      {all.map((p) => (
        <Tag key={p.id} p={p} />
      ))}
    </span>
  );
}

export const PieceTile = memo(function PieceTile({ p }: { p: Piece }) {
  const words = usePieceWords();
  return (
    <li className="doom-unit" data-piece={p.id}>
      <Spot place={`piece:${p.id}`} words={words(p)} className="faced doom-tile">
        {p.card === 0 ? <Hidden p={p} /> : <Warrior p={p} />}
      </Spot>
      <Tags on={p.id} />
    </li>
  );
});
