import { CREATURE_TYPES } from '@spellwright/dsl'
import { isBasicLandType } from './words/types.ts'

const isLand = (word: string): boolean => word === 'land' || isBasicLandType(word)
const CREATURES = new Set([...CREATURE_TYPES, 'creature'])

/** The word for whatever this is: "creature" for a Goblin, "land" for a Forest or Plains, "permanent" for several kinds. */
export function generalNoun(noun: string): string {
  if (noun.endsWith(' spell')) return 'spell'
  const kinds = noun.replace(/ source$/, '').split(/,? or /)
  const last = kinds.map((kind) => kind.split(' ').at(-1)!)
  if (last.every(isLand)) return 'land'
  if (last.every((word) => CREATURES.has(word))) return 'creature'
  return kinds.length > 1 ? 'permanent' : noun
}
