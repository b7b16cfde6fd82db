import { eyes, fangs, type Head, mouth, neck, oval, shoulders } from './head-parts.ts'
import { both, circle, ellipse, line, path, polygon } from './svg.ts'

const person: Head = (palette, face) =>
  shoulders(palette, 24 + face.wide * 10) +
  neck(palette) +
  path(
    `M${45 - face.wide * 4} ${50 + face.long * 12}C42 18 78 18 ${75 + face.wide * 4} ${50 + face.long * 12}L72 34H48Z`,
    palette.shade,
  ) +
  oval(palette, 12 + face.wide * 2, 16) +
  eyes(palette, 36, 5.5, face, 2.6) +
  mouth(palette, 47, 4, face.slant * 6 - 3)

const goblin: Head = (palette, face) =>
  shoulders(palette, 20 + face.wide * 6, 58) +
  both(
    (x) =>
      path(
        `M${x(10)} 34C${x(22)} ${24 - face.slant * 8} ${x(34)} ${22 - face.slant * 10} ${x(42 + face.long * 6)} ${24 - face.slant * 12}C${x(36)} 38 ${x(26)} 46 ${x(11)} 46Z`,
        palette.body,
      ) +
      path(
        `M${x(14)} 37C${x(22)} 31 ${x(30)} 28 ${x(37)} ${27 - face.slant * 8}C${x(31)} 38 ${x(24)} 42 ${x(14)} 43Z`,
        palette.shade,
      ),
  ) +
  path(`M42 36C42 20 78 20 78 36C78 50 68 ${58 + face.long * 4} 60 ${58 + face.long * 4}S42 50 42 36Z`, palette.body) +
  path('M42 36C42 24 60 22 60 22C54 34 54 46 60 58C50 58 42 48 42 36Z', palette.lit) +
  path(`M57 38L63 38L${66 + face.wide * 4} ${50 + face.long * 5}L60 52Z`, palette.shade) +
  eyes(palette, 36, 8.5, face, 4) +
  mouth(palette, 54, 8, 3) +
  fangs(palette, 55, 5)

const elf: Head = (palette, face) =>
  shoulders(palette, 20 + face.wide * 6) +
  neck(palette, 5) +
  path(`M46 36C44 16 76 16 74 36L${78 + face.wide * 4} ${60 + face.long * 14}H${42 - face.wide * 4}Z`, palette.shade) +
  both((x) => path(`M${x(10)} 34L${x(25 + face.long * 6)} ${20 - face.slant * 6}L${x(11)} 45Z`, palette.lit)) +
  oval(palette, 11, 17) +
  path(
    `M48 32C50 ${20 - face.slant * 3} 70 ${20 - face.slant * 3} 72 32C66 26 ${58 + face.wide * 6} 26 48 32Z`,
    palette.shade,
  ) +
  eyes(palette, 38, 5, face, 2.6) +
  mouth(palette, 48, 3, 1)

const skull: Head = (palette, face) =>
  shoulders(palette, 20) +
  neck(palette, 4) +
  path(`M43 34C43 16 77 16 77 34C77 42 73 45 71 46L70 ${54 + face.long * 4}H50L49 46C47 45 43 42 43 34Z`, palette.lit) +
  both((x) => ellipse(x(7.5), 36, 4.6 + face.wide, 5, palette.shade) + circle(x(7.5), 36, 1.8, palette.glow)) +
  polygon(
    [
      [60, 42],
      [63, 48],
      [57, 48],
    ],
    palette.shade,
  ) +
  line(
    `M54 50V${56 + face.long * 3}M58 50V${57 + face.long * 3}M62 50V${57 + face.long * 3}M66 50V${56 + face.long * 3}`,
    palette.shade,
    1.2,
  )

const zombie: Head = (palette, face) =>
  shoulders(palette, 26 + face.wide * 6, 52 + face.long * 4) +
  path(`M44 30C46 18 ${72 + face.wide * 6} 16 76 32C78 46 70 58 62 59C50 60 42 46 44 30Z`, palette.body) +
  path('M44 30C46 20 58 19 62 20C56 32 56 46 60 58C50 58 42 46 44 30Z', palette.lit) +
  circle(52, 36, 5, palette.shade) +
  circle(52, 36, 2.4, palette.glow) +
  ellipse(68, 37, 3, 2, palette.shade) +
  line(
    `M50 50L70 ${47 + face.slant * 5}M54 47V53M60 46.500V52.500M66 46V52M${64 + face.slant * 6} 20L${60 + face.slant * 8} 30`,
    palette.shade,
    1.4,
  )

const angelic: Head = (palette, face) =>
  shoulders(palette, 20) +
  neck(palette, 5) +
  path(`M45 38C40 14 80 14 75 38L${78 + face.wide * 6} ${58 + face.long * 10}H${42 - face.wide * 6}Z`, palette.glow) +
  oval(palette, 11, 15) +
  path('M48 32C52 18 68 18 72 32C64 26 56 26 48 32Z', palette.glow) +
  eyes(palette, 37, 5, { ...face, slant: 0.1 }, 2.4) +
  mouth(palette, 46, 3, 1)

