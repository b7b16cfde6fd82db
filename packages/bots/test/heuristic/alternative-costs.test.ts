import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

const library = ['20 Swamp']

describe('evoke', () => {
  it('Mulldrifter is cast to stay where there is mana for it, and evoked where there is not', () => {
    const five = botBoard({ a: { battlefield: ['5 Island'], hand: ['Mulldrifter'], library } })
    expect(five.actAll()).toContain('cast Mulldrifter')
    const three = botBoard({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'], library } })
    expect(three.actAll()).toContain('cast Mulldrifter (alternative)')
  })
})
