import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Portent of Calamity] exiles a card of each type, casts one of four, and takes the others', () => {
  const b = board({
    a: {
      hand: ['Portent of Calamity'],
      library: ['Craw Wurm', 'Forest', 'Shock', 'Sol Ring', 'Hill Giant', 'Island'],
      mana: '{U}{U}{U}{U}{U}{U}',
    },
  })
  b.reply('x', 5).cast('Portent of Calamity')
  b.reply('choose', (decision, board) => {
    if (decision.shape !== 'objects') throw new Error(decision.shape)
    return decision.candidates
      .filter((id) => ['Craw Wurm', 'Forest', 'Shock', 'Sol Ring'].some((name) => board.id(name) === id))
      .slice(0, 1)
  })
  b.resolve()
  expect(b.names('exile')).toEqual([])
  expect(b.in('library', 'Island')).toBe(true)
})
