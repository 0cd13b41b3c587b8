/** Lists of cards whose rows have the same parts: [data-row] and in it [data-part]. */
const ROW = '[data-row]';

/** Goes to the same part of the row before or behind. */
export function goToRow(from: Element, step: 1 | -1): void {
  const row = from.closest(ROW);
  const rows = [...(row?.parentElement?.querySelectorAll(`:scope > ${ROW}`) ?? [])];
  const next = row === null ? undefined : rows[rows.indexOf(row) + step];
  const part = from.getAttribute('data-part') ?? 'name';
  next?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus();
}
