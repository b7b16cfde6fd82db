import { eyes, fangs, type Head, mouth, oval, shoulders } from './head-parts.ts'
import { both, circle, ellipse, line, path, polygon } from './svg.ts'

const dragon: Head = (palette, face) =>
  path(`M36 80C34 60 46 50 50 40L70 40C74 50 86 60 84 80Z`, palette.shade) +
  both(
    (x) =>
      path(
        `M${x(9)} 26C${x(16)} 20 ${x(26)} ${14 - face.slant * 4} ${x(30 + face.long * 8)} ${4 + face.wide * 8}C${x(30)} 18 ${x(22)} 28 ${x(11)} 33Z`,
        palette.lit,
      ) +
      polygon(
        [
          [x(12), 38],
          [x(24 + face.wide * 4), 36],
          [x(13), 45],
        ],
        palette.lit,
      ),
  ) +
  path('M46 24C52 17 68 17 74 24L72 40L67 58C65 63 55 63 53 58L48 40Z', palette.body) +
  path('M46 24C50 19 60 18 60 18V62C56 62 54 60 53 58L48 40Z', palette.lit) +
  eyes(palette, 34, 8, { ...face, slant: 1 }, 3.6) +
  both((x) => ellipse(x(3.6), 55, 1.4, 2.2, palette.shade)) +
  line('M60 24V46', palette.shade, 1.4)

const reptile: Head = (palette, face) =>
  path(`M${50 - face.wide * 10} 80C40 62 48 52 50 40H70C72 52 80 62 ${70 + face.wide * 10} 80Z`, palette.body) +
  path(`M48 80C46 64 54 52 56 42H64C66 52 74 64 72 80Z`, palette.lit, 0.6) +
  path('M44 30C46 18 74 18 76 30C80 44 70 58 60 58S40 44 44 30Z', palette.body) +
  path('M44 30C46 20 60 20 60 20V58C50 58 40 44 44 30Z', palette.shade) +
  eyes(palette, 33, 9, face, 4) +
  both((x) => circle(x(3), 48, 1.2, palette.glow)) +
  line(`M60 58V${64 + face.long * 6}M60 ${64 + face.long * 6}l-4 5M60 ${64 + face.long * 6}l4 5`, palette.glow, 1.6)

const cat: Head = (palette, face) =>
  shoulders(palette, 26, 58) +
  circle(60, 40, 20 + face.wide * 8, palette.shade) +
  both((x) =>
    polygon(
      [
        [x(6), 26],
        [x(16 + face.slant * 3), 12 - face.long * 3],
        [x(18), 32],
      ],
      palette.body,
    ),
  ) +
  path('M44 34C46 24 74 24 76 34C78 46 68 56 60 56S42 46 44 34Z', palette.body) +
  path('M44 34C46 26 60 26 60 26V56C52 56 42 46 44 34Z', palette.lit) +
  eyes(palette, 38, 8, face, 3.4) +
  polygon(
    [
      [56, 45],
      [64, 45],
      [60, 50],
    ],
    palette.shade,
  ) +
  line('M60 50V53M48 48L34 45M48 50L35 52M72 48L86 45M72 50L85 52', palette.shade, 1.1)

const wolf: Head = (palette, face) =>
  shoulders(palette, 28 + face.wide * 6, 54) +
  both(
    (x) =>
      polygon(
        [
          [x(4), 26],
          [x(13 + face.slant * 5), 8 - face.long * 2],
          [x(19), 34],
        ],
        palette.body,
      ) +
      polygon(
        [
          [x(8), 25],
          [x(13 + face.slant * 4), 14],
          [x(16), 30],
        ],
        palette.shade,
      ),
  ) +
  path('M42 34C46 22 74 22 78 34L70 46L65 60H55L50 46Z', palette.body) +
  path('M42 34C46 24 60 23 60 23V60H55L50 46Z', palette.lit) +
  eyes(palette, 37, 8.5, { ...face, slant: 0.9 }, 3.4) +
  ellipse(60, 56, 4.5, 3, palette.shade) +
  fangs(palette, 59, 4)

const bear: Head = (palette, face) =>
  shoulders(palette, 34 + face.wide * 6, 52) +
  both(
    (x) => circle(x(14 + face.wide * 3), 22, 7, palette.body) + circle(x(14 + face.wide * 3), 22, 3.6, palette.shade),
  ) +
  oval(palette, 20 + face.wide * 3, 18, 37) +
  ellipse(60, 46, 9, 8 + face.long * 2, palette.lit) +
  ellipse(60, 42, 4, 2.8, palette.shade) +
  eyes(palette, 33, 9, face, 2.6) +
  mouth(palette, 49, 4, 3)

