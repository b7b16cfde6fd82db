import { STEPS } from '@spellwright/dsl'
import { SHAPES } from '@spellwright/engine'
import type { SchemaOf } from '@spellwright/formats'
import * as v from 'valibot'
import { POSITION_ENDS, POSITION_TOPICS, type Position } from './position.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(400))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(-10_000), v.maxValue(10_000))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000))
const counters = v.optional(v.record(text, count))

const placedCard = v.strictObject({
  card: text,
  count: v.optional(count),
  tapped: v.optional(v.boolean()),
  sick: v.optional(v.boolean()),
  damage: v.optional(count),
  counters,
  attachedTo: v.optional(text),
  faceDown: v.optional(v.boolean()),
})
const cards = v.pipe(v.array(v.union([text, placedCard])), v.maxLength(1000))
const zone = v.optional(cards)

const side = v.optional(
  v.strictObject({
    life: v.optional(whole),
    battlefield: zone,
    hand: zone,
    graveyard: zone,
    exile: zone,
    library: zone,
    mana: v.optional(v.pipe(text, v.regex(/^(?:\{[WUBRGC]\})*$/))),
    landsPlayed: v.optional(count),
    counters,
  }),
)
const seat = v.picklist(['you', 'opponent'])
const deeds = v.pipe(v.array(text), v.maxLength(100))

const setupFields = {
  you: side,
  opponent: side,
  active: v.optional(seat),
  step: v.optional(v.picklist(STEPS)),
  turn: v.optional(count),
  opening: v.optional(v.picklist(['play', 'draw'])),
  mulligans: v.optional(count),
}

/** The shape of a position, as a file has it. */
export const positionSchema = v.pipe(
  v.strictObject({
    ...setupFields,
    id: text,
    topic: v.picklist(POSITION_TOPICS),
    why: text,
    before: v.optional(deeds),
    ask: v.optional(v.picklist(SHAPES)),
    until: v.optional(v.picklist(POSITION_ENDS)),
    right: v.optional(v.pipe(v.array(deeds), v.maxLength(100))),
    wrong: v.optional(deeds),
    line: v.optional(deeds),
    sideboarding: v.optional(v.strictObject({ main: cards, sideboard: cards, shown: cards })),
  }),
  v.check(({ right = [], wrong = [] }) => right.length + wrong.length > 0, 'it has neither right nor wrong answers'),
) as SchemaOf<object> as SchemaOf<Position>
