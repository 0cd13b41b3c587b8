/** The arrow that shows what a thing is dragged at. */
const SVG = 'http://www.w3.org/2000/svg';

/** An arrow from a thing to the pointer. */
export function arrow(): { draw(from: DOMRect, x: number, y: number): void; remove(): void } {
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  svg.classList.add('aim');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(line);
  document.body.append(svg);
  return {
    draw({ left, top, width, height }, x, y) {
      const [a, b] = [left + width / 2, top + height / 2];
      const way = Math.hypot(x - a, y - b) || 1;
      const [u, v] = [((x - a) / way) * 16, ((y - b) / way) * 16];
      const tip = `M ${x - u - v * 0.6} ${y - v + u * 0.6} L ${x} ${y} L ${x - u + v * 0.6} ${y - v - u * 0.6}`;
      line.setAttribute('d', `M ${a} ${b} L ${x} ${y} ${tip}`);
    },
    remove: () => svg.remove(),
  };
}
