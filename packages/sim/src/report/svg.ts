import type { Rate } from '../stats/report.ts'

/** A background from red (lost) through white (even) to green (won). */
export function heatColor(rate: number): string {
  const hue = rate < 0.5 ? 12 : 140
  const depth = Math.abs(rate - 0.5) * 2
  return `hsl(${hue} 60% ${(94 - 42 * depth).toFixed(0)}%)`
}

/** Text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const WIDTH = 160

/** A rate between 0 and 1 as a mark on a line, with its confidence interval and a dotted line in the middle. */
export function intervalBar(label: string, { rate, interval: [low, high] }: Rate): string {
  if (rate === null) return ''
  const x = (value: number): string => (value * WIDTH).toFixed(1)
  return `<svg width="${WIDTH}" height="14" viewBox="0 0 ${WIDTH} 14" role="img" aria-label="${escaped(label)}: ${(100 * rate).toFixed(1)} %"><line class="axis" x1="0" x2="${WIDTH}" y1="7" y2="7"/><line class="mid" x1="${WIDTH / 2}" x2="${WIDTH / 2}" y1="1" y2="13"/><rect class="range" x="${x(low)}" width="${x(Math.max(0.005, high - low))}" y="4" height="6"/><rect class="bar" x="${(rate * WIDTH - 1.5).toFixed(1)}" width="3" y="1" height="12"/></svg>`
}

const BAR = 26
const HEIGHT = 160

/** A vertical bar chart with its numbers. */
export function barChart(label: string, values: readonly (readonly [number, number])[]): string {
  if (values.length === 0) return ''
  const most = Math.max(...values.map(([, count]) => count))
  const bars = values.map(([value, count], index) => {
    const height = Math.max(1, (HEIGHT * count) / most)
    const x = index * BAR
    const middle = x + BAR / 2
    return `<rect class="bar" x="${x + 3}" width="${BAR - 6}" y="${(HEIGHT - height + 16).toFixed(1)}" height="${height.toFixed(1)}"/><text x="${middle}" y="${(HEIGHT - height + 12).toFixed(1)}" text-anchor="middle">${count}</text><text x="${middle}" y="${HEIGHT + 32}" text-anchor="middle">${value}</text>`
  })
  const width = values.length * BAR
  return `<svg width="${width}" height="${HEIGHT + 40}" viewBox="0 0 ${width} ${HEIGHT + 40}" role="img" aria-label="${escaped(label)}">${bars.join('')}</svg>`
}
