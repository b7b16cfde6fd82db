import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aven Mindcensor] lets opponents search the top four cards only', () => {
  const b = board({
    a: { battlefield: ['Aven Mindcensor'] },
    b: { hand: ['Demonic Tutor'], mana: '{B}{B}', library: ['Island', 'Swamp', 'Forest', 'Plains', 'Craw Wurm'] },
    active: 1,
  })
  b.reply('chooseFound', (decision, board) => {
    if (decision.shape !== 'objects') throw new Error(decision.shape)
    expect(decision.candidates.length).toBe(4)
    expect(decision.candidates).not.toContain(board.id('Craw Wurm'))
    return decision.candidates.slice(0, 1)
  })
  b.cast('Demonic Tutor').resolve()
})
