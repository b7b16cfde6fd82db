import { type CardType, type Filter, OUTLAWS, sameData } from '@spellwright/dsl'
import { and, many, or, plural } from '../words/english.ts'
import { STACK_KIND } from '../words/stack-kinds.ts'

/** What the objects of a filter are called where it does not say: by where they are, or by who asks. */
export type Kind = 'permanent' | 'card' | 'spell' | 'source' | 'token' | 'creature'

export interface Noun {
  singular: string
  plural: string
}

export function kindOf(filter: Filter, fallback: Kind): Kind {
  if (filter.zone === undefined || filter.zone === 'battlefield') return fallback
  return filter.zone === 'stack' ? 'spell' : 'card'
}

const hasStatus = (filter: Filter, status: string): boolean => many(filter.is ?? []).includes(status as never)

/** The types the noun is made of: a choice ("artifact or enchantment"), or the last of several ("artifact creature"). */
export function typesOf(filter: Filter): readonly CardType[] {
  if (filter.allTypes !== undefined) return filter.allTypes.slice(-1)
  return filter.type === undefined ? [] : many(filter.type)
}

export function subtypesOf(filter: Filter): readonly string[] {
  if (filter.allSubtypes !== undefined) return [filter.allSubtypes.join(' ')]
  if (filter.subtype === undefined) return []
  if (typeof filter.subtype === 'object' && 'chosen' in filter.subtype) return []
  return sameData(filter.subtype, OUTLAWS) ? ['outlaw'] : many(filter.subtype)
}

export const isOfChosenType = ({ subtype }: Filter): boolean => typeof subtype === 'object' && 'chosen' in subtype

const joined = (words: readonly string[]): Noun => ({ singular: or(words), plural: and(words.map(plural)) })
const behind = (words: readonly string[], noun: string): Noun => ({
  singular: [or(words), noun].filter(Boolean).join(' '),
  plural: [and(words), plural(noun)].filter(Boolean).join(' '),
})

/** A card or a spell has its types as adjectives ("creature card"), a permanent is its type ("creature"). */
function typedNoun(types: readonly CardType[], subtypes: readonly string[], noun: string): Noun {
  if (types.length === 0) return behind(subtypes, noun)
  const typed = behind(types, noun)
  if (subtypes.length === 0) return typed
  return { singular: `${or(subtypes)} ${typed.singular}`, plural: `${and(subtypes)} ${typed.plural}` }
}

function permanentNoun(types: readonly CardType[], subtypes: readonly string[]): Noun {
  if (types.length === 0) return subtypes.length === 0 ? joined(['permanent']) : joined(subtypes)
  const noun = joined(types)
  if (subtypes.length === 0) return noun
  return { singular: `${or(subtypes)} ${noun.singular}`, plural: `${or(subtypes)} ${noun.plural}` }
}

/** "A commander" is a noun where no other is said. */
export const isJustCommander = (filter: Filter): boolean =>
  hasStatus(filter, 'commander') &&
  filter.zone === undefined &&
  typesOf(filter).length + subtypesOf(filter).length === 0

/** The noun of a filter without what stands around it: "creature", "Goblin card", "instant or sorcery spell". */
export function headNoun(filter: Filter, fallback: Kind): Noun {
  const kind = kindOf(filter, fallback)
  const types = typesOf(filter)
  const subtypes = subtypesOf(filter)
  if (filter.stackKind !== undefined && filter.stackKind !== 'spell') return joined([STACK_KIND.say(filter.stackKind)])
  if (kind === 'source') return typedNoun(types, subtypes, 'source')
  if (kind === 'spell') return typedNoun(types, subtypes, 'spell')
  if (kind === 'card') return typedNoun(types, subtypes, hasStatus(filter, 'permanentCard') ? 'permanent card' : 'card')
  if (hasStatus(filter, 'token') || kind === 'token') return typedNoun(types, subtypes, 'token')
  if (kind === 'creature' && types.length === 0 && subtypes.length === 0) return joined(['creature'])
  return isJustCommander(filter) ? joined(['commander']) : permanentNoun(types, subtypes)
}
