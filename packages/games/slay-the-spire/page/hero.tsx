/** A hero on its ledge: life, block, energy, tokens, relics, potions, piles. */
import { EmblemImage } from '@kolbiste/tablekit/face/emblem-image.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { CSSProperties } from 'react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ITEMS } from '../src/cards/pool.ts';
import { isDown, usesLeft } from '../src/effects/uses.ts';
import * as H from '../src/state.ts';
import { itemText } from '../src/texts.ts';
import * as V from '../src/vocabulary.ts';
import type { PileName } from './board.ts';
import { boardOf, useBoard, useFront, useSpire } from './board.ts';
import type { Mat } from './engine/table.ts';
import { pictureOfFace, pictureOfHero, pictureOfItem } from './face/pictures.ts';
import { SPIRE_POOL } from './face/spire-face.tsx';
import { heroKey } from './figures.ts';
import { Block, Life, Tokens } from './life.tsx';
import { idOfFace, idOfItem, inNames } from './printed.ts';
import type { SignName } from './sign.tsx';
import { Sign } from './sign.tsx';
import { Spot } from './spot.tsx';
import { useFaceName, useHeroName, useHeroWords, useItemName } from './words.ts';

const CHIP = 44;
const DIE_BIT = 1;

/** Whether the die of this round wakes a relic. */
export const wakes = (item: number, die: number): boolean =>
  die > 0 && ITEMS[item].abilities.some((ability) => (ability.die & (DIE_BIT << die)) !== 0);

/** A relic or a potion: its picture; its name and text are said, and one touch away. */
const ItemChip = memo(function ItemChip({
  place,
  item,
  uses,
  glows,
}: {
  place: string;
  item: number;
  uses: number;
  glows: boolean;
}) {
  const { t } = useTranslation('spire');
  const { lang, names } = useSettings();
  const name = useItemName();
  const picture = useMemo(() => pictureOfItem(item), [item]);
  const used = isDown(item, uses);
  const left = used ? -1 : usesLeft(item, uses);
  const marks = [used && t('usedUp'), left >= 0 && t('usesLeft', { n: left }), glows && t('woken')].filter(Boolean);
  const words = [name(item), inNames(itemText(item, lang), names), ...marks].join(' ');
  return (
    <li>
      <Spot
        place={place}
        words={words}
        className={`chip-spot is-${ITEMS[item].kind}${used ? ' used' : ''}${glows ? ' glows' : ''}`}
      >
        <span className="chip-art" data-peek={idOfItem(item)}>
          <EmblemImage pool={SPIRE_POOL} picture={picture} width={CHIP} />
        </span>
        {left >= 0 ? <b className="chip-count">{left}</b> : null}
      </Spot>
    </li>
  );
});

/** A power in play. */
const PowerChip = memo(function PowerChip({ place, face, cubes }: { place: string; face: number; cubes: number }) {
  const name = useFaceName();
  const picture = useMemo(() => pictureOfFace(face), [face]);
  const n = cubes & 255;
  return (
    <li>
      <Spot place={place} words={`${name(face)}${n > 0 ? ` (${n})` : ''}`} className="chip-spot is-power">
        <span className="chip-art" data-peek={idOfFace(face)}>
          <EmblemImage pool={SPIRE_POOL} picture={picture} width={CHIP} />
        </span>
        {n > 0 ? <b className="chip-count">{n}</b> : null}
      </Spot>
    </li>
  );
});

/** What a hero has beside its cards. */
function Belongings({ seat, mat }: { seat: number; mat: Mat }) {
  const { t } = useTranslation('spire');
  const die = useBoard((board) => board.die, 0);
  if (mat.relics.length + mat.potions.length + mat.powers.length === 0) return null;
  return (
    <ul className="belongings" aria-label={t('belongings')}>
      {mat.powers.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a power is its place
        <PowerChip key={`p${at}`} place={`power:${seat}:${at}`} face={face} cubes={mat.cubes[at] ?? 0} />
      ))}
      {mat.relics.map((item, at) => (
        <ItemChip
          // biome-ignore lint/suspicious/noArrayIndexKey: a relic is its place
          key={`r${at}`}
          place={`relic:${seat}:${at}`}
          item={item}
          uses={mat.uses[at] ?? 0}
          glows={wakes(item, die)}
        />
      ))}
      {mat.potions.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a potion is its place
        <ItemChip key={`b${at}`} place={`potion:${seat}:${at}`} item={item} uses={0} glows={false} />
      ))}
    </ul>
  );
}

const PILE_SIGNS: Readonly<Record<PileName, SignName>> = {
  draw: 'draw',
  discard: 'discard',
  exhaust: 'exhaust',
  deck: 'skill',
};

/** The piles, one tap each. */
function Piles({ seat, mat, fights }: { seat: number; mat: Mat; fights: boolean }) {
  const { t } = useTranslation('spire');
  const sizes: Readonly<Record<PileName, number>> = {
    draw: mat.drawSize,
    discard: mat.discard.length,
    exhaust: mat.exhaust.length,
    deck: mat.deck.length,
  };
  const names: readonly PileName[] = fights ? ['draw', 'discard', 'exhaust', 'deck'] : ['deck'];
  return (
    <span className="spire-piles">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={`spire-pile of-${name}`}
          data-pile={`${name}:${seat}`}
          title={t(`pile.${name}`, { count: sizes[name] })}
          aria-label={t(`pile.${name}`, { count: sizes[name] })}
          onClick={() => useSpire.setState({ pile: { seat, name }, list: false, map: false })}
        >
          <Sign name={PILE_SIGNS[name]} />
          <b>{sizes[name]}</b>
          {fights ? null : <small data-words={t('deckShort')} />}
        </button>
      ))}
    </span>
  );
}

