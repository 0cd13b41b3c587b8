/** Events that were told under older numbers of their kinds, told by the numbers of today. */
import type { KindsBefore } from '@kolbiste/kernel';
import { kindOf, ofKind } from './brief.ts';
import type { Told } from './told.ts';

/**
 * The names of the kinds by the numbers that a game of an older version was told with; undefined = by those of today.
 * @param told what anybody was told of it from the beginning on
 */
export function kindsThen(
  { eventsBefore = [] }: { readonly eventsBefore?: readonly KindsBefore[] },
  rulesVersion: string,
  told: Iterable<Pick<Told, 'happened'>>,
): readonly string[] | undefined {
  const before = eventsBefore.find((one) => one.rulesVersion === rulesVersion);
  if (before === undefined) return undefined;
  for (const { happened } of told) {
    for (const { event } of happened) {
      if (kindOf(event) === before.mark) return before.events;
      if (kindOf(event) === before.until) return undefined;
    }
  }
  return undefined;
}

/**
 * A message by the numbers of today.
 * @param then names of the kinds by their numbers of then
 * @param now names of the kinds by their numbers of today
 * @throws Error when a kind is no more: nothing is told as something else
 */
export function renumbered(told: Told, then: readonly string[], now: readonly string[]): Told {
  const happened = told.happened.map(({ event, ...rest }) => {
    const old = kindOf(event);
    const kind = now.indexOf(then.at(old) ?? '');
    if (kind < 0) throw new Error(`events of the kind ${then.at(old) ?? old} are no more`);
    return { ...rest, event: ofKind(event, kind) };
  });
  return { ...told, happened };
}
