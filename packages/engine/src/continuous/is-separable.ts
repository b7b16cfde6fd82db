import type { Filter, Modification, Quantity, StaticAbility, Status } from '@spellwright/dsl'
import { memoized } from '../state/memoized.ts'
import type { ActiveEffect } from './effects.ts'

/** Filter fields that depend on nothing but the object. */
const OWN_FIELDS: ReadonlySet<string> = new Set<keyof Filter>(['type', 'allTypes', 'supertype', 'keyword', 'other'])
const OWN_STATUS: ReadonlySet<Status> = new Set<Status>(['token', 'nontoken'])

const areFixedWords = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value)

function isSeparableField(field: string, value: unknown): boolean {
  if (OWN_FIELDS.has(field)) return true
  if (field === 'subtype' || field === 'color') return areFixedWords(value)
  if (field === 'name') return typeof value === 'string'
  if (field === 'controller') return value === 'you' || value === 'opponent'
  if (field === 'zone') return value === 'battlefield'
  if (field === 'is') return OWN_STATUS.has(value as Status)
  if (field === 'not') return isSeparableFilter(value as Filter)
  if (field === 'any') return (value as readonly Filter[]).every(isSeparableFilter)
  return false
}

const isSeparableFilter = (filter: Filter): boolean =>
  Object.entries(filter).every(([field, value]) => isSeparableField(field, value))

/** A number, or one that is read from the object itself ("equal to its mana value"). */
const isSeparableNumber = (number: Quantity): boolean =>
  typeof number === 'number' || (number.kind === 'manaValueOf' && number.object === 'affected')

function isSeparableModification(modification: Modification): boolean {
  switch (modification.kind) {
    case 'modifyPT':
    case 'setBasePT':
      return isSeparableNumber(modification.power ?? 0) && isSeparableNumber(modification.toughness ?? 0)
    case 'addSubtype':
    case 'setCreatureTypes':
      return areFixedWords(modification.subtypes)
    case 'setColor':
    case 'addColor':
      return areFixedWords(modification.colors)
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

const areSeparable = memoized((apply: readonly Modification[]) => apply.every(isSeparableModification))

const isSeparableAbility = memoized(({ affects = 'self', condition, apply = [] }: StaticAbility) => {
  if (condition !== undefined || !areSeparable(apply)) return false
  if (typeof affects === 'string') return affects !== 'paired'
  return !('the' in affects) && !('linked' in affects) && isSeparableFilter(affects as Filter)
})

/** Does what the effect does to an object depend on that object alone? */
export function isSeparable({ apply, staticAbility, isCda }: ActiveEffect): boolean {
  if (isCda) return false
  return staticAbility === null ? areSeparable(apply) : isSeparableAbility(staticAbility)
}
