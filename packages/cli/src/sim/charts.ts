/** Charts as SVG, drawn without a browser. */

import type { Lang } from '@kolbiste/gamekit/desk';
import { percent, say } from '@kolbiste/gamekit/desk';
import type { EChartsCoreOption } from 'echarts';
import * as echarts from 'echarts';
import { SIM } from '../texts/sim.ts';
import type { Score } from './summary.ts';

export const INK = '#1f2430';
const BAR = '#3b6ea5';

/** A chart drawn without a browser. */
function svg(option: EChartsCoreOption, height: number): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 720, height });
  try {
    chart.setOption({ animation: false, textStyle: { fontFamily: 'system-ui, sans-serif', color: INK }, ...option });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}

const GRID = { left: 60, right: 24, top: 16, bottom: 48 };

/** How many games had each value, as shares. */
export function histogram(values: readonly number[], lang: Lang): string {
  if (values.length === 0) return '';
  const [low, high] = values.reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [Infinity, -Infinity]);
  const wide = Math.max(1, Math.ceil((high - low + 1) / 40));
  const bins: number[] = new Array(Math.floor((high - low) / wide) + 1).fill(0);
  for (const value of values) bins[Math.floor((value - low) / wide)] += 1;
  const labels = bins.map((_, at) =>
    wide === 1 ? String(low + at) : `${low + at * wide}–${low + (at + 1) * wide - 1}`,
  );
  return svg(
    {
      grid: GRID,
      xAxis: { type: 'category', data: labels },
      yAxis: {
        type: 'value',
        name: say(lang, SIM.share),
        axisLabel: { formatter: (value: number) => percent(lang, value, 0) },
      },
      series: [
        { type: 'bar', data: bins.map((n) => n / values.length), itemStyle: { color: BAR }, barCategoryGap: '12%' },
      ],
    },
    260,
  );
}

/** A point with its interval for each row, the row's name at the left. */
export function intervals(rows: readonly { readonly name: string; readonly score: Score }[], lang: Lang): string {
  const names = rows.map((row) => row.name);
  const whiskers = rows.map((row, at) => ({
    coords: [
      [row.score.low, at],
      [row.score.high, at],
    ],
  }));
  return svg(
    {
      grid: { ...GRID, left: 180 },
      xAxis: { type: 'value', min: 0, max: 1, axisLabel: { formatter: (value: number) => percent(lang, value, 0) } },
      yAxis: { type: 'category', data: names, inverse: true, axisLabel: { width: 160, overflow: 'truncate' } },
      series: [
        {
          type: 'scatter',
          symbolSize: 12,
          itemStyle: { color: BAR },
          data: rows.map((row, at) => [row.score.rate, at]),
          markLine: {
            symbol: ['none', 'none'],
            silent: true,
            lineStyle: { type: 'dashed', color: '#888' },
            label: { show: false },
            data: [{ xAxis: 0.5 }],
          },
        },
        {
          type: 'lines',
          coordinateSystem: 'cartesian2d',
          lineStyle: { color: BAR, width: 3, opacity: 1 },
          data: whiskers,
        },
      ],
    },
    Math.max(140, 60 + rows.length * 36),
  );
}
