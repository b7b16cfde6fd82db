import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Break the Spell] draws for an enchantment of your own, not for one of an opponent', () => {
  const drawn = (mine: string[], theirs: string[]): number => {
    const b = board({
      a: { hand: ['Break the Spell'], battlefield: ['Plains', ...mine] },
      b: { battlefield: theirs },
    })
    b.cast('Break the Spell', { targets: ['Propaganda'] }).resolve()
    expect(b.in('battlefield', 'Propaganda')).toBe(false)
    return b.names('hand', 'A').length
  }
  expect([drawn(['Propaganda'], []), drawn([], ['Propaganda'])]).toEqual([1, 0])
})
