import { STEPS } from '@spellwright/dsl'
import type { SchemaOf } from '@spellwright/formats'
import * as v from 'valibot'
import type { Scenario } from './scenario.ts'

const text = v.pipe(v.string(), v.maxLength(2000))
const whole = v.pipe(v.number(), v.safeInteger())
/** No scenario needs more copies of a card, or a higher number of anything. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000))
const seat = v.picklist(['A', 'B'])
const step = v.picklist(STEPS)
const yes = v.literal(true)

const referenceFields = {
  card: v.optional(text),
  alias: v.optional(text),
  faceDown: v.optional(v.picklist(['creature', 'token', 'card', 'lockedRoom'])),
  index: v.optional(count),
}

const reference = v.looseObject(referenceFields)
const target = v.looseObject({
  ...referenceFields,
  player: v.optional(seat),
  mode: v.optional(whole),
  copy: v.optional(v.boolean()),
  set: v.optional(text),
  skip: v.optional(yes),
})
const targets = v.array(target)

const cardEntry = v.looseObject({
  card: text,
  count: v.optional(count),
  tapped: v.optional(yes),
  aliases: v.optional(v.array(text)),
  set: v.optional(text),
})

const playerSetup = v.looseObject({
  life: whole,
  defaultLibrary: v.boolean(),
  manualPayment: v.optional(yes),
  library: v.array(cardEntry),
  hand: v.array(cardEntry),
  battlefield: v.array(cardEntry),
  graveyard: v.array(cardEntry),
  exile: v.array(cardEntry),
})

const fact = v.looseObject({ ...referenceFields, kind: text })

/** A kind that is not known makes a scenario one that cannot be run; that is no error in the file. */
const scriptEntry = v.looseObject({
  ...referenceFields,
  turn: count,
  step,
  player: v.picklist(['A', 'B', 'both']),
  kind: text,
  castMode: v.optional(text),
  ability: v.optional(text),
  targets: v.optional(targets),
  while: v.optional(v.looseObject({})),
  defender: v.optional(v.looseObject({ player: v.optional(seat) })),
  attacker: v.optional(reference),
  counter: v.optional(text),
  count: v.optional(count),
  one: v.optional(yes),
  check: v.optional(fact),
})

const answer = v.looseObject({ after: count, kind: text })
const bySeat = v.optional(v.looseObject({ A: v.optional(v.array(answer)), B: v.optional(v.array(answer)) }))

const segmentFields = {
  script: v.array(scriptEntry),
  choices: bySeat,
  targets: bySeat,
  modes: bySeat,
  stopAt: v.looseObject({ turn: count, step }),
  expect: v.array(fact),
  expectFailure: v.optional(v.looseObject({ kind: text })),
}

const laterSegment = v.looseObject({
  ...segmentFields,
  strict: v.optional(v.boolean()),
  manualPayment: v.optional(v.array(seat)),
})

/** The shape of a scenario, as a file has it. */
export const scenarioSchema = v.looseObject({
  ...segmentFields,
  id: text,
  area: text,
  cards: v.array(text),
  strict: v.boolean(),
  skipInitShuffling: v.boolean(),
  daytime: v.optional(v.boolean()),
  players: v.looseObject({ A: playerSetup, B: playerSetup }),
  continue: v.optional(v.array(laterSegment)),
}) as SchemaOf<object> as SchemaOf<Scenario>
