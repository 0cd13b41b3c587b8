/** Curves as pictures, drawn without a browser. */
import * as echarts from 'echarts';

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A curve with its figures: what is drawn, and what is printed. */
export interface Curve {
  /** Names the file. */
  readonly name: string;
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
}

const INK = '#1f2430';
/** Told apart by their marks as well, so that colour is not needed. */
const LOOKS = [
  { color: '#3b6ea5', symbol: 'circle' },
  { color: '#b5532b', symbol: 'rect' },
  { color: '#4b7f52', symbol: 'triangle' },
  { color: '#7a5195', symbol: 'diamond' },
] as const;

/** @returns SVG on a white ground, readable in light and dark surroundings */
export function plotted({ title, x, y, series }: Curve): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 720, height: 360 });
  const axis = { nameLocation: 'middle', axisLine: { lineStyle: { color: INK } }, axisLabel: { color: INK } } as const;
  try {
    chart.setOption({
      animation: false,
      backgroundColor: '#ffffff',
      textStyle: { fontFamily: 'system-ui, sans-serif', color: INK },
      title: { text: title, left: 12, top: 8, textStyle: { fontSize: 15, color: INK } },
      legend: { top: 34, left: 12, itemGap: 28, data: series.map(({ name }) => name), textStyle: { color: INK } },
      grid: { left: 84, right: 28, top: 70, bottom: 56 },
      xAxis: { ...axis, type: 'value', name: x, nameGap: 32, min: 0 },
      yAxis: { ...axis, type: 'value', name: y, nameGap: 62, min: 0 },
      series: series.map(({ name, points }, at) => {
        const { color, symbol } = LOOKS[at % LOOKS.length] ?? LOOKS[0];
        const drawn = { color, symbol, symbolSize: 8, itemStyle: { color }, lineStyle: { color, width: 2 } };
        return { type: 'line', name, data: points.map(([a, b]) => [a, b]), ...drawn };
      }),
    });
    return `${chart.renderToSVGString()}\n`;
  } finally {
    chart.dispose();
  }
}
