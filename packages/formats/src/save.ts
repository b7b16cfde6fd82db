import { walk } from '@spellwright/dsl'
import {
  type CardSource,
  cardsHash,
  ENGINE_VERSION,
  Game,
  type GameSave,
  SaveVersionError,
  type SnapshotPolicy,
  STREAMS,
  UnknownCardError,
} from '@spellwright/engine'
import * as v from 'valibot'
import { answerSchema } from './answer.ts'
import { gameOptions, gameResult, list, player, text, truth, whole, wholeFrom, ZONES } from './basics.ts'
import { checkShape, FormatError, type SchemaOf } from './check-shape.ts'

const MOST_OBJECTS = 1_000_000
const ids = list(whole, MOST_OBJECTS)
const records = v.pipe(v.array(v.looseObject({})), v.maxLength(MOST_OBJECTS))
const pairOf = <T>(of: SchemaOf<T>) => v.tuple([of, of])
const counts = v.record(v.string(), whole)

const KINDS = ['card', 'token', 'copy', 'ability', 'emblem'] as const

const copy = v.looseObject({ def: wholeFrom(0, MOST_OBJECTS), face: whole, except: records })

const gameObject = v.looseObject({
  id: wholeFrom(1, MOST_OBJECTS),
  card: whole,
  kind: v.picklist(KINDS),
  def: wholeFrom(0, MOST_OBJECTS),
  owner: player,
  controller: player,
  zone: v.picklist(ZONES),
  timestamp: whole,
  face: wholeFrom(0, 10),
  faceDown: truth,
  copy: v.nullable(copy),
  tapped: truth,
  damage: whole,
  deathtouched: truth,
  counters: v.nullable(counts),
  attachedTo: whole,
  controlledSince: whole,
  lastController: player,
  enteredTurn: whole,
  renowned: truth,
  paired: whole,
  chosen: v.nullable(v.record(v.string(), v.union([text, whole]))),
  cast: v.nullable(v.looseObject({ from: v.picklist(ZONES), by: player, method: text, x: whole })),
  stack: v.nullable(v.looseObject({ kind: v.picklist(['spell', 'activated', 'triggered']), source: whole, x: whole })),
  knownTo: wholeFrom(0, 3),
  marks: v.nullable(counts),
  regenerationShields: whole,
  sandbox: truth,
})

const face = v.looseObject({
  name: text,
  types: list(text, 20),
  subtypes: list(text, 500),
  supertypes: list(text, 20),
  abilities: v.array(v.looseObject({ kind: text })),
})

const definition = v.variant('kind', [
  v.object({ kind: v.literal('card'), name: text }),
  v.object({
    kind: v.literal('inline'),
    definition: v.looseObject({ name: text, faces: v.pipe(v.array(face), v.minLength(1)) }),
  }),
])

const playerState = v.looseObject({
  name: text,
  life: whole,
  pool: records,
  counters: counts,
  landsPlayed: whole,
  drewFromEmpty: truth,
  mulligans: whole,
  keptHand: truth,
  turnsTaken: whole,
  latestTurn: whole,
  previousTurn: whole,
  skips: list(text, 1000),
  deckSize: wholeFrom(0, MOST_OBJECTS),
})

const turn = v.looseObject({
  number: wholeFrom(0, MOST_OBJECTS),
  active: player,
  regular: player,
  step: text,
  priority: player,
  passes: whole,
  ahead: list(text, 1000),
  extraTurns: list(player as SchemaOf<0 | 1>, 1000),
  startingPlayer: player,
  combats: whole,
  cleanupPriority: truth,
})

/** Four words for each stream of randomness. */
const RNG_WORDS = 4 * STREAMS.length

const FLOWS = [
  ...['playOrDraw', 'deal', 'mulligan', 'bottom', 'openingHand', 'turnBegin', 'stepBegin'],
  ...['checks', 'priority', 'resolve', 'stepEnd', 'cleanupChecks', 'over'],
]

