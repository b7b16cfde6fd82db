import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unmoored Ego] finds up to four cards with the chosen name', () => {
  const b = board({
    a: { hand: ['Unmoored Ego'], battlefield: ['Island', '2 Swamp'] },
    b: { hand: ['Memnite'], graveyard: ['Memnite'], library: ['3 Memnite', '3 Forest'] },
  })
  b.reply('chooseName', 'Memnite')
  b.reply('chooseFound', (decision) => {
    expect(decision.shape === 'objects' && decision.max).toBe(4)
    return decision.shape === 'objects' ? decision.candidates.slice(0, 4) : []
  })
  b.cast('Unmoored Ego').resolve()
  expect(b.count('exile', 'Memnite')).toBe(4)
})
