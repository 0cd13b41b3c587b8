/** Small drawings of the game: tokens, piles, kinds of cards and rooms. From https://game-icons.net, CC BY 3.0. */
import paths from './signs.json' with { type: 'json' };

export type SignName = keyof typeof paths;

/** A drawing beside words that say the same. */
export function Sign({ name, className = '' }: { name: SignName; className?: string }) {
  return (
    <svg
      className={`icon sign ${className}`}
      viewBox="0 0 512 512"
      width="1em"
      height="1em"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={paths[name]} />
    </svg>
  );
}
