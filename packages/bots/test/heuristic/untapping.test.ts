import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

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
