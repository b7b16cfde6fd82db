import { type Filter, walk } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { CardDefinitions } from '../src/card-definitions.ts'

describe('the grammar of card data', () => {
  it('knows every field of every card', () => {
    const unknown = CardDefinitions.all.flatMap(({ name, faces }) => {
      try {
        for (const face of faces) walk('ability', face.abilities, {})
        return []
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : error}`]
      }
    })
    expect(unknown).toEqual([])
  })

  it("Siege-Gang Commander's data mentions one filter, for the Goblin that is sacrificed", () => {
    const filters: Filter[] = []
    const [face] = CardDefinitions.tryGet('Siege-Gang Commander')!.faces
    walk('ability', face!.abilities, {
      filter: (filter) => {
        filters.push(filter)
        return false
      },
    })
    expect(filters).toEqual([{ subtype: 'Goblin' }])
  })

  it('stops at what was looked for', () => {
    const [face] = CardDefinitions.tryGet('Tarmogoyf')!.faces
    expect(walk('ability', face!.abilities, { zone: (zone) => zone === 'graveyard' })).toBe(true)
    expect(walk('ability', face!.abilities, { zone: (zone) => zone === 'library' })).toBe(false)
  })
})
