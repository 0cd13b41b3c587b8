/** One way or the other, as buttons of which one is pressed. */
export function Ways<T extends number | boolean | string>({
  name,
  title,
  ways,
  chosen,
  set,
}: {
  name: string;
  title: string;
  ways: readonly (readonly [T, string])[];
  chosen: T;
  set(way: T): void;
}) {
  return (
    <div className="sources" role="radiogroup" aria-label={title}>
      {ways.map(([way, words]) => (
        <label key={words} className={way === chosen ? 'way chosen' : 'way'}>
          <input type="radio" name={name} checked={way === chosen} onChange={() => set(way)} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}
