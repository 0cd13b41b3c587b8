import type { ReactNode } from 'react';
import './text.css';

/** What stands at a place of the table in words; `key` tells rows apart that are called the same. */
export type TextRow = readonly [key: string, head: string, body: ReactNode];

/** A part of the table in words, row by row. */
export function TextRows({ title, rows }: { title: string; rows: readonly TextRow[] }) {
  return (
    <table className="text-table">
      <caption>{title}</caption>
      <tbody>
        {rows.map(([key, head, body]) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            <td>{body}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
