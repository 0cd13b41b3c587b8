/** A card that lies face down: stripes and a mark of our own, never a publisher's. */
import type { AnyIcon } from '../draw/icon.tsx';
import { Icon } from '../draw/icon.tsx';
import './back.css';

export function Back({ icon }: { icon: AnyIcon }) {
  return (
    <span className="face-back" aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
