import type { Colour } from '../table/card/card-look.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { burst, mask, type Palette, ridges, rings, rose, trees, waves, wheel } from './shapes.ts'

// Draws a picture for every card from its name and type, so that no images need to be shipped or fetched.

const PALETTES: Readonly<Record<Colour, Palette>> = {
  W: { deep: '#6b6044', mid: '#b9a872', light: '#f6ecc8' },
  U: { deep: '#14395c', mid: '#2f74a8', light: '#a9dcf5' },
  B: { deep: '#241c2b', mid: '#5b4a68', light: '#cdbad6' },
  R: { deep: '#5c1d14', mid: '#b3472c', light: '#ffc08f' },
  G: { deep: '#17402a', mid: '#3b8553', light: '#bfe6a8' },
  gold: { deep: '#5a3f12', mid: '#b0852f', light: '#ffe3a0' },
  none: { deep: '#2b333d', mid: '#667584', light: '#d5dee6' },
  land: { deep: '#3a2d20', mid: '#84684a', light: '#e3cfa8' },
}

const BASIC_LANDS: readonly (readonly [RegExp, Colour, (random: SeededRandom, palette: Palette) => string])[] = [
  [/\bMountain\b/, 'R', (random, palette) => ridges(random, palette, 30)],
  [/\bIsland\b/, 'U', waves],
  [/\bForest\b/, 'G', trees],
  [/\bPlains\b/, 'W', (random, palette) => ridges(random, palette, 6)],
  [/\bSwamp\b/, 'B', (random, palette) => waves(random, palette)],
]

/** The drawing for each card type; the first match counts. */
const DRAWINGS_BY_TYPE: readonly (readonly [RegExp, (random: SeededRandom, palette: Palette) => string])[] = [
  [/Creature|face-down/i, mask],
  [/Land/, (random, palette) => ridges(random, palette, 18)],
  [/Planeswalker/, burst],
  [/Artifact/, wheel],
  [/Enchantment/, rose],
  [/Instant/, burst],
]

function picture(name: string, typeLine: string, colour: Colour): string {
  const random = seededRandom(name)
  const land = /Land/.test(typeLine) ? BASIC_LANDS.find(([type]) => type.test(typeLine)) : undefined
  const palette = PALETTES[land ? land[1] : colour]
  const draw = land?.[2] ?? DRAWINGS_BY_TYPE.find(([type]) => type.test(typeLine))?.[1] ?? rings
  const angle = Math.floor(random.below(60)) - 30
  const sky = `<linearGradient id="g" gradientTransform="rotate(${90 + angle} .5 .5)"><stop stop-color="${palette.mid}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient>`
  const body = `<defs>${sky}</defs><rect width="120" height="80" fill="url(#g)"/>${draw(random, palette)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}

const cache = new Map<string, string>()

/** The picture of a card as a value for `background-image`. */
export function artFor(name: string, typeLine: string, colour: Colour): string {
  const key = `${name}|${typeLine}|${colour}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const background = `url("data:image/svg+xml,${encodeURIComponent(picture(name, typeLine, colour))}")`
  cache.set(key, background)
  return background
}
