/** A link as a QR code. Fetched when somebody wants to see one. */
import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Light modules around the code, by which a camera finds it. */
const MARGIN = 4;

/** The dark modules as one path: a stroke for each run of them in a row. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const line = row.map((dark) => (dark ? '#' : ' ')).join('');
      return Array.from(line.matchAll(/#+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
    })
    .join('');
}

/** Dark on light in every theme: many readers do not know it the other way round. */
export default function Qr({ link, label }: { link: string; label: string }) {
  const rows = useMemo(() => encodeQR(link, 'raw', { ecc: 'medium', border: MARGIN }), [link]);
  const path = useMemo(() => darkPath(rows), [rows]);
  return (
    <svg className="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} data-testid="qr">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
