// Small drawings in an area of 120 × 80. The middle, from 28 to 92 and from 14 to 66, is always seen.

export type Point = readonly [x: number, y: number]

export const round = (value: number): string => String(Math.round(value * 10) / 10)
const list = (points: readonly Point[]): string => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')

export const polygon = (points: readonly Point[], fill: string, opacity = 1): string =>
  `<polygon points="${list(points)}" fill="${fill}"${opacity < 1 ? ` opacity="${round(opacity)}"` : ''}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${opacity < 1 ? ` opacity="${round(opacity)}"` : ''}/>`

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  ellipse(x, y, r, r, fill, opacity)

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${round(opacity)}"` : ''}/>`

export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${round(opacity)}"` : ''}/>`

export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

export const polar = (angle: number, r: number, x = 60, y = 38): Point => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]

/** The same on the left and on the right of the middle. */
export const both = (draw: (x: (distance: number) => number, side: 1 | -1) => string): string =>
  ([-1, 1] as const).map((side) => draw((distance) => 60 + side * distance, side)).join('')
