import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { EmblemImage } from '@kolbiste/tablekit/face/emblem-image.tsx';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Named } from '@kolbiste/tablekit/table/named.tsx';
import { plainNumber, useWho } from '@kolbiste/tablekit/table/words.ts';
import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassName } from '../src/index.ts';
import { LIFE } from '../src/index.ts';
import { boardOf } from './board.ts';
import { heroPicture } from './face/pictures.ts';
import { STONE_POOL } from './face/stone-face.tsx';
import { stoneKey } from './figures.ts';
import { Spot } from './pointer.tsx';
import { Preview } from './preview.tsx';
import { useBoard, useStone } from './store.ts';

/** Units wide the picture of a hero is painted. */
const ART_WIDTH = 190;

/** Mana as number and slots, and as crystals where there is room. */
function Mana({ seat }: { seat: number }) {
  const { t } = useTranslation('stone');
  const mana = useBoard((board) => board.mana[seat], 0);
  const slots = useBoard((board) => board.slots[seat], 0);
  return (
    <p
      className="mana"
      data-why={stoneKey({ what: 'mana', at: seat, seat: 0 })}
      role="img"
      aria-label={t('mana', { mana, slots })}
    >
      <Icon name="energy" /> <b>{mana}</b>
      <small>/{slots}</small>
      <span className="crystals">
        {Array.from({ length: Math.max(mana, slots) }, (_, k) => (
          <span key={k} className={k < mana ? 'crystal full' : 'crystal'} />
        ))}
      </span>
    </p>
  );
}

/** Deck and grave with their numbers; a grave lies open and can be looked through. */
function Piles({ seat }: { seat: number }) {
  const { t } = useTranslation('stone');
  const deck = useBoard((board) => board.deckSizes[seat], 0);
  const grave = useBoard((board) => board.graves[seat].length, 0);
  const fatigue = useBoard((board) => board.fatigue[seat], 0);
  return (
    <p className="piles">
      <span className="pile" data-at={`deck:${seat}`} title={t('deck', { count: deck })}>
        <Named words={t('deck', { count: deck })}>
          <Icon name="rows" /> <b>{deck}</b> <span className="pile-word">{t('deckShort')}</span>
        </Named>
      </span>
      <button
        type="button"
        className="plain pile"
        data-at={`grave:${seat}`}
        title={t('grave', { count: grave })}
        onClick={() => useStone.setState((s) => ({ grave: s.grave === seat ? null : seat, list: false }))}
      >
        <Named words={t('grave', { count: grave })}>
          <Icon name="cursed" /> <b>{grave}</b> <span className="pile-word">{t('graveShort')}</span>
        </Named>
      </button>
      {fatigue === 0 ? null : <span className="fatigue">{t('fatigue', { count: fatigue })}</span>}
    </p>
  );
}

/** The picture of a class, in a round frame. */
function HeroArt({ cls }: { cls: ClassName }) {
  const picture = useMemo(() => heroPicture(cls), [cls]);
  const [, middle, deep] = picture.tincture;
  return (
    <span className="hero-art" style={{ '--t2': middle, '--t3': deep } as CSSProperties}>
      <EmblemImage pool={STONE_POOL} picture={picture} width={ART_WIDTH} />
    </span>
  );
}

/** A hero: who, of which class, life of thirty; and what belongs to the player besides the board. */
export function Hero({ seat }: { seat: number }) {
  const { t } = useTranslation('stone');
  const who = useWho();
  const life = useBoard((board) => board.life[seat], LIFE);
  const cls = useBoard((board) => board.classes[seat], 'neutral');
  const active = useTable((s) => boardOf(s)?.active === seat && s.result === null);
  const immune = useBoard((board) => board.immune[seat], false);
  const name = t(`class.${cls}`);
  const words = t('hero', { who: who(seat), name, life, most: LIFE });
  return (
    <div className={active ? 'stone-hero active' : 'stone-hero'}>
      <Spot place={{ at: 'hero', seat }} words={active ? `${words}, ${t('onTurn')}` : words} className="hero-spot">
        <HeroArt cls={cls} />
        <span className="hero-label">
          <span className="hero-who">
            {active ? <Icon name="right" size="0.8em" /> : null} {who(seat)}
          </span>
          <span className="hero-class">{name}</span>
        </span>
        <span className="hero-life" data-why={stoneKey({ what: 'life', at: seat, seat: 0 })}>
          <Icon name="life" /> <b>{plainNumber(life)}</b>
          <small>/{LIFE}</small> {immune ? <Icon name="shield" /> : null}
        </span>
        <Preview place={{ at: 'hero', seat }} />
      </Spot>
      <Mana seat={seat} />
      <Piles seat={seat} />
    </div>
  );
}
