import type { Dice } from './seeded-random.ts'

/** Small drawings on a field of 120 × 80: each is a list of SVG elements in a colour of the palette. */

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

const turn = (angle: number, r: number, x = 60, y = 40): readonly [number, number] => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]

/** Ridges one behind another under a sun: land. `steep`: peaks rather than hills. */
export function ridges(dice: Dice, { deep, mid, light }: Palette, steep: number): string {
  const sun = circle(20 + dice.upTo(80), 16 + dice.upTo(14), 7 + dice.upTo(6), light, 0.75)
  const ridge = (base: number, fill: string, opacity: number): string => {
    const steps = 5 + Math.floor(dice.upTo(3))
    const line = Array.from({ length: steps + 1 }, (_, index): readonly [number, number] => [
      (index * 120) / steps,
      base - (index % 2 === 0 ? 0 : 4 + dice.upTo(steep)) + dice.upTo(4),
    ])
    return polygon([[0, 80], ...line, [120, 80]], fill, opacity)
  }
  return sun + ridge(46, mid, 0.55) + ridge(56, deep, 0.7) + ridge(68, deep, 0.95)
}

/** Bands of water under a sun. */
export function waves(dice: Dice, { deep, mid, light }: Palette): string {
  const sun = circle(30 + dice.upTo(60), 26, 10 + dice.upTo(5), light, 0.8)
  const band = (y: number, fill: string, opacity: number): string => {
    const lift = 2 + dice.upTo(4)
    return `<path d="M0 ${y} q15 ${-lift} 30 0 t30 0 t30 0 t30 0 V80 H0Z" fill="${fill}" opacity="${opacity}"/>`
  }
  return sun + band(38, mid, 0.7) + band(50, deep, 0.6) + band(62, deep, 0.9)
}

/** Trees before hills. */
export function trees(dice: Dice, palette: Palette): string {
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
  const row = Array.from({ length: 6 }, (_, index) => tree(8 + index * 21 + dice.upTo(8), 26 + dice.upTo(24)))
  return ridges(dice, palette, 8) + row.join('')
}

/** A face: one half is drawn, the other mirrors it. Creatures. */
export function mask(dice: Dice, { deep, light, mid }: Palette): string {
  const half: (readonly [number, number])[] = [
    [0, 12 + dice.upTo(16)],
    [10 + dice.upTo(10), 4 + dice.upTo(16)],
    [16 + dice.upTo(16), 10 + dice.upTo(20)],
    [18 + dice.upTo(14), 34 + dice.upTo(14)],
    [8 + dice.upTo(14), 52 + dice.upTo(12)],
    [0, 60 + dice.upTo(16)],
  ]
  const whole = [
    ...half.map(([x, y]) => [60 + x, y] as const),
    ...half.toReversed().map(([x, y]) => [60 - x, y] as const),
  ]
  const eyeY = 34 + dice.upTo(8)
  const eyeX = 6 + dice.upTo(5)
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

/** Rays from a point: instants. */
export function burst(dice: Dice, { light, mid }: Palette): string {
  const [x, y] = [44 + dice.upTo(32), 30 + dice.upTo(20)]
  const count = 9 + Math.floor(dice.upTo(7))
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + dice.upTo(0.3)
    const reach = 22 + dice.upTo(40)
    return polygon([turn(angle - 0.09, 6, x, y), turn(angle, reach, x, y), turn(angle + 0.09, 6, x, y)], light, 0.7)
  })
  return circle(x, y, 24, mid, 0.5) + rays.join('') + circle(x, y, 7, light, 0.95)
}

/** Rings that open: sorceries. */
export function rings(dice: Dice, { light, deep }: Palette): string {
  const x = 50 + dice.upTo(20)
  const ring = (r: number): string => {
    const length = 2 * Math.PI * r
    const gap = length * (0.15 + dice.upTo(0.4))
    return `<circle cx="${round(x)}" cy="40" r="${round(r)}" fill="none" stroke="${light}" stroke-width="${round(2 + dice.upTo(3))}" stroke-dasharray="${round(length - gap)} ${round(gap)}" transform="rotate(${Math.floor(dice.upTo(360))} ${round(x)} 40)" opacity="0.75"/>`
  }
  return circle(x, 40, 36, deep, 0.4) + ring(12) + ring(20) + ring(28) + ring(36) + circle(x, 40, 4, light, 0.95)
}

/** A rose of petals: enchantments. */
export function rose(dice: Dice, { light, mid, deep }: Palette): string {
  const count = 5 + Math.floor(dice.upTo(6))
  const long = 26 + dice.upTo(8)
  const petals = (r: number, width: number, fill: string, shift: number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + shift) / count) * Math.PI * 2 - Math.PI / 2
      return polygon(
        [turn(angle, 3), turn(angle - width, r * 0.55), turn(angle, r), turn(angle + width, r * 0.55)],
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

/** A wheel with teeth: artifacts. */
export function wheel(dice: Dice, { light, deep, mid }: Palette): string {
  const teeth = 6 + Math.floor(dice.upTo(7))
  const outer = 26 + dice.upTo(6)
  const inner = outer * 0.78
  const line = Array.from({ length: teeth * 4 }, (_, index) => {
    const r = index % 4 < 2 ? outer : inner
    return turn(((index + 0.5) / (teeth * 4)) * Math.PI * 2, r)
  })
  return (
    polygon(line, light, 0.78) + circle(60, 40, inner * 0.62, deep, 0.85) + circle(60, 40, 4 + dice.upTo(7), mid, 0.9)
  )
}
