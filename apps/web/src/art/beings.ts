import { eyes, fangs, type Head } from './head-parts.ts'
import { both, circle, ellipse, line, path, polygon } from './svg.ts'

const insect: Head = (palette, face) =>
  both(
    (x) =>
      line(`M${x(4)} 26C${x(8)} 14 ${x(18)} 12 ${x(24 + face.wide * 6)} ${6 + face.slant * 8}`, palette.lit, 2) +
      line(
        `M${x(16)} 54L${x(34)} ${46 - face.long * 6}L${x(42)} 60M${x(16)} 62L${x(36)} 64L${x(42)} 78`,
        palette.shade,
        3,
      ),
  ) +
  ellipse(60, 66, 18, 18, palette.shade) +
  line('M46 62H74M45 70H75', palette.body, 2) +
  ellipse(60, 38, 14, 15, palette.body) +
  both((x) => ellipse(x(9), 35, 6.5, 8 + face.long * 2, palette.glow) + ellipse(x(10), 36, 3, 4, palette.shade)) +
  both((x) => path(`M${x(2)} 50L${x(8)} 60L${x(5)} 50Z`, palette.lit))

const spider: Head = (palette, face) =>
  both((x) =>
    [0, 1, 2, 3]
      .map((at) =>
        line(
          `M${x(10)} ${40 + at * 5}L${x(26 + at * 3)} ${16 + at * 12 + face.slant * 4}L${x(38 + at * 3)} ${40 + at * 12}`,
          palette.shade,
          3,
        ),
      )
      .join(''),
  ) +
  ellipse(60, 60, 18 + face.wide * 4, 16, palette.shade) +
  circle(60, 38, 13, palette.body) +
  both(
    (x) =>
      circle(x(4), 36, 3, palette.glow) +
      circle(x(9.5), 34, 2, palette.glow) +
      circle(x(5.5), 30, 1.7, palette.glow) +
      circle(x(2), 42, 1.4, palette.glow),
  ) +
  fangs(palette, 47, 4)

const kraken: Head = (palette, face) =>
  both((x) =>
    [0, 1, 2]
      .map((at) =>
        line(
          `M${x(6 + at * 4)} 56C${x(18 + at * 8)} 74 ${x(30 + at * 8)} ${64 - at * 10} ${x(28 + at * 10)} ${44 - at * 12 - face.slant * 6}`,
          at % 2 ? palette.body : palette.shade,
          5 - at,
        ),
      )
      .join(''),
  ) +
  path('M40 42C40 12 80 12 80 42C80 54 72 64 60 64S40 54 40 42Z', palette.body) +
  path('M40 42C40 18 60 18 60 18C50 32 50 50 60 64C48 64 40 54 40 42Z', palette.lit) +
  eyes(palette, 44, 9, face, 5)

const flame: Head = (palette, face) =>
  path(
    `M60 4C${66 + face.wide * 10} 20 86 26 86 50C86 68 74 80 60 80S34 68 34 50C34 36 ${46 - face.slant * 8} 34 46 20C52 22 58 16 60 4Z`,
    palette.shade,
  ) +
  path(`M61 16C66 28 78 34 78 52C78 66 70 74 60 74S42 66 42 52C42 42 50 40 51 30C56 30 60 24 61 16Z`, palette.body) +
  path(`M60 38C64 44 70 48 70 58C70 66 66 70 60 70S50 66 50 58C50 50 57 48 60 38Z`, palette.lit) +
  eyes(palette, 46, 8, { ...face, slant: 1 }, 4)

const wall: Head = (palette, face) => {
  const top = 26 + face.long * 8
  const gap = 10 + face.wide * 4
  const bricks = Array.from({ length: 12 }, (_, at) => {
    const row = Math.floor(at / 3)
    return path(
      `M${20 + (at % 3) * 28 + (row % 2) * 12} ${top + 10 + row * 12}h18v8h-18Z`,
      row % 2 ? palette.lit : palette.shade,
      0.55,
    )
  }).join('')
  return (
    path(`M12 80V${top}h${gap}v8h${gap}v-8h${gap}v8h${gap}v-8h${gap}v8h${gap}v-8h${gap}V80Z`, palette.body) +
    bricks +
    eyes(palette, 52, 12, face, 5)
  )
}

