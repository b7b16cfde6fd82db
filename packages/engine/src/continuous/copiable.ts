import type { Ability, CardDefinition, Modification } from '@spellwright/dsl'
import { unlockedDoors } from '../frames/room-values.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import { contextOf } from '../query/context.ts'
import { compiledOf, inlineDefinition } from '../state/compiled.ts'
import {
  type ByController,
  byController,
  type CompiledDefinition,
  instancesOf,
  withIntrinsicMana,
} from '../state/definitions.ts'
import { NO_OBJECT } from '../state/ids.ts'
import { memoized } from '../state/memoized.ts'
import type { CopyRecord, GameObject } from '../state/object.ts'
import { applyModification } from './apply.ts'
import { type Characteristics, copyOf, TYPE_BIT } from './characteristics.ts'

/** CR 708.2: a face-down permanent is a 2/2 creature with no text, name, subtypes or mana cost. */
export const FACE_DOWN: Characteristics = {
  name: '',
  manaCost: null,
  manaValue: 0,
  colors: 0,
  types: TYPE_BIT.creature,
  supertypes: 0,
  subtypes: [],
  everyCreatureType: false,
  abilities: [],
  power: 2,
  toughness: 2,
  basePower: 2,
  baseToughness: 2,
  loyalty: 0,
  controller: 0,
}

const faceDownDefinition = (abilities: readonly Ability[]): CardDefinition => ({
  name: '',
  layout: 'normal',
  faces: [{ name: '', supertypes: [], types: ['creature'], subtypes: [], power: 2, toughness: 2, abilities }],
})

/** CR 702.168a: a disguised permanent has ward {2}. */
const DISGUISE_WARD: readonly Ability[] = [
  { kind: 'keyword', keyword: { kind: 'ward', cost: [{ kind: 'mana', mana: '{2}' }] } },
]
const FACE_DOWN_DEFINITION = faceDownDefinition([])
const DISGUISED_DEFINITION = faceDownDefinition(DISGUISE_WARD)
const isDisguised = ({ marks }: GameObject): boolean => marks?.['disguised'] !== undefined

/** The copiable values of a face-down permanent. */
export const faceDownRecord = (game: Game, definition = FACE_DOWN_DEFINITION): CopyRecord => ({
  def: inlineDefinition(game, definition),
  face: 0,
  except: [],
})

/** What is copied of an object (CR 707.2): its printed or copied values, with copiable exceptions. */
export function copyRecordOf(game: Game, object: GameObject): CopyRecord {
  // CR 708.2: being face down determines the copiable values.
  if (isFaceDownHere(object))
    return faceDownRecord(game, isDisguised(object) ? DISGUISED_DEFINITION : FACE_DOWN_DEFINITION)
  const record = copyInForce(game, object) ?? { def: object.def, face: object.face, except: [] }
  // CR 707.2: being flipped is a status, which is not copied.
  const isFlipped = record.face === 1 && compiledOf(game, record.def).definition.layout === 'flip'
  return isFlipped ? { ...record, face: 0 } : record
}

const isFaceDownHere = (object: GameObject): boolean =>
  object.faceDown && object.merged === null && (object.zone === 'battlefield' || object.zone === 'stack')

/** What it is a copy of because of an effect, by having merged, or since it entered: the latest of these. */
function copyInForce(game: Game, object: GameObject): CopyRecord | null {
  const own = object.merged === null ? object.copy : object.merged.values
  return floatingCopy(game, object) ?? own
}

function floatingCopy(game: Game, object: GameObject): CopyRecord | null {
  let latest: CopyRecord | null = null
  const mergedAt = object.merged === null ? -1 : object.merged.timestamp
  for (const effect of game.state.effects)
    if (effect.copy !== null && effect.objects.includes(object.id) && effect.timestamp > mergedAt) latest = effect.copy
  return latest
}

/** Values of copies with exceptions, by definition. */
const withExceptions = new WeakMap<CompiledDefinition, Map<string, ByController>>()

/** Layer 1 (CR 613.2). Its controller is the one before control-changing effects. */
export function copiableValues(game: Game, object: GameObject): Characteristics {
  if (isFaceDownHere(object)) return (isDisguised(object) ? DISGUISED_FOR : FACE_DOWN_FOR)[object.controller]
  const values = printedOrCopied(game, object)
  return object.bestowed ? bestowedValues(values) : values
}

/** A split card has both halves; a Room on the battlefield has those that are unlocked. */
const halvesOf = ({ rooms, combined }: CompiledDefinition, object: GameObject): ByController =>
  rooms !== null && object.zone === 'battlefield' ? rooms[unlockedDoors(object)]! : combined!

