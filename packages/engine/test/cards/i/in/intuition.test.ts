import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const position = {
  a: {
    hand: ['Intuition'],
    battlefield: ['3 Island'],
    library: ['Replenish', 'Opalescence', 'Parallax Wave', 'Forest'],
  },
}

it('[Intuition] puts the card the opponent chooses into the hand and the rest into the graveyard', () => {
  const b = board(position)
  b.pick('chooseFound', 'Replenish', 'Opalescence', 'Parallax Wave')
  b.reply('choose', () => [b.id('Replenish', 'library')], 'B')
  b.cast('Intuition').resolve()
  expect(b.names('hand', 'A')).toEqual(['Replenish'])
  expect(b.names('graveyard', 'A').sort()).toEqual(['Intuition', 'Opalescence', 'Parallax Wave'])
  expect(b.names('library', 'A')).toEqual(['Forest'])
})

it('[Intuition] cannot fail to find: any card will do', () => {
  const b = board(position)
  let least = 0
  b.reply('chooseFound', (decision) => {
    least = decision.shape === 'objects' ? decision.min : 0
    return decision.shape === 'objects' ? decision.candidates.slice(0, 3) : []
  })
  b.cast('Intuition').resolve()
  expect(least).toBe(3)
})

it('[Intuition] with two cards in the library finds both', () => {
  const b = board({ a: { hand: ['Intuition'], battlefield: ['3 Island'], library: ['Replenish', 'Forest'] } })
  b.reply('choose', () => [b.id('Forest', 'library')], 'B')
    .cast('Intuition')
    .resolve()
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect(b.in('graveyard', 'Replenish', 'A')).toBe(true)
})
