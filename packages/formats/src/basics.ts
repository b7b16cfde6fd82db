import type { DeckEntry } from '@spellwright/cards'
import type { GameOptions, GameResult } from '@spellwright/engine'
import * as v from 'valibot'
import type { SchemaOf } from './check-shape.ts'

const LONGEST_TEXT = 500

export const whole = v.pipe(v.number(), v.safeInteger()) as SchemaOf<number>
export const wholeFrom = (least: number, most: number): SchemaOf<number> =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT)) as SchemaOf<string>
export const player = v.picklist([0, 1])
export const truth = v.boolean() as SchemaOf<boolean>

export const list = <T>(of: SchemaOf<T>, most: number): SchemaOf<T[]> => v.pipe(v.array(of), v.maxLength(most))

/** As many copies of a card as the deck reader allows. */
const MOST_COPIES = 1000
const MOST_ENTRIES = 1000
/** Shuffling more cards than this would take long, and no deck has them. */
const MOST_CARDS = 10_000

const entry: SchemaOf<DeckEntry> = v.object({
  name: text,
  count: wholeFrom(1, MOST_COPIES),
  typeLine: v.exactOptional(text),
  printed: v.exactOptional(
    v.strictObject({
      cost: v.exactOptional(text),
      power: v.exactOptional(v.union([whole, v.literal('*')])),
      toughness: v.exactOptional(v.union([whole, v.literal('*')])),
      loyalty: v.exactOptional(v.union([whole, v.literal('X')])),
    }),
  ),
})

export const deck: SchemaOf<DeckEntry[]> = v.pipe(
  list(entry, MOST_ENTRIES),
  v.check(
    (entries) => entries.reduce((sum, { count }) => sum + count, 0) <= MOST_CARDS,
    `a deck has at most ${MOST_CARDS} cards`,
  ),
)

export const gameOptions: SchemaOf<Partial<GameOptions>> = v.partial(
  v.strictObject({
    startingLife: wholeFrom(1, 1_000_000),
    handSize: wholeFrom(0, 100),
    starting: v.union([player, v.picklist(['random', 'choose']), v.strictObject({ chooser: player })]),
    mulligan: v.picklist(['london', 'none']),
    kitchenTable: truth,
    unsupportedCards: v.picklist(['refused', 'byHand']),
    maxTurns: wholeFrom(1, Number.MAX_SAFE_INTEGER),
    maxDecisions: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  }),
) as SchemaOf<Partial<GameOptions>>

export const gameResult: SchemaOf<GameResult> = v.object({ winner: v.nullable(player), reason: text })

export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'outside'] as const
