import { useSettings } from '../state/settings.ts';
import { useKit } from './kit.ts';
import type { Edited } from './stepper.tsx';
import { rowKeys, Stepper } from './stepper.tsx';

function Row({ id, deck, look }: { id: number; deck: Edited; look(id: number): void }) {
  const { lang, names } = useSettings();
  const kit = useKit();
  return (
    <li className="deck-card" data-row={id}>
      <span className="deck-cost" aria-hidden="true">
        {kit.cost(id)}
      </span>
      <button
        type="button"
        className="plain"
        data-part="name"
        onKeyDown={rowKeys(kit, deck, id)}
        onClick={() => look(id)}
      >
        {kit.name(id, lang, names) || `#${id}`}
      </button>
      {kit.most(id) === 0 ? null : <Stepper deck={deck} card={id} />}
    </li>
  );
}

/** The cards of a deck, to be looked at and taken out again. */
export function Contents({ deck, look }: { deck: Edited; look(id: number): void }) {
  const groups = useKit().useGroups()(deck.list);
  return groups.map(({ title, cards, none }, k) => (
    <div key={title}>
      <h3>{title}</h3>
      {cards.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className="deck-cards" data-testid={k === groups.length - 1 ? 'deck-cards' : undefined}>
          {cards.map((id) => (
            <Row key={id} id={id} deck={deck} look={look} />
          ))}
        </ul>
      )}
    </div>
  ));
}
