import type { Filter, Modification, Quantity, StaticAbility, Status } from '@spellwright/dsl'
import type { ActiveEffect } from './effects.ts'

/** Fields of a filter that look at nothing but the object. */
const LOCAL_FIELDS: ReadonlySet<string> = new Set<keyof Filter>(['type', 'allTypes', 'supertype', 'keyword', 'other'])
const LOCAL_STATUS: ReadonlySet<Status> = new Set<Status>(['token', 'nontoken'])

const isPlainWords = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value)

function isLocalField(field: string, value: unknown): boolean {
  if (LOCAL_FIELDS.has(field)) return true
  if (field === 'subtype' || field === 'color') return isPlainWords(value)
  if (field === 'name') return typeof value === 'string'
  if (field === 'controller') return value === 'you' || value === 'opponent'
  if (field === 'zone') return value === 'battlefield'
  if (field === 'is') return LOCAL_STATUS.has(value as Status)
  if (field === 'not') return isLocalFilter(value as Filter)
  if (field === 'any') return (value as readonly Filter[]).every(isLocalFilter)
  return false
}

const isLocalFilter = (filter: Filter): boolean =>
  Object.entries(filter).every(([field, value]) => isLocalField(field, value))

/** A number, or one that is read from the object itself ("equal to its mana value"). */
const isLocalNumber = (number: Quantity): boolean =>
  typeof number === 'number' || (number.kind === 'manaValueOf' && number.object === 'affected')

function isLocalModification(modification: Modification): boolean {
  switch (modification.kind) {
    case 'modifyPT':
    case 'setBasePT':
      return isLocalNumber(modification.power ?? 0) && isLocalNumber(modification.toughness ?? 0)
    case 'addSubtype':
    case 'setCreatureTypes':
      return isPlainWords(modification.subtypes)
    case 'setColor':
    case 'addColor':
      return isPlainWords(modification.colors)
    case 'gainKeyword':
    case 'gainAbility':
    case 'addType':
    case 'addSupertype':
    case 'removeSupertype':
    case 'allCreatureTypes':
    case 'switchPT':
      return true
    default:
      return false
  }
}

const known = new WeakMap<object, boolean>()

/** Can what it does to an object be said from that object alone? */
export function isLocal({ apply, staticAbility, isCda }: ActiveEffect): boolean {
  if (isCda) return false
  const data = staticAbility ?? apply
  let local = known.get(data)
  if (local === undefined) {
    local = apply.every(isLocalModification) && (staticAbility === null || isLocalAbility(staticAbility))
    known.set(data, local)
  }
  return local
}

function isLocalAbility({ affects = 'self', condition }: StaticAbility): boolean {
  if (condition !== undefined) return false
  if (typeof affects === 'string') return affects !== 'paired'
  return !('the' in affects) && !('linked' in affects) && isLocalFilter(affects as Filter)
}
