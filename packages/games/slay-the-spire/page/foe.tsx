/** An enemy in its niche: what it will do above it, what it has left below. */
import { whereUnlike } from '@kolbiste/tablekit/face/alike.ts';
import { EmblemImage } from '@kolbiste/tablekit/face/emblem-image.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ALIVE, BLOCK, CARD, CUBES, GONE, HP, MAX_HP, POISON, SLOT, STRENGTH, VULNERABLE, WEAK } from '../src/state.ts';
import { clauseOf } from '../src/text/card.ts';
import * as V from '../src/vocabulary.ts';
import { boardOf, useBoard } from './board.ts';
import { pictureOfEnemy } from './face/pictures.ts';
import { SPIRE_POOL } from './face/spire-face.tsx';
import { foeKey } from './figures.ts';
import type { IntentCell } from './intents.ts';
import { cellsOf, programAt } from './intents.ts';
import { Block, Life, Tokens } from './life.tsx';
import { idOfEnemy, inNames } from './printed.ts';
import { Sign } from './sign.tsx';
import { Spot, usePointed } from './spot.tsx';
import { useFoeName, useFoeWords } from './words.ts';

/** Units wide a niche is painted. */
const WIDTH = 190;

const Cell = whereUnlike(function Cell({ cell }: { cell: IntentCell }) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const { when, now, signs, program, last } = cell;
  return (
    <span className={now ? 'intent-cell now' : 'intent-cell'} title={inNames(clauseOf(program, lang, 'enemy'), names)}>
      {when === '' ? null : <small>{when}</small>}
      {signs.length === 0 ? <span className="intent">…</span> : null}
      {signs.map(({ sign, value, all }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs of one text, in its order
        <span key={n} className={`intent of-${sign}`}>
          <Sign name={sign} />
          {value}
          {all ? <small>{t('all')}</small> : null}
        </span>
      ))}
      {last ? <small>{t('last')}</small> : null}
    </span>
  );
});

/** What it does this round, in words. */
function Doing({ e }: { e: number }) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const action = useBoard(({ foes }) => programAt(foes[e].row[CARD], foes[e].action), -1);
  const blows = useBoard((board) => board.rehearsal?.blows, undefined) ?? [];
  const own = blows.filter(([by]) => by === e);
  if (action < 0) return null;
  const sum = own.reduce((all, [, , damage]) => all + damage, 0);
  const lost = own.reduce((all, blow) => all + blow[3], 0);
  return (
    <span className="foe-doing">
      {inNames(clauseOf(action, lang, 'enemy'), names)}
      {own.length === 0 ? null : (
        <b className={lost > 0 ? 'hurts' : 'blocked'}>
          {sum === lost ? t('comes', { lost }) : t('comesOf', { sum, lost })}
        </b>
      )}
    </span>
  );
}

export function Foe({ e }: { e: number }) {
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  const name = useFoeName();
  const words = useFoeWords();
  const place = `enemy:${e}`;
  const { lit, picked } = usePointed(place);
  const row = board?.foes[e]?.row;
  const card = row?.[CARD] ?? 0;
  const picture = useMemo(() => pictureOfEnemy(card), [card]);
  if (board === null || row === undefined) return null;
  const blows = board.rehearsal?.blows.filter(([by]) => by === e) ?? [];
  const cells = cellsOf(card, {
    die: board.die,
    slot: row[SLOT],
    action: board.foes[e].action,
    strength: row[STRENGTH],
    blows,
  });
  const nth = board.rehearsal?.order.indexOf(e) ?? -1;
  const many = board.foes.filter((one) => one.row[GONE] === ALIVE).length > 1;
  const tokens = [
    { name: 'strength', n: row[STRENGTH], most: V.MOST_STRENGTH, why: foeKey(e, 'strength') },
    { name: 'weak', n: row[WEAK], most: V.MOST_WEAK, why: foeKey(e, 'weak') },
    { name: 'vulnerable', n: row[VULNERABLE], most: V.MOST_VULNERABLE, why: foeKey(e, 'vulnerable') },
    { name: 'poison', n: row[POISON], most: 0, why: foeKey(e, 'poison') },
    { name: 'cube', n: row[CUBES], most: 0, why: foeKey(e, 'cubes') },
  ] as const;
  return (
    <li className="foe">
      <Spot place={place} words={words(e)} className="foe-spot" asked={foeKey(e, 'hp')}>
        <span className="intents">
          {cells.map((cell) => (
            <Cell key={cell.key} cell={cell} />
          ))}
        </span>
        <span className={`niche${picked ? ' aimed' : lit ? ' aim' : ''}`} data-peek={idOfEnemy(card)}>
          <EmblemImage pool={SPIRE_POOL} picture={picture} width={WIDTH} />
          {nth >= 0 && many ? (
            <i className="foe-order" title={t('nth', { n: nth + 1 })}>
              {nth + 1}
            </i>
          ) : null}
          <span className="tokens">
            <Tokens tokens={tokens} />
          </span>
          <Block n={row[BLOCK]} why={foeKey(e, 'block')} />
        </span>
        <span className="foe-name">{name(e)}</span>
        <Life hp={row[HP]} most={row[MAX_HP]} lost={0} why={foeKey(e, 'hp')} />
        <Doing e={e} />
      </Spot>
    </li>
  );
}