function printedOrCopied(game: Game, object: GameObject): Characteristics {
  const copy = copyInForce(game, object)
  const face = copy === null ? object.face : copy.face
  const compiled = compiledOf(game, copy === null ? object.def : copy.def)
  const inHalves = compiled.combined !== null && object.zone !== 'stack' && object.kind !== 'copy'
  let both = inHalves ? halvesOf(compiled, object) : (compiled.faces[face] ?? compiled.faces[0]!).bases
  if (copy !== null && copy.except.length > 0) both = exceptions(game, compiled, both[0], copy)
  const values = both[object.controller]
  const x = object.stack?.x ?? 0
  if (x > 0 && object.zone === 'stack' && values.manaCost !== null)
    return withManaValue(values, ManaCost.parse(values.manaCost).manaValueWithX(x))
  // CR 202.3c: a melded permanent has the mana values of both cards together; a copy of it has none.
  if (compiled.definition.layout === 'meld' && object.merged !== null)
    return withManaValue(values, sumOfManaValues(game, [object, ...object.merged.under]))
  // CR 712.8e: a back face that is up has the mana value of its front face.
  if (compiled.definition.layout === 'transform' && face === 1 && object.zone !== 'graveyard')
    return withManaValue(values, copy === null ? compiled.faces[0]!.base.manaValue : 0)
  return values
}

const sumOfManaValues = (game: Game, parts: readonly { readonly def: number }[]): number =>
  parts.reduce((sum, { def }) => sum + compiledOf(game, def).faces[0].base.manaValue, 0)

const ENCHANT_CREATURE = instancesOf(
  [{ kind: 'keyword', keyword: { kind: 'enchant', what: { type: 'creature' } } }],
  'bestowed.',
)
/** CR 702.103b: it is an Aura enchantment with enchant creature, and not a creature. */
const bestowedValues = memoized((values: Characteristics): Characteristics => {
  const copy = copyOf(values)
  copy.types = TYPE_BIT.enchantment
  copy.subtypes = ['Aura']
  copy.everyCreatureType = false
  copy.abilities = [...values.abilities, ...ENCHANT_CREATURE]
  return copy
})

function withAbilities(values: Characteristics, abilities: Characteristics['abilities']): Characteristics {
  const copy = copyOf(values)
  copy.abilities = abilities
  return copy
}

function withManaValue(values: Characteristics, manaValue: number): Characteristics {
  const copy = copyOf(values)
  copy.manaValue = manaValue
  return copy
}

const FACE_DOWN_FOR = byController(FACE_DOWN)
const DISGUISED_FOR = byController(withAbilities(FACE_DOWN, instancesOf(DISGUISE_WARD, 'disguise.')))

function exceptions(
  game: Game,
  compiled: CompiledDefinition,
  values: Characteristics,
  record: CopyRecord,
): ByController {
  const known = withExceptions.get(compiled) ?? new Map<string, ByController>()
  withExceptions.set(compiled, known)
  const key = `${record.face}:${JSON.stringify(record.except)}`
  const found = known.get(key)
  if (found) return found
  const changed = record.except.reduce((c, modification, index) => applyException(game, c, modification, index), values)
  const result = byController(copyOf(changed))
  known.set(key, result)
  return result
}

/** CR 604.3a: abilities an object has from a copy effect can define its characteristics like printed ones. */
function definedBy(ability: Ability, c: Characteristics): Characteristics {
  if (ability.kind !== 'keyword') return c
  if (ability.keyword === 'changeling') return { ...c, everyCreatureType: true }
  return ability.keyword === 'devoid' ? { ...c, colors: 0 } : c
}

/** CR 707.9: exceptions of copy effects: "except it's an Illusion …", "except it's 1/1", "except its name is …". */
function applyException(game: Game, c: Characteristics, m: Modification, index: number): Characteristics {
  const changed = applyModification(game, NO_CONTEXT, c, m, `x${index}`, 0)
  switch (m.kind) {
    case 'gainAbility':
      return definedBy(m.ability, changed)
    case 'gainKeyword':
      return definedBy({ kind: 'keyword', keyword: m.keyword }, changed)
    case 'loseAllAbilities':
      return { ...changed, abilities: withIntrinsicMana([], c.types, c.subtypes) }
    default:
      return changed
  }
}

/** Exceptions of copies do not refer to other objects. */
const NO_CONTEXT = contextOf(NO_OBJECT, 0)