/** Stance and orbs of those who have them. */
function Special({ row, mat }: { row: readonly number[]; mat: Mat }) {
  const { t } = useTranslation('spire');
  const stance = V.STANCES[row[H.STANCE]];
  const slots = Array.from({ length: row[H.SLOTS] }, (_, k) => V.ORBS[mat.orbs[k] ?? -1]);
  return (
    <>
      {stance === undefined || stance === 'neutral' ? null : (
        <span className={`token of-${stance}`}>
          <Sign name={stance} />
          {t(`stance.${stance}`)}
        </span>
      )}
      {slots.length === 0 ? null : (
        <span className="orbs" title={slots.map((orb) => t(`orb.${orb ?? 'none'}`)).join(', ')}>
          {slots.map((orb, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <i key={k} className={`orb is-${orb ?? 'none'}`}>
              {orb === undefined ? null : <Sign name={orb as SignName} />}
            </i>
          ))}
        </span>
      )}
    </>
  );
}

/** Shivs and miracles can be pointed at. */
function Handy({ seat, row }: { seat: number; row: readonly number[] }) {
  const { t } = useTranslation('spire');
  const all = [
    ['shiv', row[H.SHIVS], V.ALL_SHIVS],
    ['miracle', row[H.MIRACLES], V.ALL_MIRACLES],
  ] as const;
  return all.map(([name, n, most]) =>
    n === 0 ? null : (
      <Spot
        key={name}
        place={`${name}:${seat}`}
        words={t(`token.${name}`, { count: n, most })}
        className={`token-spot token of-${name}`}
        asked={heroKey(seat, name === 'shiv' ? 'shivs' : 'miracles')}
      >
        <Sign name={name} />
        <b>{n}</b>
      </Spot>
    ),
  );
}

function Energy({ n, why }: { n: number; why: string }) {
  const { t } = useTranslation('spire');
  return (
    <span className="energy" title={t('token.energy', { count: n, most: V.MOST_ENERGY })} data-why={why}>
      <b>{n}</b>
      <small>{t('energy')}</small>
    </span>
  );
}

export function Hero({ seat }: { seat: number }) {
  const { t } = useTranslation('spire');
  const board = useTable(boardOf);
  const name = useHeroName();
  const words = useHeroWords();
  const front = useFront();
  const row = board?.heroes[seat];
  const hero = row?.[H.HERO] ?? 0;
  const picture = useMemo(() => pictureOfHero(hero), [hero]);
  const owes = useTable((s) => s.owing.includes(seat));
  if (board === null || row === undefined) return null;
  const fights = board.fight !== 0;
  const many = board.heroes.length > 1;
  const lost = board.rehearsal?.lost[seat] ?? 0;
  const [, middle] = picture.tincture;
  return (
    <section
      className={`hero-panel${many && front === seat ? ' front' : ''}${fights && row[H.DONE] === 1 ? ' done' : ''}`}
      aria-label={name(seat)}
      style={{ '--t2': middle } as CSSProperties}
    >
      <Spot place={`hero:${seat}`} words={words(seat)} className="hero-spot" asked={heroKey(seat, 'hp')}>
        <span className="portrait">
          <EmblemImage pool={SPIRE_POOL} picture={picture} width={120} />
          <Block n={row[H.BLOCK]} why={heroKey(seat, 'block')} />
        </span>
      </Spot>
      <div className="hero-body">
        <p className="hero-title">
          <b>{name(seat)}</b>
          {fights && row[H.DONE] === 1 ? <small>{t('done')}</small> : null}
          {many && owes && !(fights && row[H.DONE] === 1) ? <small className="owes">{t('acts')}</small> : null}
        </p>
        <Life hp={row[H.HP]} most={row[H.MAX_HP]} lost={lost} why={heroKey(seat, 'hp')} />
        <div className="tokens">
          <Tokens
            tokens={[
              { name: 'strength', n: row[H.STRENGTH], most: V.MOST_STRENGTH, why: heroKey(seat, 'strength') },
              { name: 'weak', n: row[H.WEAK], most: V.MOST_WEAK, why: heroKey(seat, 'weak') },
              { name: 'vulnerable', n: row[H.VULNERABLE], most: V.MOST_VULNERABLE, why: heroKey(seat, 'vulnerable') },
            ]}
          />
          <Handy seat={seat} row={row} />
          <Special row={row} mat={board.mats[seat]} />
          {board.alone === '' ? (
            <span className="token of-gold" title={t('gold', { count: row[H.GOLD] })} data-why={heroKey(seat, 'gold')}>
              <Sign name="gold" />
              <b>{row[H.GOLD]}</b>
            </span>
          ) : null}
          <Piles seat={seat} mat={board.mats[seat]} fights={fights} />
        </div>
        <Belongings seat={seat} mat={board.mats[seat]} />
      </div>
      {fights ? <Energy n={row[H.ENERGY]} why={heroKey(seat, 'energy')} /> : null}
      {many && fights ? (
        <button type="button" className="second hand-open" onClick={() => useSpire.setState({ seat })}>
          {board.mats[seat].hand === null ? t('backs', { count: board.mats[seat].held }) : t('handShort')}
        </button>
      ) : null}
    </section>
  );
}
