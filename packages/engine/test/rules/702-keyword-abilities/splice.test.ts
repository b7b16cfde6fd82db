import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('[CR 702.47] splice', () => {
  it('[CR 702.47a, 612.10] the text of a revealed card is added for its splice cost, and the card stays in hand', () => {
    const b = board({ a: { hand: ['Desperate Ritual', 'Glacial Ray'], mana: '{R}{R}{R}{R}' } })
    b.pick('splice', 'Glacial Ray')
      .cast('Desperate Ritual', { targets: ['B'] })
      .resolve()
    expect([b.pool('A'), b.life('B'), b.names('hand', 'A')]).toEqual(['{R}{R}{R}', 18, ['Glacial Ray']])
  })

  it('[CR 702.47d] both texts have their own targets', () => {
    const b = board({
      a: { hand: ['2 Glacial Ray'], mana: '{R}{R}{R}{R}' },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.reply('splice', () => [b.id('Glacial Ray', 'hand')])
    b.cast('Glacial Ray', { targets: ['Grizzly Bears', 'B'] }).resolve()
    expect([b.in('graveyard', 'Grizzly Bears'), b.life('B')]).toEqual([true, 18])
  })

  it('[CR 702.47b] it is not offered where it cannot be paid for, has no target, or onto other spells', () => {
    const asked = (hand: string[], mana: string, spell: string) => {
      const b = board({ a: { hand, mana } })
      b.reply('splice', []).cast(spell, { targets: ['B'] })
      return b.asked.some(({ purpose }) => purpose === 'splice')
    }
    expect(asked(['Glacial Ray', 'Desperate Ritual'], '{R}{R}{R}{R}', 'Glacial Ray')).toBe(true)
    expect(asked(['Glacial Ray', 'Desperate Ritual'], '{R}{R}{R}', 'Glacial Ray')).toBe(false)
    expect(asked(['Shock', 'Desperate Ritual'], '{R}{R}{R}{R}', 'Shock')).toBe(false)
    expect(asked(['Glacial Ray', "Goryo's Vengeance"], '{R}{R}{B}{B}{B}', 'Glacial Ray')).toBe(false)
  })
})
