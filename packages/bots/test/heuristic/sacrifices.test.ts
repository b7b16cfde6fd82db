import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('what is lost anyway is used first', () => {
  it('Zuran Orb: lands that Armageddon would destroy', () => {
    const b = botBoard({
      a: { battlefield: ['Zuran Orb', '2 Forest'] },
      b: { battlefield: ['4 Plains'], hand: ['Armageddon'] },
      active: 1,
    })
    b.board.cast('Armageddon')
    b.board.turnTo('A')
    expect(b.act()).toEqual(['activate Zuran Orb'])
  })

  it('Zuran Orb: the player’s own Armageddon too, where nobody can counter it', () => {
    const board = (theirs: string) =>
      botBoard({
        a: { battlefield: ['Zuran Orb', '4 Plains', '3 White Knight'], hand: ['Armageddon'] },
        b: { battlefield: [theirs] },
      })
    expect(board('Mountain').act().slice(0, 2)).toEqual(['cast Armageddon', 'activate Zuran Orb'])
    expect(board('Island').act()).toEqual(['cast Armageddon'])
  })

  it('Zuran Orb: not a land that is only to be tapped', () => {
    const b = botBoard({
      a: { battlefield: ['Zuran Orb', '7 Forest'], life: 5 },
      b: { battlefield: ['Rishadan Port', 'Plains'] },
      active: 1,
    })
    b.board.activate('Rishadan Port', { targets: ['Forest'] })
    b.board.turnTo('A')
    expect(b.actAll()).toEqual([])
  })
})
