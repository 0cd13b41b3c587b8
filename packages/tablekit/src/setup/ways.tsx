/** One way or the other, as buttons of which one is pressed. */
export function Ways<T extends number | boolean | string>({
  name,
  title,
  ways,
  chosen,
  set,
  taken,
}: {
  name: string;
  title: string;
  ways: readonly (readonly [T, string])[];
  chosen: T;
  set(way: T): void;
  /** By whom a way is taken that cannot be chosen any more; undefined = it can. */
  taken?(way: T): string | undefined;
}) {
  return (
    <div className="sources" role="radiogroup" aria-label={title}>
      {ways.map(([way, words]) => {
        const by = taken?.(way);
        return (
          <label key={words} className={way === chosen ? 'way chosen' : 'way'}>
            <input
              type="radio"
              name={name}
              checked={way === chosen}
              disabled={by !== undefined}
              onChange={() => set(way)}
            />
            <span>
              {words}
              {by === undefined ? null : <small className="quiet"> ({by})</small>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
