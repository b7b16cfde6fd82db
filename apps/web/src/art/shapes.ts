import type { SeededRandom } from './seeded-random.ts'

// Small drawings in an area of 120 × 80, each a list of SVG elements in the colours of a palette.

export interface Palette {
  readonly deep: string
  readonly mid: string
  readonly light: string
}

const round = (value: number): string => String(Math.round(value * 10) / 10)
const points = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
const polygon = (list: readonly (readonly [number, number])[], fill: string, opacity: number): string =>
  `<polygon points="${points(list)}" fill="${fill}" opacity="${round(opacity)}"/>`
const circle = (x: number, y: number, r: number, fill: string, opacity: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" opacity="${round(opacity)}"/>`

const polar = (angle: number, r: number, x = 60, y = 40): readonly [number, number] => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]

/** Mountain ridges under a sun, for lands; a larger `steep` draws higher peaks. */
export function ridges(random: SeededRandom, { deep, mid, light }: Palette, steep: number): string {
  const sun = circle(20 + random.below(80), 16 + random.below(14), 7 + random.below(6), light, 0.75)
  const ridge = (base: number, fill: string, opacity: number): string => {
    const steps = 5 + Math.floor(random.below(3))
    const line = Array.from({ length: steps + 1 }, (_, index): readonly [number, number] => [
      (index * 120) / steps,
      base - (index % 2 === 0 ? 0 : 4 + random.below(steep)) + random.below(4),
    ])
    return polygon([[0, 80], ...line, [120, 80]], fill, opacity)
  }
  return sun + ridge(46, mid, 0.55) + ridge(56, deep, 0.7) + ridge(68, deep, 0.95)
}

/** Bands of water under a sun, for Islands and Swamps. */
export function waves(random: SeededRandom, { deep, mid, light }: Palette): string {
  const sun = circle(30 + random.below(60), 26, 10 + random.below(5), light, 0.8)
  const band = (y: number, fill: string, opacity: number): string => {
    const lift = 2 + random.below(4)
    return `<path d="M0 ${y} q15 ${-lift} 30 0 t30 0 t30 0 t30 0 V80 H0Z" fill="${fill}" opacity="${opacity}"/>`
  }
  return sun + band(38, mid, 0.7) + band(50, deep, 0.6) + band(62, deep, 0.9)
}

/** Trees in front of hills, for Forests. */
export function trees(random: SeededRandom, palette: Palette): string {
  const { deep } = palette
  const tree = (x: number, h: number): string =>
    polygon(
      [
        [x - h * 0.28, 76],
        [x, 76 - h],
        [x + h * 0.28, 76],
      ],
      deep,
      0.95,
    )
  const row = Array.from({ length: 6 }, (_, index) => tree(8 + index * 21 + random.below(8), 26 + random.below(24)))
  return ridges(random, palette, 8) + row.join('')
}

/** A symmetric face, for creatures. */
export function mask(random: SeededRandom, { deep, light, mid }: Palette): string {
  const half: (readonly [number, number])[] = [
    [0, 12 + random.below(16)],
    [10 + random.below(10), 4 + random.below(16)],
    [16 + random.below(16), 10 + random.below(20)],
    [18 + random.below(14), 34 + random.below(14)],
    [8 + random.below(14), 52 + random.below(12)],
    [0, 60 + random.below(16)],
  ]
  const whole = [
    ...half.map(([x, y]) => [60 + x, y] as const),
    ...half.toReversed().map(([x, y]) => [60 - x, y] as const),
  ]
  const eyeY = 34 + random.below(8)
  const eyeX = 6 + random.below(5)
  const eye = (side: number): string =>
    polygon(
      [
        [60 + side * (eyeX - 4), eyeY + 2],
        [60 + side * (eyeX + 5), eyeY - 3],
        [60 + side * (eyeX + 3), eyeY + 3],
      ],
      deep,
      1,
    )
  const brow = polygon(
    [
      [60, eyeY - 4],
      [60 + eyeX, eyeY + 18],
      [60, eyeY + 14],
      [60 - eyeX, eyeY + 18],
    ],
    mid,
    0.55,
  )
  return circle(60, 40, 34, deep, 0.35) + polygon(whole, light, 0.82) + brow + eye(1) + eye(-1)
}

/** Rays from a point, for instants. */
export function burst(random: SeededRandom, { light, mid }: Palette): string {
  const [x, y] = [44 + random.below(32), 30 + random.below(20)]
  const count = 9 + Math.floor(random.below(7))
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random.below(0.3)
    const reach = 22 + random.below(40)
    return polygon([polar(angle - 0.09, 6, x, y), polar(angle, reach, x, y), polar(angle + 0.09, 6, x, y)], light, 0.7)
  })
  return circle(x, y, 24, mid, 0.5) + rays.join('') + circle(x, y, 7, light, 0.95)
}

/** Open rings, for sorceries. */
export function rings(random: SeededRandom, { light, deep }: Palette): string {
  const x = 50 + random.below(20)
  const ring = (r: number): string => {
    const length = 2 * Math.PI * r
    const gap = length * (0.15 + random.below(0.4))
    return `<circle cx="${round(x)}" cy="40" r="${round(r)}" fill="none" stroke="${light}" stroke-width="${round(2 + random.below(3))}" stroke-dasharray="${round(length - gap)} ${round(gap)}" transform="rotate(${Math.floor(random.below(360))} ${round(x)} 40)" opacity="0.75"/>`
  }
  return circle(x, 40, 36, deep, 0.4) + ring(12) + ring(20) + ring(28) + ring(36) + circle(x, 40, 4, light, 0.95)
}

/** A rose of petals, for enchantments. */
export function rose(random: SeededRandom, { light, mid, deep }: Palette): string {
  const count = 5 + Math.floor(random.below(6))
  const long = 26 + random.below(8)
  const petals = (r: number, width: number, fill: string, shift: number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + shift) / count) * Math.PI * 2 - Math.PI / 2
      return polygon(
        [polar(angle, 3), polar(angle - width, r * 0.55), polar(angle, r), polar(angle + width, r * 0.55)],
        fill,
        0.72,
      )
    }).join('')
  return (
    circle(60, 40, 35, deep, 0.4) +
    petals(long, 0.34, mid, 0.5) +
    petals(long * 0.8, 0.28, light, 0) +
    circle(60, 40, 4, light, 0.9)
  )
}

/** A cogwheel, for artifacts. */
export function wheel(random: SeededRandom, { light, deep, mid }: Palette): string {
  const teeth = 6 + Math.floor(random.below(7))
  const outer = 26 + random.below(6)
  const inner = outer * 0.78
  const line = Array.from({ length: teeth * 4 }, (_, index) => {
    const r = index % 4 < 2 ? outer : inner
    return polar(((index + 0.5) / (teeth * 4)) * Math.PI * 2, r)
  })
  return (
    polygon(line, light, 0.78) +
    circle(60, 40, inner * 0.62, deep, 0.85) +
    circle(60, 40, 4 + random.below(7), mid, 0.9)
  )
}
