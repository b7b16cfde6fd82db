import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('split second', () => {
  it('[CR 702.61c, 702.61b] a morph can be turned up while a spell with split second is on the stack', () => {
    const b = board({
      a: { battlefield: ['7 Plains'], hand: ['Exalted Angel'] },
      b: { battlefield: ['3 Island'], hand: ['Wipe Away'] },
    })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    b.turnTo('B').reply('target', [id]).cast('Wipe Away')
    b.turnTo('A').act({ kind: 'turnFaceUp', object: id })
    expect(b.in('battlefield', 'Exalted Angel')).toBe(true)
  })

  it('[CR 702.61a] split second: nobody can respond with spells or abilities', () => {
    const b = board({
      a: { battlefield: ['3 Island'], hand: ['Wipe Away'] },
      b: { battlefield: ['Mogg Fanatic', '2 Island', 'Mountain'], hand: ['Counterspell'] },
    })
    b.cast('Wipe Away', { targets: ['Mogg Fanatic'] }).turnTo('B')
    expect(b.legal().map((a) => a.kind)).toEqual(['pass', 'activateMana', 'activateMana', 'activateMana'])
  })
})
