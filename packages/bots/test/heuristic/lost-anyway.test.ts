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

describe('untapping', () => {
  it('Quirion Ranger untaps what makes the mana for one more spell, and the Forest is played again', () => {
    const b = botBoard({
      a: {
        battlefield: ['Quirion Ranger', { card: 'Priest of Titania', tapped: true }, { card: 'Forest', tapped: true }],
        hand: ['Wall of Roots'],
      },
    })
    expect(b.actAll()).toContain('activate Quirion Ranger')
  })

  it('Wirewood Symbiote does not return the creature it untaps', () => {
    const tapped = (card: string) => ({ card, tapped: true })
    const b = botBoard(
      {
        a: { battlefield: ['Juggernaut'] },
        b: {
          battlefield: [tapped('Quirion Ranger'), tapped('Wirewood Symbiote'), tapped('Priest of Titania')],
          life: 4,
        },
      },
      'B',
    )
    b.board.attack('Juggernaut')
    b.board.turnTo('B')
    expect(b.act()).toEqual(['activate Wirewood Symbiote', 'at Quirion Ranger'])
    expect(b.board.in('hand', 'Priest of Titania')).toBe(true)
  })
})
