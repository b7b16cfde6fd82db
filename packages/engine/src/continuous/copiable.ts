import type { CardDefinition, Modification } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import { compiledOf, inlineDefinition } from '../state/compiled.ts'
import {
  type ByController,
  byController,
  type CompiledDefinition,
  instancesOf,
  withIntrinsicMana,
} from '../state/definitions.ts'
import type { CopyRecord, GameObject } from '../state/object.ts'
import {
  bitsOf,
  type Characteristics,
  COLOR_BIT,
  copyOf,
  isCreatureSubtype,
  LAND_TYPES,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from './characteristics.ts'

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

const FACE_DOWN_DEFINITION: CardDefinition = {
  name: '',
  layout: 'normal',
  faces: [{ name: '', supertypes: [], types: ['creature'], subtypes: [], power: 2, toughness: 2, abilities: [] }],
}

/** What is copied of an object (CR 707.2): its printed or copied values, with copiable exceptions. */
export function copyRecordOf(game: Game, object: GameObject): CopyRecord {
  // CR 708.2: what is face down has the values of that as its copiable values.
  if (object.faceDown && (object.zone === 'battlefield' || object.zone === 'stack'))
    return { def: inlineDefinition(game, FACE_DOWN_DEFINITION), face: 0, except: [] }
  const floating = floatingCopy(game, object)
  return floating ?? object.copy ?? { def: object.def, face: object.face, except: [] }
}

function floatingCopy(game: Game, object: GameObject): CopyRecord | null {
  let latest: CopyRecord | null = null
  for (const effect of game.state.effects)
    if (effect.copy !== null && effect.objects.includes(object.id)) latest = effect.copy
  return latest
}

/** Copies with exceptions, kept per definition outside any game. */
const withExceptions = new WeakMap<CompiledDefinition, Map<string, ByController>>()

/** Layer 1 (CR 613.2). The controller is the one without control-changing effects. */
export function copiableValues(game: Game, object: GameObject): Characteristics {
  if (object.faceDown && (object.zone === 'battlefield' || object.zone === 'stack'))
    return FACE_DOWN_FOR[object.controller]
  const copy = floatingCopy(game, object) ?? object.copy
  const face = copy === null ? object.face : copy.face
  const compiled = compiledOf(game, copy === null ? object.def : copy.def)
  const inHalves = compiled.combined !== null && object.zone !== 'stack' && object.kind !== 'copy'
  let both = inHalves ? compiled.combined! : (compiled.faces[face] ?? compiled.faces[0]!).bases
  if (copy !== null && copy.except.length > 0) both = exceptions(compiled, both[0], copy)
  const values = both[object.controller]
  const x = object.stack?.x ?? 0
  if (x > 0 && object.zone === 'stack' && values.manaCost !== null)
    return withManaValue(values, ManaCost.parse(values.manaCost).manaValueWithX(x))
  // CR 712.8e: a back face that is up has the mana value of its front face.
  if (compiled.definition.layout === 'transform' && face === 1 && object.zone !== 'graveyard')
    return withManaValue(values, compiled.faces[0]!.base.manaValue)
  return values
}

function withManaValue(values: Characteristics, manaValue: number): Characteristics {
  const copy = copyOf(values)
  copy.manaValue = manaValue
  return copy
}

const FACE_DOWN_FOR = byController(FACE_DOWN)

function exceptions(compiled: CompiledDefinition, values: Characteristics, record: CopyRecord): ByController {
  const known = withExceptions.get(compiled) ?? new Map<string, ByController>()
  withExceptions.set(compiled, known)
  const key = `${record.face}:${JSON.stringify(record.except)}`
  const found = known.get(key)
  if (found) return found
  const changed = record.except.reduce((c, modification, index) => applyCopiable(c, modification, index), values)
  const result = byController(copyOf(changed))
  known.set(key, result)
  return result
}

/** Exceptions of copy effects are constants: "except it's an Illusion …", "except it's 1/1", "except its name is …". */
function applyCopiable(c: Characteristics, m: Modification, index: number): Characteristics {
  switch (m.kind) {
    case 'setName':
      return { ...c, name: m.name }
    case 'addType':
      return { ...c, types: c.types | bitsOf(TYPE_BIT, m.types) }
    case 'setTypes':
      return { ...c, types: bitsOf(TYPE_BIT, m.types), subtypes: m.subtypes ?? c.subtypes }
    case 'removeType':
      return { ...c, types: c.types & ~bitsOf(TYPE_BIT, m.types) }
    case 'addSupertype':
      return { ...c, supertypes: c.supertypes | bitsOf(SUPERTYPE_BIT, m.supertypes) }
    case 'removeSupertype':
      return { ...c, supertypes: c.supertypes & ~bitsOf(SUPERTYPE_BIT, m.supertypes) }
    case 'addSubtype':
      return 'chosen' in m.subtypes ? c : { ...c, subtypes: [...new Set([...c.subtypes, ...m.subtypes])] }
    case 'setCreatureTypes':
      return 'chosen' in m.subtypes
        ? c
        : { ...c, subtypes: [...c.subtypes.filter((word) => !isCreatureSubtype(word)), ...m.subtypes] }
    case 'setLandTypes':
      return 'chosen' in m.subtypes
        ? c
        : { ...c, subtypes: [...c.subtypes.filter((word) => !LAND_TYPES.has(word)), ...m.subtypes] }
    case 'allCreatureTypes':
      return { ...c, everyCreatureType: true }
    case 'setColor':
      return 'chosen' in m.colors ? c : { ...c, colors: bitsOf(COLOR_BIT, m.colors) }
    case 'addColor':
      return 'chosen' in m.colors ? c : { ...c, colors: c.colors | bitsOf(COLOR_BIT, m.colors) }
    case 'gainAbility':
      return { ...c, abilities: [...c.abilities, ...instancesOf([m.ability], `x${index}.`)] }
    case 'gainKeyword':
      return {
        ...c,
        abilities: [...c.abilities, ...instancesOf([{ kind: 'keyword', keyword: m.keyword }], `x${index}.`)],
      }
    case 'loseAllAbilities':
      return { ...c, abilities: withIntrinsicMana([], c.types, c.subtypes) }
    case 'setBasePT': {
      const power = typeof m.power === 'number' ? m.power : c.power
      const toughness = typeof m.toughness === 'number' ? m.toughness : c.toughness
      return { ...c, power, toughness, basePower: power, baseToughness: toughness }
    }
    case 'modifyPT':
    case 'switchPT':
    case 'loseKeyword':
    case 'setController':
      return c
  }
}
