import type { Palette } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'
import { both, circle, ellipse, group, line, path, polar, polygon } from './svg.ts'

type Emblem = (palette: Palette, random: SeededRandom) => string

const rays = ({ glow }: Palette, count: number, from: number, to: number, turn: number): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 + turn
    return polygon([polar(angle - 0.1, from), polar(angle, to), polar(angle + 0.1, from)], glow, 0.75)
  }).join('')

/** What a card does, as a picture. */
const EMBLEMS = {
  damage: (palette, random) =>
    rays(palette, 9 + Math.floor(random.below(5)), 16, 38, random.below(1)) +
    path('M66 8L44 42H57L50 70L78 32H64L72 8Z', palette.lit) +
    path('M66 8L44 42H57L52 62L62 36H54L66 8Z', palette.glow),
  counter: (palette) =>
    path('M60 10L88 20V40C88 58 72 68 60 74C48 68 32 58 32 40V20Z', palette.body) +
    path('M60 10V74C48 68 32 58 32 40V20Z', palette.shade) +
    line('M42 26L78 56M78 26L42 56', palette.glow, 6),
  draw: (palette, random) =>
    [0, 1, 2]
      .map((at) =>
        group(
          `rotate(${at * 16 - 16 + random.below(8)} 60 70)`,
          path('M46 18H74V60H46Z', at === 1 ? palette.lit : palette.body),
          path('M50 22H70V40H50Z', palette.shade),
          circle(60, 31, 4, palette.glow),
        ),
      )
      .join(''),
  destroy: (palette) =>
    path('M42 34C42 14 78 14 78 34C78 42 74 45 72 46L71 58H49L48 46C46 45 42 42 42 34Z', palette.lit) +
    both((x) => ellipse(x(8), 36, 5.5, 6, palette.shade)) +
    line('M26 68L94 14M94 68L26 14', palette.glow, 3, 0.8) +
    line('M54 50V58M60 50V58M66 50V58', palette.shade, 1.6),
  exile: (palette, random) =>
    [34, 26, 18, 10].map((r, at) => ellipse(60, 40, r, r * 0.9, at % 2 ? palette.glow : palette.shade, 0.8)).join('') +
    group(
      `rotate(${Math.round(random.below(90))} 60 40)`,
      line('M60 40C70 30 84 36 82 52M60 40C50 50 36 44 38 28', palette.lit, 3),
    ),
  bounce: (palette) =>
    path('M28 60C24 30 52 12 76 24L80 14L94 34L70 40L73 32C56 24 40 36 42 58Z', palette.lit) +
    path('M92 24C98 52 74 70 48 62', 'none') +
    wavesAt(palette, 62),
  discard: (palette) =>
    path('M44 76V62C34 52 34 20 60 16C86 20 88 46 76 60V76Z', palette.body) +
    path('M44 76V62C34 52 34 20 60 16V76Z', palette.lit) +
    line('M52 30C60 22 70 30 62 38S56 48 66 48M60 56V58', palette.glow, 3.4),
  search: (palette) =>
    circle(54, 34, 20, palette.shade) +
    circle(54, 34, 15, palette.glow, 0.7) +
    line('M54 24L60 38L54 44L48 38Z', palette.lit, 2.4) +
    line('M69 49L88 68', palette.lit, 6),
  token: (palette) =>
    [30, 60, 90]
      .map((x, at) =>
        group(
          `translate(${x - 60} ${at === 1 ? 0 : 10})`,
          circle(60, 32, 9, palette.lit),
          path('M42 70C44 46 76 46 78 70Z', palette.body),
          line('M78 66V22', palette.shade, 2),
          path('M78 22h14l-4 6 4 6h-14Z', palette.glow),
        ),
      )
      .join(''),
  life: (palette, random) =>
    rays(palette, 12, 26, 38, random.below(1)) +
    path('M60 66C36 50 32 36 40 27C48 18 58 24 60 32C62 24 72 18 80 27C88 36 84 50 60 66Z', palette.lit) +
    path('M60 66C36 50 32 36 40 27C48 18 58 24 60 32Z', palette.glow),
  mana: (palette, random) =>
    rays(palette, 8, 18, 36, random.below(1)) +
    polygon(
      [
        [60, 8],
        [80, 32],
        [60, 70],
        [40, 32],
      ],
      palette.body,
    ) +
    polygon(
      [
        [60, 8],
        [60, 70],
        [40, 32],
      ],
      palette.lit,
    ) +
    polygon(
      [
        [60, 8],
        [70, 32],
        [60, 40],
        [50, 32],
      ],
      palette.glow,
      0.8,
    ),
  pump: (palette) =>
    path('M60 8L86 40H70V70H50V40H34Z', palette.lit) +
    path('M60 8V70H50V40H34Z', palette.glow) +
    line('M26 66V48M94 66V48', palette.body, 4),
  prevent: (palette) =>
    path('M20 66A40 40 0 0 1 100 66Z', palette.glow, 0.35) +
    line('M20 66A40 40 0 0 1 100 66M32 66A28 28 0 0 1 88 66', palette.lit, 3) +
    circle(60, 58, 7, palette.lit) +
    path('M48 76C48 62 72 62 72 76Z', palette.body),
  graveyard: (palette) =>
    path('M38 76V34C38 14 82 14 82 34V76Z', palette.body) +
    path('M38 76V34C38 20 60 19 60 19V76Z', palette.lit) +
    line('M60 30V54M51 38H69', palette.glow, 4) +
    path('M24 80C30 66 44 70 60 70S90 66 96 80Z', palette.shade),
  tap: (palette) =>
    line('M60 60V20M44 34L60 18L76 34', palette.glow, 5) + line('M30 22C22 44 34 66 60 66S98 44 90 22', palette.lit, 5),
  bind: (palette, random) =>
    [0, 1, 2]
      .map(
        (at) =>
          ellipse(60, 26 + at * 15, 26, 10, 'none') +
          line(
            `M${34 + random.below(4)} ${26 + at * 15}a26 10 0 1 0 52 0a26 10 0 1 0 -52 0`,
            at === 1 ? palette.glow : palette.lit,
            4,
          ),
      )
      .join(''),
} as const satisfies Readonly<Record<string, Emblem>>
export type EmblemName = keyof typeof EMBLEMS

