const PATHS = {
  first: 'M5 4h3v16H5zM20 4v16L9 12z',
  back: 'M17 4v16L6 12z',
  play: 'M7 4v16l12-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  next: 'M7 4v16l11-8z',
  last: 'M16 4h3v16h-3zM4 4v16l11-8z',
} as const;

/** A sign on a button of the player; the button says what it does. */
export function Glyph({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
