import type { Colour } from '../table/card/card-look.ts'
import type { SeededRandom } from './seeded-random.ts'

/** The light of a picture: whether what is in front is lighter or darker than what is behind it. */
export const MOODS = ['day', 'dusk', 'night', 'blaze'] as const
export type Mood = (typeof MOODS)[number]

export interface Palette {
  readonly sky: string
  readonly horizon: string
  readonly far: string
  readonly near: string
  /** The figure in front: its lit side, its body, its shade, and what glows. */
  readonly lit: string
  readonly body: string
  readonly shade: string
  readonly glow: string
}

/** Hue and saturation of each colour of cards. */
const BASES: Readonly<Record<Colour, readonly [hue: number, saturation: number]>> = {
  W: [44, 46],
  U: [208, 62],
  B: [284, 20],
  R: [10, 66],
  G: [132, 42],
  gold: [38, 66],
  none: [212, 12],
  land: [30, 30],
}

/** The lightness of sky, horizon, far and near ground, and of the lit side, body and shade of the figure. */
const LIGHTS: Readonly<Record<Mood, readonly [number, number, number, number, number, number, number]>> = {
  day: [62, 82, 52, 34, 60, 34, 17],
  dusk: [22, 58, 30, 15, 74, 48, 22],
  night: [8, 26, 16, 8, 86, 64, 34],
  blaze: [14, 48, 20, 9, 90, 56, 24],
}

/** Another hue where it glows, so that pictures of one colour differ. */
const GLOW_TURNS = [0, 30, -34, 60, 150] as const

/** How far the hue of a figure is from that of its colour: goblins are red, green and brown. */
export const TINTS = { own: 0, warm: -28, cool: 36, green: 96, pale: 0, dark: 180 } as const
export type Tint = keyof typeof TINTS
/** How strong the colour of a figure is. */
const STRENGTHS: Readonly<Record<Tint, number>> = { own: 1, warm: 1, cool: 0.9, green: 0.6, pale: 0.25, dark: 0.35 }

export function paletteOf(random: SeededRandom, colour: Colour, mood: Mood, tint: Tint = 'own'): Palette {
  const [base, saturation] = BASES[colour]
  const hue = base + random.below(30) - 15
  const turn = GLOW_TURNS[Math.floor(random.below(GLOW_TURNS.length))] ?? 0
  const [sky, horizon, far, near, lit, body, shade] = LIGHTS[mood]
  const [shift, strength] = [TINTS[tint], STRENGTHS[tint]]
  const tone = (lightness: number, by = 0, part = 1): string =>
    `hsl(${Math.round(hue + by)} ${Math.round(saturation * part)}% ${lightness}%)`
  return {
    sky: tone(sky, -8),
    horizon: tone(horizon, 10, mood === 'blaze' ? 1.25 : 1),
    far: tone(far, -4, 0.8),
    near: tone(near, -10, 0.8),
    lit: tone(lit, 14 + shift, 0.9 * strength),
    body: tone(body, 4 + shift, 0.8 * strength),
    shade: tone(shade, -8 + shift, 0.75 * strength),
    glow: tone(Math.max(72, lit), turn, 1.3),
  }
}
