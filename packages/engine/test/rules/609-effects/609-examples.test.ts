import { describe, expect, it } from 'vitest'
import { hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('[CR 609.2] where effects apply', () => {
  it("[CR 609.2 example 1, 109.2, 403.2] Nature's Revolt does not change lands in a graveyard, Thalia only what is being cast", () => {
    const b = board({
      a: { battlefield: ["Nature's Revolt", 'Thalia, Guardian of Thraben', 'Mountain'], hand: ['Shock'] },
      b: { graveyard: ['Forest'] },
    })
    expect(hasType(b.c('Forest'), 'creature')).toBe(false)
    expect(b.c('Shock').manaCost).toBe('{R}')
    expect(b.can('cast', 'Shock')).toBe(false)
  })
})

describe('[CR 609.3] as much as possible', () => {
  it('[CR 609.3 example 1] a player with one card discards it for "two cards"', () => {
    const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Mind Rot'] }, b: { hand: ['Forest'] } })
    b.cast('Mind Rot', { targets: ['B'] }).resolve()
    expect(b.names('graveyard', 'B')).toEqual(['Forest'])
  })

  it('[CR 609.3 example 1, 701.17b] a library of three cards is milled whole for "ten cards"', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Glimpse the Unthinkable'], mana: '{U}{B}' },
      b: { library: ['3 Forest'] },
    })
    b.cast('Glimpse the Unthinkable', { targets: ['B'] }).resolve()
    expect([b.count('graveyard', 'Forest', 'B'), b.winner]).toEqual([3, null])
  })
})
