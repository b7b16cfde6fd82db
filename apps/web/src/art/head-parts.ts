import type { Palette } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'
import { both, circle, ellipse, line, path, polygon } from './svg.ts'

/** What makes two heads of one kind different: widths, lengths and slants between 0 and 1. */
export interface Face {
  readonly wide: number
  readonly long: number
  readonly slant: number
}

export const faceOf = (random: SeededRandom): Face => ({
  wide: random.below(1),
  long: random.below(1),
  slant: random.below(1),
})

/** Draws a head with what belongs to it. */
export type Head = (palette: Palette, face: Face) => string

export const eyes = ({ glow, shade }: Palette, y: number, apart: number, { slant }: Face, size = 3): string =>
  both(
    (x, side) =>
      path(
        `M${x(apart - size)} ${y}L${x(apart + size)} ${y - 1 - slant * 3}L${x(apart + size * 0.6)} ${y + size}Z`,
        glow,
      ) + circle(x(apart) + side * 0.4, y + 0.6, 0.9, shade),
  )

export const shoulders = ({ body, shade }: Palette, half: number, top = 56): string =>
  path(
    `M${60 - half} 80C${60 - half} ${top + 2} ${60 - half / 2} ${top} 60 ${top}S${60 + half} ${top + 2} ${60 + half} 80Z`,
    shade,
  ) +
  path(
    `M${60 - half * 0.55} 80C${60 - half * 0.5} ${top + 8} ${60 - 4} ${top + 5} 60 ${top + 5}S${60 + half * 0.5} ${top + 8} ${60 + half * 0.55} 80Z`,
    body,
  )

/** A face that is lit from the left. */
export function oval({ lit, body }: Palette, rx: number, ry: number, y = 38): string {
  return (
    ellipse(60, y, rx, ry, body) +
    path(`M60 ${y - ry}A${rx} ${ry} 0 0 0 60 ${y + ry}A${rx * 0.4} ${ry} 0 0 0 60 ${y - ry}Z`, lit)
  )
}

export const neck = ({ shade }: Palette, half = 7): string =>
  path(`M${60 - half} 46H${60 + half}V64H${60 - half}Z`, shade)
export const mouth = ({ shade }: Palette, y: number, half: number, bend: number): string =>
  line(`M${60 - half} ${y}Q60 ${y + bend} ${60 + half} ${y}`, shade, 1.8)
export const fangs = ({ glow }: Palette, y: number, apart: number): string =>
  both((x) =>
    polygon(
      [
        [x(apart - 2), y],
        [x(apart + 2), y],
        [x(apart), y + 6],
      ],
      glow,
    ),
  )