const beast: Head = (palette, face) =>
  shoulders(palette, 38, 48) +
  both((x) =>
    path(
      `M${x(14)} 26C${x(28)} 24 ${x(36)} ${16 + face.slant * 8} ${x(34 + face.long * 6)} ${8 + face.slant * 10}C${x(30)} 24 ${x(22)} 34 ${x(14)} 36Z`,
      palette.lit,
    ),
  ) +
  path(`M40 28C48 18 72 18 80 28L76 48C72 60 48 60 44 48Z`, palette.body) +
  path('M40 28C46 20 60 20 60 20V57C54 57 46 54 44 48Z', palette.shade) +
  eyes(palette, 35, 10, { ...face, slant: 0.8 }, 3.4) +
  path('M48 48H72L68 54H52Z', palette.shade) +
  both((x) =>
    polygon(
      [
        [x(7), 54],
        [x(11), 54],
        [x(10), 42 - face.wide * 5],
      ],
      palette.glow,
    ),
  )

const bird: Head = (palette, face) =>
  path(`M34 80C34 56 48 50 50 38H70C72 50 86 56 86 80Z`, palette.shade) +
  polygon(
    [
      [52, 22],
      [56, 8 - face.long * 2],
      [60, 18],
      [66, 7],
      [67, 22],
    ],
    palette.body,
  ) +
  circle(60, 34, 15, palette.body) +
  path('M60 19A15 15 0 0 0 60 49A7 15 0 0 0 60 19Z', palette.lit) +
  path(`M54 36C56 34 64 34 66 36L${60 + face.slant * 4} ${54 + face.long * 6}Z`, palette.glow) +
  both((x) => circle(x(7.5), 31, 4, palette.shade) + circle(x(7.5), 31, 1.9, palette.glow)) +
  line(`M48 62L54 70M60 60V72M72 62L66 70`, palette.body, 2)

const horse: Head = (palette, face) =>
  path(
    `M36 80C36 60 44 48 48 30L52 12L58 22H64C74 28 84 44 88 54C88 60 82 62 78 60L66 52C68 62 74 70 76 80Z`,
    palette.body,
  ) +
  path(`M52 12C${40 - face.wide * 6} 24 36 48 32 80H44C42 56 48 36 58 22Z`, palette.shade) +
  path('M64 22C74 28 84 44 88 54C80 46 70 36 60 34Z', palette.lit) +
  circle(68, 38, 2.4, palette.glow) +
  circle(83, 55, 1.4, palette.shade) +
  (face.long > 0.5
    ? polygon(
        [
          [62, 22],
          [72, 2],
          [67, 25],
        ],
        palette.glow,
      )
    : '')

const elephant: Head = (palette, face) =>
  both((x) =>
    path(
      `M${x(10)} 28C${x(30)} 14 ${x(42 + face.wide * 6)} 24 ${x(40)} 44C${x(34)} 56 ${x(20)} 54 ${x(12)} 46Z`,
      palette.shade,
    ),
  ) +
  path(`M44 30C46 16 74 16 76 30C78 44 68 50 66 58V80H54V58C52 50 42 44 44 30Z`, palette.body) +
  path('M44 30C46 18 60 18 60 18V80H54V58C52 50 42 44 44 30Z', palette.lit) +
  eyes(palette, 36, 9, face, 2.4) +
  both((x) =>
    path(
      `M${x(8)} 50C${x(14)} 60 ${x(20)} 62 ${x(24 + face.long * 5)} 56C${x(18)} 58 ${x(14)} 54 ${x(12)} 47Z`,
      palette.glow,
    ),
  ) +
  line('M55 62H65M55 68H65M55 74H65', palette.shade, 1.2)

const rodent: Head = (palette, face) =>
  shoulders(palette, 24, 56) +
  both(
    (x) =>
      circle(x(15), 22 - face.slant * 2, 9 + face.wide * 3, palette.body) +
      circle(x(15), 22 - face.slant * 2, 5 + face.wide * 2, palette.shade),
  ) +
  path('M44 32C48 22 72 22 76 32L66 52L60 60L54 52Z', palette.body) +
  path('M44 32C48 24 60 23 60 23V60L54 52Z', palette.lit) +
  eyes(palette, 35, 8, face, 3) +
  circle(60, 58, 3, palette.shade) +
  line('M54 56L36 52M54 58L37 60M66 56L84 52M66 58L83 60', palette.shade, 1)

/** Animals and what is like them. */
export const BEASTS = {
  dragon,
  reptile,
  cat,
  wolf,
  bear,
  beast,
  bird,
  horse,
  elephant,
  rodent,
} as const satisfies Readonly<Record<string, Head>>
