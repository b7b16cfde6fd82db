import { describe, expect, it } from 'vitest'
import { allCardNames } from '../src/names/card-names.ts'
import { editDistance } from '../src/names/edit-distance.ts'
import { nearestNames } from '../src/names/nearest-names.ts'

describe('names of all cards', () => {
  it('[S1.6] a correct name is known though the card is not supported, and comes back in its right spelling', () => {
    expect(allCardNames().tryGet('aether vial')).toBe('Aether Vial')
    expect(allCardNames().tryGet('JUZAM DJINN')).toBe('Juzám Djinn')
    expect(allCardNames().tryGet('bonecrusher giant')).toBe('Bonecrusher Giant // Stomp')
  })
})

describe('nearest names', () => {
  it.each([
    ['Lightnig Bolt', 'Lightning Bolt'],
    ['Goblin Laceky', 'Goblin Lackey'],
    ['Enchantres Presence', "Enchantress's Presence"],
    ['Goblin Piledr', 'Goblin Piledriver'],
    ['Insectile Abberation', 'Delver of Secrets // Insectile Aberration'],
    ['Swords to Plowshare', 'Swords to Plowshares'],
  ])('[S1.6] "%s" is nearest to "%s"', (typed, meant) => expect(nearestNames(typed)[0]).toBe(meant))

  it('[S1.6] says nothing where nothing is near', () => expect(nearestNames('qqqqqqqqqqqqq')).toEqual([]))

  it('counts letters added, dropped, changed and swapped', () => {
    expect(editDistance('bear', 'bear', 3)).toBe(0)
    expect(editDistance('bear', 'baer', 3)).toBe(1)
    expect(editDistance('bear', 'beard', 3)).toBe(1)
    expect(editDistance('bear', 'bar', 3)).toBe(1)
    expect(editDistance('', 'abc', 3)).toBe(3)
    expect(editDistance('abcdef', 'ghijkl', 2)).toBe(3)
  })
})
