import type { Palette } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'
import { circle, line, type Point, path, polygon } from './svg.ts'

type Backdrop = (random: SeededRandom, palette: Palette) => string

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

function ridge(random: SeededRandom, base: number, steep: number, steps: number, fill: string): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, at): Point => [
      (at * 120) / steps,
      base - (at % 2 === 0 ? 0 : steep * 0.5 + random.below(steep)) + random.below(4),
    ],
  )
  return polygon([[0, 80], ...points, [120, 80]], fill)
}

const wave = (y: number, lift: number, fill: string): string =>
  path(`M0 ${y} q15 ${-lift} 30 0 t30 0 t30 0 t30 0 V80 H0Z`, fill)

function disc(random: SeededRandom, { glow }: Palette): string {
  const [x, y, r] = [24 + random.below(72), 16 + random.below(16), 8 + random.below(8)]
  return circle(x, y, r * 1.7, glow, 0.22) + circle(x, y, r, glow, 0.9)
}

const tree = (x: number, foot: number, height: number, fill: string): string =>
  polygon(
    [
      [x - height * 0.26, foot],
      [x, foot - height],
      [x + height * 0.26, foot],
    ],
    fill,
  )

const tower = (x: number, width: number, top: number, fill: string): string =>
  path(`M${x} 80V${top}h${width / 5}v3h${width / 5}v-3h${width / 5}v3h${width / 5}v-3h${width / 5}V80Z`, fill)

/** Where a card is at home. */
export const BACKDROPS = {
  peaks: (random, palette) =>
    disc(random, palette) + ridge(random, 50, 26, 5, palette.far) + ridge(random, 66, 20, 6, palette.near),
  hills: (random, palette) =>
    disc(random, palette) + wave(50, 16, palette.far) + wave(60, 12 + random.below(8), palette.near),
  woods: (random, { far, near }) =>
    times(9, (at) => tree(at * 14 + random.below(10), 66, 30 + random.below(26), far)) +
    times(6, (at) => tree(at * 22 + random.below(14), 80, 26 + random.below(20), near)),
  sea: (random, palette) =>
    disc(random, palette) + wave(44, 3, palette.far) + wave(54, 6, palette.near) + wave(66, 8, palette.shade),
  clouds: (random, { far, near, lit }) =>
    times(5, (at) => circle(at * 28 + random.below(12), 62 + random.below(8), 16 + random.below(8), far)) +
    times(5, (at) => circle(at * 30 - 8 + random.below(12), 78, 15 + random.below(6), near)) +
    times(4, (at) => circle(at * 34 + random.below(16), 20 + random.below(14), 5 + random.below(4), lit, 0.25)),
  city: (random, { far, near }) =>
    times(6, (at) => tower(at * 21 - 2 + random.below(6), 12 + random.below(6), 26 + random.below(28), far)) +
    times(4, (at) => tower(at * 34 - 8 + random.below(10), 18, 54 + random.below(12), near)),
  cave: (random, { far, near }) =>
    path('M0 0H120V80H0Z M60 8C92 8 104 40 100 80H20C16 40 28 8 60 8Z', near, 0.92) +
    times(7, (at) =>
      polygon(
        [
          [at * 19 - 6, 0],
          [at * 19 + 2, 16 + random.below(20)],
          [at * 19 + 10, 0],
        ],
        far,
      ),
    ),
  graves: (random, palette) =>
    disc(random, palette) +
    wave(58, 8, palette.far) +
    times(5, (at) => {
      const [x, y] = [8 + at * 24 + random.below(8), 58 + random.below(8)]
      return path(`M${x} 80V${y}q6 -10 12 0V80Z`, palette.near)
    }),
  storm: (random, { glow, near, far }) =>
    times(5, (at) => circle(at * 28, 8 + random.below(8), 16, far)) +
    times(2, (at) => {
      const x = 18 + at * 66 + random.below(20)
      return line(`M${x} 16l-6 16 8 2 -8 22`, glow, 2, 0.85)
    }) +
    wave(68, 8, near),
  ruins: (random, { far, near }) =>
    times(5, (at) => {
      const [x, top] = [6 + at * 25 + random.below(6), 22 + random.below(34)]
      return path(`M${x} 80V${top}l8 ${random.below(8) - 4}V80Z M${x - 2} ${top + 6}h12v3h-12Z`, far)
    }) + wave(68, 5, near),
  rays: (random, { glow, near, far }) => {
    const [x, y] = [40 + random.below(40), 10 + random.below(20)]
    return (
      times(12, (at) => {
        const angle = (at / 12) * Math.PI * 2 + random.below(0.2)
        const end = (turn: number): string =>
          `${Math.round(x + Math.cos(angle + turn) * 140)} ${Math.round(y + Math.sin(angle + turn) * 140)}`
        return path(`M${x} ${y}L${end(0)}L${end(0.16)}Z`, glow, 0.22)
      }) +
      wave(64, 6, far) +
      wave(72, 5, near)
    )
  },
  stars: (random, { glow, far, near }) =>
    times(26, () => circle(random.below(120), random.below(60), 0.5 + random.below(1.1), glow, 0.8)) +
    wave(62, 10, far) +
    wave(70, 6, near),
} as const satisfies Readonly<Record<string, Backdrop>>

export type BackdropName = keyof typeof BACKDROPS
export const BACKDROP_NAMES = Object.keys(BACKDROPS) as readonly BackdropName[]

/** The lands with a basic type, and the woods, water and mountains of all others. */
export const LANDSCAPES: Readonly<Record<string, Backdrop>> = {
  Mountain: (random, palette) => BACKDROPS.peaks(random, palette) + ridge(random, 76, 14, 7, palette.shade),
  Island: BACKDROPS.sea,
  Forest: BACKDROPS.woods,
  Plains: (random, palette) => BACKDROPS.hills(random, palette) + wave(72, 4, palette.shade),
  Swamp: (random, palette) =>
    disc(random, palette) +
    wave(48, 3, palette.far) +
    times(7, (at) => {
      const x = 4 + at * 19 + random.below(8)
      const top = 30 + random.below(22)
      return line(`M${x} 72V${top}M${x} ${top + 10}l6 -7M${x} ${top + 16}l-6 -7`, palette.shade, 2)
    }) +
    wave(66, 3, palette.near),
}
