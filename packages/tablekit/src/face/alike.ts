/** Whether what is shown would be shown in the same way: a card of which nothing is new is not drawn again. */
import type { FunctionComponent } from 'react';
import { isValidElement, memo } from 'react';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function fieldsAlike(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => alike(a[key], b[key]));
}

/** Equal all the way down: values, lists, plain records, and parts of the page by what they are made of. */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, k) => alike(one, b[k]));
  if (isValidElement<Fields>(a) && isValidElement<Fields>(b))
    return a.type === b.type && a.key === b.key && fieldsAlike(a.props, b.props);
  return isFields(a) && isFields(b) && fieldsAlike(a, b);
}

/** The same part of the page, drawn again only where what it is told is not alike; what it reads itself it hears of as ever. */
export const whereUnlike = <P extends object>(part: FunctionComponent<P>): FunctionComponent<P> => memo(part, alike);
