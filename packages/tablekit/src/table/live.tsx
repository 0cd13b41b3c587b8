import { useTable } from '../state/table.ts';
import { useSay } from './words.ts';

/** What a screen reader hears: what happens, what is asked. */
export function Live() {
  const say = useSay();
  const now = useTable((s) => s.now);
  const prompt = useTable((s) => s.prompt);
  return (
    <p className="sr" role="status" data-testid="live">
      {say(prompt?.text ?? now?.text)}
    </p>
  );
}