function wavesAt({ glow }: Palette, y: number): string {
  return line(`M20 ${y}q10 -6 20 0t20 0t20 0t20 0M26 ${y + 8}q9 -5 18 0t18 0t18 0t18 0`, glow, 3)
}

const BY_WORDS: readonly (readonly [RegExp, EmblemName])[] = [
  [/\bcounter target\b/i, 'counter'],
  [/deals? (\d+|X|that much|twice)?.*damage/i, 'damage'],
  [/\bdestroy\b/i, 'destroy'],
  [/search (your|their|target player's) library/i, 'search'],
  [/graveyard.*(to the battlefield|to your hand)|from your graveyard/i, 'graveyard'],
  [/\bexile\b/i, 'exile'],
  [/\bto (its|their) owner's hand/i, 'bounce'],
  [/\bdiscards?\b/i, 'discard'],
  [/\bcreates?\b.*\btokens?\b/i, 'token'],
  [/\bdraws?\b|look at the top|scry|surveil/i, 'draw'],
  [/\bAdd\b.*(\{|mana)/i, 'mana'],
  [/\bgains? (\d+|X|that much)? ?life/i, 'life'],
  [/\bprevent\b|protection|indestructible/i, 'prevent'],
  [/gets? [+-]/i, 'pump'],
  [/\b(un)?taps?\b/i, 'tap'],
]

/** What a card without a body does; by its text, or else by its name. */
export const emblemOf = (text: string): EmblemName => BY_WORDS.find(([words]) => words.test(text))?.[1] ?? 'bind'

type Frame = (palette: Palette, random: SeededRandom, emblem: string) => string
const small = (emblem: string, scale: number): string =>
  group(`translate(60 40) scale(${scale}) translate(-60 -40)`, emblem)

/** How the kinds of cards differ: a spell flies free, an enchantment is a seal, an artifact a machine. */
export const FRAMES: readonly (readonly [RegExp, Frame])[] = [
  [/Planeswalker/, (palette, random, emblem) => rays(palette, 16, 20, 58, random.below(1)) + small(emblem, 0.8)],
  [
    /Artifact/,
    (palette, random, emblem) => {
      const teeth = 8 + Math.floor(random.below(6))
      const rim = Array.from({ length: teeth * 4 }, (_, at) =>
        polar(((at + 0.5) / (teeth * 4)) * Math.PI * 2, at % 4 < 2 ? 36 : 30, 60, 40),
      )
      return polygon(rim, palette.body) + circle(60, 40, 25, palette.shade) + small(emblem, 0.56)
    },
  ],
  [
    /Enchantment/,
    (palette, random, emblem) => {
      const petals = 6 + Math.floor(random.below(7))
      const seal = Array.from({ length: petals }, (_, at) =>
        group(
          `rotate(${Math.round((at * 360) / petals)} 60 40)`,
          ellipse(60, 13, 30 / (petals / 3), 14, at % 2 ? palette.lit : palette.glow, 0.55),
        ),
      ).join('')
      return (
        seal +
        circle(60, 40, 26, palette.shade, 0.92) +
        line('M34 40a26 26 0 1 0 52 0a26 26 0 1 0 -52 0', palette.glow, 1.6) +
        small(emblem, 0.58)
      )
    },
  ],
  [
    /Sorcery/,
    (palette, random, emblem) =>
      line(`M24 40a36 36 0 1 0 72 0a36 36 0 1 0 -72 0`, palette.lit, 2 + random.below(2), 0.5) + small(emblem, 0.86),
  ],
]

export function drawEmblem(typeLine: string, text: string, palette: Palette, random: SeededRandom): string {
  const emblem = EMBLEMS[emblemOf(text)](palette, random)
  const frame = FRAMES.find(([types]) => types.test(typeLine))?.[1]
  return frame ? frame(palette, random, emblem) : emblem
}
