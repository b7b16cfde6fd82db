import { describe, expect, it } from 'vitest'
import { allCardNames } from '../src/names/card-names.ts'
import { nearestNames } from '../src/names/nearest-names.ts'
import { PrefixDistances } from '../src/names/prefix-distances.ts'

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

  it.each([
    ['bear', 0],
    ['baer', 1],
    ['beard', 1],
    ['bar', 1],
    ['bore', 3],
  ])('"bear" and "%s" differ by %i letters added, dropped, changed or swapped', (word, distance) =>
    expect(new PrefixDistances('bear').to(word, 0, 3)).toBe(distance),
  )

  it('a word that begins like the one before is compared from there on', () => {
    const distances = new PrefixDistances('bears')
    const words = ['abc', 'bea', 'bear', 'beard', 'xyz', 'xyzzy'].map((word, at, all) => {
      const before = all[at - 1] ?? ''
      const shared = [...word].findIndex((letter, index) => letter !== before[index])
      return distances.to(word, shared < 0 ? word.length : shared, 2)
    })
    expect(words).toEqual([3, 2, 1, 1, 3, 3])
  })

  it.each([
    ['Fire-Brained Scheme', "Heroes' Hangout"],
    ['kavaero, mind-bitten', 'Superior Spider-Man'],
    ["Viggo, Enforcer of Ig's Crossing", 'Eddie Brock // Venom, Lethal Protector'],
    ['Clarion Conqueror // Clarion Conqueror', 'Clarion Conqueror'],
    ['Scavenger Regent // Exude Toxin // Scavenger Regent', 'Scavenger Regent // Exude Toxin'],
  ])('[S1.6] "%s" is what another program calls "%s"', (typed, meant) =>
    expect(allCardNames().tryGet(typed)).toBe(meant),
  )

  it.each(['ilhas', 'pétalas de lótus', 'Lightnig Bolt'])('[S1.6] "%s" is no name of a card', (typed) =>
    expect(allCardNames().tryGet(typed)).toBeUndefined(),
  )
})
