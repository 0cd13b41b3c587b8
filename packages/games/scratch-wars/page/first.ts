/** What the first visit needs, where this game stands first: the build puts it into the first file. */
export { default as Table } from './table/table.tsx';
