import { useEffect, useState } from 'react';
import { useGrace } from '../state/grace.ts';
import { listenForAim, useSignals } from '../state/signals.ts';
import { useOthersAsked } from './others.ts';
import { listenTogether } from './together-keys.ts';
import { TogetherSaid, TogetherWays } from './together-line.tsx';

/** The place of what is said stands there before anything is: what comes into it is read out. */
export default function TogetherInside() {
  const others = useOthersAsked().length > 0;
  const shown = useSignals((s) => s.marks.length > 0 || s.intended !== null || s.aiming !== null);
  const held = useGrace((s) => s.held !== null);
  const [there, come] = useState(false);
  useEffect(() => come(true), []);
  useEffect(listenForAim, []);
  useEffect(listenTogether, []);
  const some = there && (others || shown || held);
  return (
    <div className="together">
      <div className="together-said" role="status" data-testid="choosing">
        {some ? <TogetherSaid /> : null}
      </div>
      {some ? <TogetherWays /> : null}
    </div>
  );
}
