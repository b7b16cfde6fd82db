import type { CardLook, Colour } from '../table/card/card-look.ts'
import { BACKDROP_NAMES, BACKDROPS, LANDSCAPES } from './backdrops.ts'
import { drawPortrait, portraitOf } from './creature.ts'
import { drawEmblem } from './emblems.ts'
import { MOODS, type Mood, paletteOf } from './palette.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

// Draws a picture for every card from its name, types, colours and abilities, so that no images need to be shipped or
// fetched.

const LAND_COLOURS: Readonly<Record<string, Colour>> = {
  Mountain: 'R',
  Island: 'U',
  Forest: 'G',
  Plains: 'W',
  Swamp: 'B',
}

const any = <T>(random: SeededRandom, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(random.below(choices.length))] ?? choices[0]

interface Subject {
  readonly name: string
  readonly typeLine: string
  readonly colour: Colour
  readonly text: string
}

function drawing({ name, typeLine, colour, text }: Subject): {
  readonly sky: readonly [string, string]
  readonly body: string
} {
  const random = seededRandom(`${name} `)
  if (/Creature|face-down/i.test(typeLine)) {
    const portrait = portraitOf(name, typeLine, text)
    const palette = paletteOf(random, colour, portrait.mood, portrait.tint)
    return { sky: [palette.sky, palette.horizon], body: drawPortrait(portrait, palette, random) }
  }
  const basic = /Land/.test(typeLine) ? Object.keys(LAND_COLOURS).find((type) => typeLine.includes(type)) : undefined
  // Lands are many, and are told apart by their colours, which night would hide.
  const mood: Mood = /Land/.test(typeLine) ? any<Mood>(random, ['day', 'dusk']) : any(random, [...MOODS])
  const palette = paletteOf(random, basic ? (LAND_COLOURS[basic] ?? colour) : colour, mood)
  const sky = [palette.sky, palette.horizon] as const
  if (/Land/.test(typeLine)) {
    const landscape =
      LANDSCAPES[basic ?? ''] ?? BACKDROPS[BACKDROP_NAMES[Math.floor(random.below(BACKDROP_NAMES.length))] ?? 'ruins']
    return { sky, body: landscape(random, palette) }
  }
  return { sky, body: drawEmblem(typeLine, text, palette, random) }
}

/** The picture of a card as SVG. */
export function picture(subject: Subject): string {
  const { sky, body } = drawing(subject)
  const gradient = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>`
  const shade =
    '<radialGradient id="v" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></radialGradient>'
  const cover = (fill: string): string => `<rect width="120" height="80" fill="url(#${fill})"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice"><defs>${gradient}${shade}</defs>${cover('g')}${body}${cover('v')}</svg>`
}

const cache = new Map<string, string>()

/** The picture of a card as a value for `background-image`. */
export function artFor(name: string, typeLine: string, colour: Colour, text = ''): string {
  const key = `${name}|${typeLine}|${colour}|${text}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const background = `url("data:image/svg+xml,${encodeURIComponent(picture({ name, typeLine, colour, text }))}")`
  cache.set(key, background)
  return background
}

export const artOf = ({ name, typeLine, colour, text }: CardLook): string => artFor(name, typeLine, colour, text)
