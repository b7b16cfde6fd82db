import type { Palette } from './palette.ts'
import { both, circle, ellipse, line, path, polygon } from './svg.ts'

// What a creature wears, holds and has: by its subtypes and abilities where they say it, and otherwise by its name.

type Gear = (palette: Palette) => string

const nothing: Gear = () => ''

/** On the head, whose top is at 22 and whose sides are at 46 and 74. */
export const HEADGEAR = {
  bare: nothing,
  helm: ({ shade, lit }) =>
    path('M44 34C44 16 76 16 76 34L76 38H70L66 32H54L50 38H44Z', shade) +
    polygon(
      [
        [58, 16],
        [62, 16],
        [61, 34],
        [59, 34],
      ],
      lit,
    ),
  plume: ({ shade, glow }) =>
    path('M44 34C44 17 76 17 76 34L73 36H47Z', shade) + path('M58 20C50 6 74 2 82 14C72 10 66 14 63 21Z', glow),
  hood: ({ shade }) => path('M60 10C38 14 40 40 42 58H49C44 34 50 24 60 24S76 34 71 58H78C80 40 82 14 60 10Z', shade),
  hat: ({ shade, glow }) =>
    polygon(
      [
        [40, 30],
        [80, 30],
        [66, 24],
        [62, 6],
        [53, 24],
      ],
      shade,
    ) +
    polygon(
      [
        [52, 26],
        [67, 26],
        [66, 23],
        [54, 23],
      ],
      glow,
    ),
  crown: ({ glow }) =>
    polygon(
      [
        [46, 28],
        [44, 14],
        [53, 21],
        [60, 11],
        [67, 21],
        [76, 14],
        [74, 28],
      ],
      glow,
    ),
  horns: ({ lit }) =>
    both((x) => path(`M${x(10)} 26C${x(18)} 24 ${x(24)} 18 ${x(21)} 8C${x(19)} 16 ${x(14)} 19 ${x(7)} 20Z`, lit)),
  antlers: ({ lit }) =>
    both((x) =>
      line(`M${x(7)} 24C${x(12)} 18 ${x(18)} 16 ${x(20)} 8M${x(15)} 16L${x(24)} 15M${x(11)} 20L${x(11)} 11`, lit, 2.4),
    ),
  bandana: ({ glow }) => path('M45 30C46 20 74 20 75 30L84 36L74 33C66 29 54 29 46 32Z', glow),
  leaves: ({ glow }) =>
    both((x) => ellipse(x(8), 22, 6, 3, glow) + ellipse(x(14), 27, 3, 6, glow)) + ellipse(60, 20, 4, 5, glow),
  mohawk: ({ glow }) =>
    polygon(
      [
        [55, 26],
        [52, 12],
        [57, 17],
        [60, 6],
        [63, 17],
        [68, 12],
        [65, 26],
      ],
      glow,
    ),
} as const satisfies Readonly<Record<string, Gear>>
export type HeadgearName = keyof typeof HEADGEAR