const machine: Head = (palette, face) =>
  path('M28 80V60L40 54H80L92 60V80Z', palette.shade) +
  path(`M44 ${24 - face.long * 4}H76L80 32V52L72 58H48L40 52V32Z`, palette.body) +
  path(`M44 ${24 - face.long * 4}H60V58H48L40 52V32Z`, palette.lit) +
  path('M46 36H74V45H46Z', palette.shade) +
  both((x) => circle(x(7), 40.5, 3, palette.glow) + circle(x(22 + face.wide * 3), 40, 4, palette.shade)) +
  line(`M60 ${22 - face.long * 4}V10M52 50H68M54 54H66`, palette.shade, 2) +
  circle(60, 10, 3, palette.glow) +
  circle(60, 70, 5 + face.slant * 3, palette.glow)

const tree: Head = (palette, face) =>
  path(
    `M44 80C46 66 44 56 44 44L30 ${26 - face.slant * 6}L46 36L50 18L56 32L60 ${10 + face.long * 6}L64 32L72 16L74 36L90 ${24 - face.wide * 6}L76 44C76 56 74 66 76 80Z`,
    palette.shade,
  ) +
  path('M50 80C50 64 48 54 52 40H68C72 54 70 64 70 80Z', palette.body) +
  [
    [30, 24],
    [46, 14],
    [60, 8],
    [74, 12],
    [90, 22],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 9 + face.wide * 4, palette.lit, 0.85))
    .join('') +
  eyes(palette, 50, 6, face, 3.6) +
  ellipse(60, 62, 5, 3 + face.slant * 3, palette.shade)

const plant: Head = (palette, face) =>
  line('M60 80V50', palette.shade, 6) +
  Array.from(
    { length: 8 },
    (_, at) =>
      `<g transform="rotate(${at * 45 + face.slant * 20} 60 38)">${ellipse(60, 20, 7 + face.wide * 3, 14, at % 2 ? palette.body : palette.lit)}</g>`,
  ).join('') +
  circle(60, 38, 11, palette.shade) +
  eyes(palette, 37, 4, face, 2.8) +
  both((x) => ellipse(x(14), 68, 12, 5, palette.body))

const ooze: Head = (palette, face) =>
  path(
    `M20 80C22 60 34 ${52 - face.long * 8} 40 40C46 20 72 ${14 + face.wide * 8} 80 36C84 52 98 60 100 80Z`,
    palette.body,
    0.92,
  ) +
  path('M30 80C34 62 42 54 46 42C50 28 58 24 62 24C50 40 46 60 46 80Z', palette.lit, 0.7) +
  [
    [48, 44, 4],
    [66, 36, 6],
    [78, 56, 4],
    [56, 62, 5],
    [84, 70, 3],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r * (0.7 + face.slant * 0.6), palette.glow, 0.75) + circle(x, y, r * 0.4, palette.shade),
    )
    .join('')

const horror: Head = (palette, face) =>
  path(`M30 80C26 48 ${40 - face.wide * 8} 16 60 14S94 48 90 80Z`, palette.shade) +
  ellipse(60, 48, 17 + face.wide * 3, 13 + face.long * 5, palette.body) +
  ellipse(60, 48, 13, 9 + face.long * 4, palette.near) +
  Array.from(
    { length: 7 },
    (_, at) =>
      polygon(
        [
          [46 + at * 4, 39 - face.long * 3],
          [50 + at * 4, 39 - face.long * 3],
          [48 + at * 4, 46],
        ],
        palette.lit,
      ) +
      polygon(
        [
          [46 + at * 4, 57 + face.long * 3],
          [50 + at * 4, 57 + face.long * 3],
          [48 + at * 4, 50],
        ],
        palette.lit,
      ),
  ).join('') +
  [
    [50, 26],
    [60, 21],
    [70, 26],
    [44, 33],
    [76, 33],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.2, palette.glow))
    .join('')

const sliver: Head = (palette, face) =>
  path(
    `M60 80C44 76 40 62 50 52C60 42 62 34 52 26C46 20 56 8 68 12C84 16 84 34 78 46C72 60 84 62 90 74C80 72 74 82 60 80Z`,
    palette.body,
  ) +
  path(
    `M52 26C46 20 56 8 68 12C60 16 60 22 66 28C70 36 62 46 56 54C50 62 54 72 60 80C44 76 40 62 50 52C60 42 62 34 52 26Z`,
    palette.lit,
  ) +
  path(`M74 40L${98 + face.long * 6} ${26 + face.slant * 12}L80 50Z`, palette.shade) +
  path(`M58 12L${44 - face.wide * 10} 4L62 18Z`, palette.shade) +
  ellipse(68, 22, 4, 2, palette.glow)

/** What is neither: from insects to machines and slime. */
export const BEINGS = {
  insect,
  spider,
  kraken,
  flame,
  wall,
  machine,
  tree,
  plant,
  ooze,
  horror,
  sliver,
} as const satisfies Readonly<Record<string, Head>>
