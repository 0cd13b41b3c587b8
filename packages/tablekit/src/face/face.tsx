/** A card's face, in four sizes. */
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../draw/icon.tsx';
import { EmblemImage } from './emblem-image.tsx';
import type { FaceFacts, FaceFigure, FaceSize, Standing } from './facts.ts';
import { changeOf, kindVersions } from './facts.ts';
import { FittedText } from './fitted.tsx';
import type { Pool } from './pool.ts';
import './face.css';
import './sizes.css';
import './states.css';

/** Units wide a picture is painted at each size; the reading card has the drawing itself. */
const WIDTHS: Readonly<Record<FaceSize, number | undefined>> = { reading: undefined, hand: 170, tile: 190, chip: 72 };

/** Sizes of what stands in a hand, from the largest to the smallest that is still read with ease. */
const TEXT_SIZES = [12.5, 11.75, 11] as const;
const KIND_SIZES = [11] as const;

const MARKS = { up: '▴', down: '▾', '': '' } as const;

/** A figure: its drawing, its value, and whether it is above or below what is printed. */
function Figure({ figure, className }: { figure: FaceFigure; className: string }) {
  const change = changeOf(figure);
  return (
    <span className={`${className} of-${figure.what} ${change}`} title={figure.label} data-why={figure.why}>
      <Icon name={figure.icon} />
      <span className="sr">{figure.label}</span> <b>{figure.value}</b>
      {figure.after === undefined ? null : <small>{figure.after}</small>}
      {change === '' ? null : <i aria-hidden="true">{MARKS[change]}</i>}
    </span>
  );
}

/** Longest word and all letters: from them follows how large a name can be. */
function lettersOf(name: string): CSSProperties {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return { '--longest': longest, '--letters': name.length } as CSSProperties;
}

function tonesOf({ picture: { tincture } }: FaceFacts): CSSProperties {
  const [light, middle, deep] = tincture;
  return { '--t1': light, '--t2': middle, '--t3': deep } as CSSProperties;
}

function Text({ facts: { text, brief, noText }, size }: { facts: FaceFacts; size: FaceSize }) {
  if (size === 'hand')
    // Where not even a few words have room a mark says that there is a text.
    return text === '' ? null : <FittedText versions={[text, brief, '']} sizes={TEXT_SIZES} className="face-text" />;
  const long = text.length > 260 ? 'longest' : text.length > 170 ? 'longer' : text.length > 100 ? 'long' : '';
  return <span className={`face-text ${text === '' ? 'none' : long}`}>{text === '' ? noText : text}</span>;
}

/** What a card says below its picture. */
function Plate({ facts, size, title }: { facts: FaceFacts; size: FaceSize; title: ReactNode }) {
  return (
    <span className="face-plate">
      <span className="face-name" style={lettersOf(facts.name)}>
        {title}
      </span>
      {facts.row.length === 0 ? null : (
        <span className="face-row">
          {facts.row.map((figure) => (
            <Figure key={figure.what} figure={figure} className="face-figure" />
          ))}
        </span>
      )}
      {size === 'tile' || size === 'chip' ? null : (
        <>
          {size === 'hand' ? (
            <FittedText versions={kindVersions(facts.kind)} sizes={KIND_SIZES} className="face-kind" />
          ) : (
            <span className="face-kind">{facts.kind}</span>
          )}
          {size === 'reading' && facts.also ? <span className="face-kind">{facts.also}</span> : null}
          <Text facts={facts} size={size} />
        </>
      )}
    </span>
  );
}

const Rarity = ({ count, label }: { count: number; label: string }) => (
  <span className="face-rarity" title={label}>
    {Array.from({ length: count }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
      <i key={n} aria-hidden="true" />
    ))}
  </span>
);

/** Marks of how it stands: those with words on ribbons, one below the other. */
function Marks({ standing }: { standing: readonly Standing[] }) {
  const ribbons = standing.filter(({ words }) => words !== null);
  return (
    <>
      {standing.map(({ state, words }) =>
        words === null ? <span key={state} className={`face-mark of-${state}`} /> : null,
      )}
      {ribbons.length === 0 ? null : (
        <span className="face-ribbons">
          {ribbons.map(({ state, words }) => (
            <span key={state} className={`face-ribbon of-${state}`}>
              {words}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

interface Shown {
  readonly size: FaceSize;
  /** The name as it is to stand here. */
  readonly title?: ReactNode;
  readonly standing?: readonly Standing[];
  readonly className?: string;
  /** What lies on it besides. */
  readonly children?: ReactNode;
}

interface Props extends Shown {
  readonly facts: FaceFacts;
  readonly pool: Pool;
}

/** What a game's face of a card is told: which card, and what it is now beside what is printed. */
export interface CardFaceProps<Now> extends Shown {
  readonly id: number;
  readonly now?: Now | undefined;
}

export function Face({ facts, size, pool, title = facts.name, standing = [], className = '', children }: Props) {
  const { picture, cost, corners, rarity } = facts;
  const states = standing.map(({ state }) => `is-${state}`).join(' ');
  return (
    <span
      className={`face-card s-${size} t-${picture.type} g-${picture.group} r${rarity?.count ?? 0} ${states} ${className}`}
      style={tonesOf(facts)}
      data-peek={size === 'reading' ? undefined : facts.id}
    >
      <span className="face-box">
        <span className="face-art">
          <EmblemImage pool={pool} picture={picture} width={WIDTHS[size]} />
        </span>
        <Plate facts={facts} size={size} title={title} />
      </span>
      {cost === null ? null : <Figure figure={cost} className="face-cost" />}
      {corners.map((figure, n) => (
        <Figure key={figure.what} figure={figure} className={`face-corner ${n === 0 ? 'left' : 'right'}`} />
      ))}
      {rarity === null || size === 'chip' ? null : <Rarity {...rarity} />}
      <Marks standing={standing} />
      {children}
    </span>
  );
}