/** In the hand, at the right side of the picture. */
export const HELD = {
  nothing,
  sword: ({ lit, shade }) =>
    polygon(
      [
        [86, 62],
        [92, 20],
        [95, 16],
        [96, 21],
        [90, 63],
      ],
      lit,
    ) + line('M82 60L95 63', shade, 3),
  axe: ({ lit, shade }) => line('M86 74L92 20', shade, 3) + path('M91 20C104 16 106 36 96 40C97 32 95 28 90 28Z', lit),
  spear: ({ lit, shade }) =>
    line('M84 78L92 22', shade, 2.4) +
    polygon(
      [
        [88, 24],
        [94, 8],
        [97, 25],
      ],
      lit,
    ),
  staff: ({ glow, shade }) =>
    line('M86 78L90 24', shade, 3) + circle(90.5, 18, 9, glow, 0.3) + circle(90.5, 18, 5, glow),
  bow: ({ lit, shade }) => line('M86 16C102 30 100 54 84 68', shade, 3) + line('M86 16L84 68M70 44L98 40', lit, 1),
  shield: ({ lit, shade }) =>
    path('M76 44H98V58C98 68 90 74 87 76C84 74 76 68 76 58Z', shade) +
    path('M80 48H94V57C94 63 90 68 87 70C84 68 80 63 80 57Z', lit),
  torch: ({ glow, shade }) =>
    line('M88 76L90 40', shade, 3.4) + path('M90 16C98 26 98 34 90 40C82 34 84 28 87 25C88 21 89 19 90 16Z', glow),
  hammer: ({ lit, shade }) =>
    line('M86 76L90 28', shade, 3) +
    polygon(
      [
        [78, 20],
        [102, 23],
        [100, 36],
        [77, 33],
      ],
      lit,
    ),
  book: ({ glow, lit, shade }) =>
    polygon(
      [
        [76, 54],
        [88, 58],
        [100, 54],
        [100, 70],
        [88, 74],
        [76, 70],
      ],
      shade,
    ) +
    polygon(
      [
        [78, 53],
        [88, 56.5],
        [98, 53],
        [98, 66],
        [88, 70],
        [78, 66],
      ],
      lit,
    ) +
    circle(88, 46, 3, glow),
  orb: ({ glow }) => circle(88, 54, 13, glow, 0.25) + circle(88, 54, 7, glow, 0.9),
  dagger: ({ lit, shade }) =>
    polygon(
      [
        [84, 62],
        [90, 40],
        [92, 41],
        [88, 63],
      ],
      lit,
    ) + line('M81 60L92 64', shade, 2.4),
} as const satisfies Readonly<Record<string, Gear>>
export type HeldName = keyof typeof HELD

/** Behind and around the figure: what its abilities look like. */
export const EXTRAS = {
  wings: ({ lit, body }) =>
    both(
      (x) =>
        path(
          `M${x(12)} 60C${x(22)} 30 ${x(40)} 16 ${x(54)} 18C${x(50)} 26 ${x(52)} 30 ${x(48)} 36C${x(48)} 42 ${x(42)} 46 ${x(40)} 50C${x(34)} 58 ${x(24)} 62 ${x(12)} 66Z`,
          body,
        ) + path(`M${x(14)} 58C${x(24)} 36 ${x(38)} 24 ${x(52)} 20C${x(40)} 34 ${x(26)} 48 ${x(14)} 60Z`, lit),
    ),
  batWings: ({ shade, body }) =>
    both(
      (x) =>
        path(
          `M${x(12)} 62C${x(20)} 34 ${x(34)} 14 ${x(52)} 14C${x(48)} 26 ${x(54)} 32 ${x(56)} 40C${x(48)} 38 ${x(44)} 42 ${x(42)} 52C${x(34)} 48 ${x(28)} 52 ${x(24)} 62Z`,
          shade,
        ) + line(`M${x(12)} 60C${x(24)} 36 ${x(36)} 22 ${x(52)} 14M${x(30)} 30L${x(42)} 50`, body, 1.6),
    ),
  halo: ({ glow }) => circle(60, 32, 26, glow, 0.22) + line('M46 12a14 4 0 1 0 28 0a14 4 0 1 0 -28 0', glow, 2.4),
  aura: ({ glow }) =>
    circle(60, 38, 34, glow, 0.14) + line('M28 38a32 32 0 1 0 64 0a32 32 0 1 0 -64 0', glow, 1.6, 0.75),
  speed: ({ lit }) => line('M4 26H34M0 38H28M6 50H32M2 62H26', lit, 2.2, 0.6),
  company: ({ shade }) =>
    [20, 100]
      .map((x) => circle(x, 56, 8, shade) + path(`M${x - 14} 80C${x - 12} 62 ${x + 12} 62 ${x + 14} 80Z`, shade))
      .join(''),
  sparks: ({ glow }) =>
    [
      [24, 22],
      [98, 30],
      [30, 54],
      [92, 60],
      [44, 10],
      [82, 8],
    ]
      .map(([x = 0, y = 0]) =>
        path(`M${x} ${y - 5}l1.4 3.6 3.6 1.4 -3.6 1.4 -1.4 3.6 -1.4 -3.6 -3.6 -1.4 3.6 -1.400Z`, glow),
      )
      .join(''),
  venom: ({ glow }) =>
    [
      [48, 58],
      [60, 62],
      [71, 57],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y}c3 5 4 7 4 9a4 4 0 0 1 -8 0c0 -2 1 -4 4 -9Z`, glow))
      .join(''),
} as const satisfies Readonly<Record<string, Gear>>
export type ExtraName = keyof typeof EXTRAS
