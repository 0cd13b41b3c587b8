/** Looking through a card for what it says anywhere. */

/** Every member anywhere inside a part of a card, with its place; a member of a list has no name. */
export function* membersIn(part: unknown, path = ''): Generator<readonly [name: string, path: string, value: unknown]> {
  if (typeof part !== 'object' || part === null) return;
  const isList = Array.isArray(part);
  for (const [name, value] of Object.entries(part)) {
    const here = isList ? `${path}[${name}]` : `${path}.${name}`;
    yield [isList ? '' : name, here, value];
    yield* membersIn(value, here);
  }
}
