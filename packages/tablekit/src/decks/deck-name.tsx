import { useState } from 'react';

interface Named {
  readonly name: string;
  readonly label: string;
  /** How many characters it may have. */
  readonly longest: number;
  keep(name: string): void;
}

/** The name of a deck, kept as it is typed: the page may be left at any moment. An empty one is not kept. */
export function DeckName({ name, label, longest, keep }: Named) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (next: string): void => {
    setTyped(next);
    const trimmed = next.trim();
    if (trimmed !== '' && trimmed !== name) keep(trimmed);
  };
  return (
    <label className="control deck-name">
      <span className="control-label">{label}</span>
      <input
        value={typed ?? name}
        maxLength={longest}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => event.key === 'Enter' && setTyped(null)}
      />
    </label>
  );
}
