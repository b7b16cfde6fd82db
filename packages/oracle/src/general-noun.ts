import { CREATURE_TYPES } from '@spellwright/dsl'

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'land']
const CREATURES = new Set([...CREATURE_TYPES, 'creature'])

/** The word for whatever this is: "creature" for a Goblin, "land" for a Forest or Plains, "permanent" for several kinds. */
export function generalNoun(noun: string): string {
  if (noun.endsWith(' spell')) return 'spell'
  const kinds = noun.replace(/ source$/, '').split(/,? or /)
  const last = kinds.map((kind) => kind.split(' ').at(-1)!)
  if (last.every((word) => LANDS.includes(word))) return 'land'
  if (last.every((word) => CREATURES.has(word))) return 'creature'
  return kinds.length > 1 ? 'permanent' : noun
}