const state = v.looseObject({
  version: whole,
  seed: text,
  options: gameOptions,
  definitions: v.array(definition),
  nextObject: wholeFrom(1, MOST_OBJECTS),
  nextTimestamp: whole,
  nextEffect: whole,
  objects: v.pipe(v.array(gameObject), v.maxLength(MOST_OBJECTS)),
  battlefield: ids,
  stack: ids,
  exile: ids,
  command: ids,
  library: pairOf(ids),
  hand: pairOf(ids),
  graveyard: pairOf(ids),
  outside: v.optional(pairOf(ids)),
  players: v.tuple([playerState, playerState]),
  turn,
  flow: v.looseObject({ at: v.picklist(FLOWS), player: v.optional(player), declared: v.optional(v.array(player)) }),
  combat: v.nullable(v.looseObject({ attackers: records, declaredAttackers: ids, declaredBlockers: ids })),
  effects: records,
  rules: records,
  replacements: records,
  delayed: records,
  waiting: records,
  exiledUntil: records,
  phasedOut: v.optional(v.array(v.looseObject({ object: gameObject, player, host: whole }))),
  control: v.optional(v.array(v.looseObject({ player, by: player, now: truth, extraTurn: truth }))),
  daytime: v.optional(v.nullable(v.picklist(['day', 'night']))),
  linked: v.array(v.tuple([whole, v.record(v.string(), ids)])),
  lastKnown: v.array(v.tuple([whole, v.looseObject({})])),
  history: v.looseObject({ thisTurn: records, lastTurn: records }),
  activations: v.array(v.tuple([text, whole])),
  rng: v.pipe(v.array(wholeFrom(-(2 ** 31), 2 ** 32)), v.length(RNG_WORDS)),
  result: v.nullable(gameResult),
  decisions: whole,
  strays: truth,
  reveals: pairOf(whole),
  loop: v.looseObject({ keys: v.array(v.string()), actions: whole, sizes: v.array(v.looseObject({})) }),
})

const answerRecord = v.looseObject({
  player,
  answer: answerSchema,
  reveals: v.exactOptional(pairOf(whole)),
  concede: v.exactOptional(v.literal(true)),
})

const save = v.looseObject({
  format: v.literal('spellwright-game'),
  version: whole,
  engine: v.exactOptional(v.nullable(text)),
  cards: v.exactOptional(v.nullable(text)),
  rest: state,
  since: v.pipe(v.array(answerRecord), v.maxLength(MOST_OBJECTS)),
})

type Save = v.InferOutput<typeof save>
type State = Save['rest']

/** What the state refers to must be there; the engine takes that for granted. */
function* danglingReferences({ definitions, objects, nextObject, phasedOut }: State): Generator<string> {
  const all = [...objects, ...(phasedOut ?? []).map(({ object }) => object)]
  const known = new Set(all.map(({ id }) => id))
  if (known.size < all.length) yield 'two objects have the same id'
  for (const { id, def, copy: copied, attachedTo } of all) {
    if (id >= nextObject) yield `object ${id} has an id that was not given yet`
    for (const used of copied === null ? [def] : [def, copied.def])
      if (used >= definitions.length) yield `object ${id} has definition ${used}, which is not in the file`
    if (attachedTo > 0 && attachedTo >= nextObject)
      yield `object ${id} is attached to ${attachedTo}, which never existed`
  }
}

/** Tokens and emblems bring their abilities along, which must be in the card language. */
function checkInlineCards({ definitions }: GameSave['rest']): void {
  for (const source of definitions) {
    if (source.kind !== 'inline') continue
    for (const { abilities } of source.definition.faces) walk('ability', abilities, {})
  }
}

/** The value as a saved game. Throws a `FormatError` if it is not one. */
export function readSave(value: unknown): GameSave {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 'spellwright-game')
    throw new SaveVersionError('This is not a saved Spellwright game.')
  const read = checkShape(save as SchemaOf<Save>, value, 'This saved game is damaged')
  const [problem] = danglingReferences(read.rest)
  if (problem !== undefined) throw new FormatError(`This saved game is damaged: ${problem}.`)
  return value as GameSave
}

const changedCards = ({ cards: hash, rest }: GameSave, cards: CardSource): boolean =>
  hash !== undefined &&
  hash !==
    cardsHash(
      cards,
      rest.definitions.flatMap((source) => (source.kind === 'card' ? [source.name] : [])),
    )

const isExpected = (error: unknown): boolean =>
  error instanceof FormatError || error instanceof SaveVersionError || error instanceof UnknownCardError

/** Goes on with a game saved by `game.save()`. Throws with a sentence if it cannot be loaded. */
export function loadSave(value: unknown, cards: CardSource, snapshots?: SnapshotPolicy): Game {
  const game = readSave(value)
  try {
    checkInlineCards(game.rest)
    return Game.load(game, cards, snapshots)
  } catch (error) {
    if (isExpected(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    const why = changedCards(game, cards)
      ? `some of its cards have changed since version ${game.engine}, which saved it (this is ${ENGINE_VERSION})`
      : reason.replace(/\.$/, '')
    throw new FormatError(`This saved game cannot be loaded: ${why}.`)
  }
}
