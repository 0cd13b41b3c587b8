import { useEffect, useState } from 'react';

/** What the fragment of the address holds, also after it changes. */
export function useFragment(): string {
  const [text, setText] = useState(location.hash.slice(1));
  useEffect(() => {
    // The link that skips to the content changes the fragment too; what was there stays.
    const read = () => location.hash !== '#content' && setText(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return text;
}