const demon: Head = (palette, face) =>
  shoulders(palette, 30 + face.wide * 6, 54) +
  both((x) =>
    path(
      `M${x(9)} 28C${x(20)} 26 ${x(28 + face.wide * 6)} 16 ${x(22 + face.slant * 10)} ${4 + face.long * 6}C${x(20)} 14 ${x(14)} 20 ${x(4)} 22Z`,
      palette.lit,
    ),
  ) +
  path('M44 28C52 20 68 20 76 28L74 44L60 62L46 44Z', palette.body) +
  path('M44 28C50 22 60 22 60 22V62L46 44Z', palette.shade) +
  eyes(palette, 38, 7, { ...face, slant: 1 }, 4) +
  path('M52 49Q60 54 68 49L60 57Z', palette.shade) +
  fangs(palette, 50, 4)

const finned: Head = (palette, face) =>
  shoulders(palette, 24) +
  neck(palette) +
  path(`M60 ${6 + face.long * 6}C68 14 72 20 74 30L60 26L46 30C48 20 52 14 60 ${6 + face.long * 6}Z`, palette.glow) +
  both((x) =>
    path(
      `M${x(10)} 30L${x(28 + face.wide * 6)} 22L${x(22)} 34L${x(30)} 42L${x(20)} 44L${x(24)} 54L${x(10)} 48Z`,
      palette.glow,
    ),
  ) +
  oval(palette, 12, 17, 38) +
  eyes(palette, 36, 6, face, 3.6) +
  mouth(palette, 48, 5, -2) +
  both((x) => line(`M${x(12)} 56l${face.slant * 2} 5M${x(16)} 58v5`, palette.lit, 1.4))

const dwarf: Head = (palette, face) =>
  shoulders(palette, 32 + face.wide * 4, 52) +
  oval(palette, 14, 14, 34) +
  path(
    `M45 36C46 ${66 + face.long * 8} 54 ${72 + face.long * 6} 60 ${74 + face.long * 5}C66 ${72 + face.long * 6} 74 ${66 + face.long * 8} 75 36C70 46 66 44 60 44S50 46 45 36Z`,
    palette.glow,
  ) +
  ellipse(60, 40, 3.6, 3, palette.lit) +
  eyes(palette, 34, 6, face, 2.4)

const giant: Head = (palette, face) =>
  shoulders(palette, 50, 46) +
  oval(palette, 15 + face.wide * 3, 17, 34) +
  path(`M45 24C50 ${14 - face.long * 4} 70 ${14 - face.long * 4} 75 24L73 29H47Z`, palette.shade) +
  line('M48 31L57 33M72 31L63 33', palette.shade, 3) +
  eyes(palette, 35, 6, face, 2.4) +
  path('M50 46H70L66 52H54Z', palette.shade) +
  both((x) =>
    polygon(
      [
        [x(6), 46],
        [x(9), 46],
        [x(7), 41],
      ],
      palette.glow,
    ),
  )

const faerie: Head = (palette, face) =>
  both(
    (x) =>
      path(
        `M${x(6)} 50C${x(22)} ${16 - face.slant * 8} ${x(44)} 14 ${x(46)} 30C${x(44)} 44 ${x(24)} 50 ${x(8)} 54Z`,
        palette.glow,
        0.6,
      ) +
      path(
        `M${x(6)} 56C${x(22)} 52 ${x(38)} 58 ${x(34 + face.long * 6)} 72C${x(24)} 74 ${x(12)} 66 ${x(6)} 60Z`,
        palette.glow,
        0.45,
      ),
  ) +
  shoulders(palette, 11, 52) +
  circle(60, 36, 10, palette.body) +
  path('M60 26A10 10 0 0 0 60 46A4 10 0 0 0 60 26Z', palette.lit) +
  path(`M48 34C50 ${18 - face.long * 4} 70 ${18 - face.long * 4} 72 34C66 28 56 28 48 34Z`, palette.shade) +
  eyes(palette, 37, 4, face, 2.2)

const ghost: Head = (palette, face) =>
  path(
    `M60 12C36 12 36 44 32 80C38 72 44 ${72 + face.long * 8} 50 80C54 74 66 74 70 80C76 72 82 ${72 + face.wide * 8} 88 80C84 44 84 12 60 12Z`,
    palette.body,
    0.85,
  ) +
  path('M60 12C40 12 40 40 36 70C44 40 50 24 60 20Z', palette.lit) +
  path('M60 22C48 22 46 44 52 54H68C74 44 72 22 60 22Z', palette.shade) +
  eyes(palette, 38, 6, face, 3.4) +
  ellipse(60, 49, 2.4, 2 + face.long * 3, palette.glow)

/** Those who stand upright. */
export const PEOPLE = {
  person,
  goblin,
  elf,
  skull,
  zombie,
  angelic,
  demon,
  finned,
  dwarf,
  giant,
  faerie,
  ghost,
} as const satisfies Readonly<Record<string, Head>>
