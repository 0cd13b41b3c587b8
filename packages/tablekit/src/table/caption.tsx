import { useIsOpen } from '../state/answered.ts';
import { namesBoth, useTable } from '../state/table.ts';
import { Chips } from '../ui/chip.tsx';
import { useSay, useWaitWords, useWho } from './words.ts';

/** One line: what is happening, or what is asked. */
export function Caption() {
  const say = useSay();
  const who = useWho();
  const now = useTable((s) => s.now);
  const prompt = useTable((s) => s.prompt);
  const open = useIsOpen(prompt);
  const shows = useTable((s) => s.busy || s.result !== null || s.order === null);
  const both = useTable(namesBoth);
  const waiting = useWaitWords();
  if (prompt !== null)
    return (
      <p className={open ? 'caption asked' : 'caption answered'}>
        {both ? <b className="caption-who">{who(prompt.seat)}: </b> : null}
        {say(prompt.text)} <Chips rules={prompt.rule} most={1} />
      </p>
    );
  if (now !== null && shows)
    return (
      <p className="caption" key={now.id}>
        {say(now.text)} <Chips rules={now.rule} most={1} />
      </p>
    );
  return <p className="caption quiet">{waiting}</p>;
}
