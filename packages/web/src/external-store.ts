/** What React has had of its own since version 18: the router asks for it by the name of a package that stands in for it. */
export { useSyncExternalStore } from 'react';
