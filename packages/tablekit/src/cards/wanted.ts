import { useSearchParams } from 'wouter';

/**
 * What the address asks for: filters stand in it, so that a choice of cards can be sent to somebody.
 * @param anything every filter with '', which means anything
 */
export function useWanted<W extends { readonly [part in keyof W]: string }>(
  anything: W,
): readonly [W, (part: Partial<W>) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = Object.fromEntries(Object.keys(anything).map((part) => [part, params.get(part) ?? ''])) as W;
  const set = (part: Partial<W>) =>
    setParams(
      (before) => {
        // What else stands there is somebody else's.
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string>({ ...wanted, ...part }))
          if (value === '') after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return [wanted, set];
}
