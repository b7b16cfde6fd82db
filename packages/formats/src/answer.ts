import type { Action, Answer, Answers, EntityId, ManualAction, ObjectId, PayAnswer, Shape } from '@spellwright/engine'
import * as v from 'valibot'
import { list, player, text, whole, ZONES } from './basics.ts'
import { readShape, type SchemaOf } from './check-shape.ts'

/** More positions, objects or cards than any decision has. */
const LONGEST_LIST = 100_000

const object = whole as SchemaOf<ObjectId>
const entity = whole as SchemaOf<EntityId>

const many = <T>(of: SchemaOf<T>): SchemaOf<T[]> => list(of, LONGEST_LIST)

const manual: SchemaOf<ManualAction> = v.variant('do', [
  v.object({ do: v.literal('tap'), object }),
  v.object({ do: v.literal('untap'), object }),
  v.object({
    do: v.literal('move'),
    object,
    to: v.picklist(ZONES),
    position: v.exactOptional(v.picklist(['top', 'bottom'])),
    controller: v.exactOptional(player),
  }),
  v.object({ do: v.literal('life'), player, change: whole }),
  v.object({ do: v.literal('counters'), object, counter: text, change: whole }),
  v.object({ do: v.literal('draw'), player }),
  v.object({ do: v.literal('shuffle'), player }),
  v.object({
    do: v.literal('token'),
    name: text,
    typeLine: text,
    power: v.exactOptional(whole),
    toughness: v.exactOptional(whole),
  }),
])

const act: SchemaOf<Action> = v.variant('kind', [
  v.object({ kind: v.literal('pass') }),
  v.object({ kind: v.literal('playLand'), object, face: v.optional(whole, 0) }),
  v.object({ kind: v.literal('cast'), object, face: v.optional(whole, 0), method: v.optional(text, 'normal') }),
  v.object({ kind: v.literal('activate'), object, ability: text }),
  v.object({ kind: v.literal('activateMana'), object, ability: text }),
  v.object({ kind: v.literal('turnFaceUp'), object }),
  v.object({ kind: v.literal('concede') }),
  v.object({ kind: v.literal('manual'), manual }),
])

const pay: SchemaOf<PayAnswer> = v.variant('kind', [
  v.object({ kind: v.literal('auto') }),
  v.object({ kind: v.literal('activate'), object, ability: text }),
  v.object({ kind: v.literal('pool'), choice: v.exactOptional(whole) }),
  v.object({ kind: v.literal('cancel') }),
])

/** The shape of the answer to each shape of decision. */
const answerSchemas: { readonly [S in Shape]: SchemaOf<Answers[S]> } = {
  act,
  objects: many(entity),
  options: many(whole),
  number: whole,
  name: text,
  order: many(whole),
  arrange: many(many(whole)),
  piles: many(whole),
  divide: many(whole),
  pay,
  attack: many(v.object({ attacker: object, defender: entity })),
  block: many(v.object({ blocker: object, attacker: object })),
  sideboard: v.object({ main: many(text), sideboard: many(text) }),
}

/** An answer to a decision of any shape, as it stands in replays and saves. */
export const answerSchema: SchemaOf<Answer> = v.union(Object.values(answerSchemas)) as SchemaOf<Answer>

/** An answer that was read, or why it could not be. */
export type ReadAnswer =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: string }

/** Reads an answer to a decision of that shape from a value that may be anything. */
export function readAnswer(shape: Shape, value: unknown): ReadAnswer {
  const read = readShape(answerSchemas[shape] as SchemaOf<Answer>, value)
  return read.ok ? { ok: true, answer: read.value } : { ok: false, problem: `${read.problem}.` }
}
