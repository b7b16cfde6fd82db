import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bottomless Pit] makes each player discard a card at random at their upkeep', () => {
  const b = board({
    step: 'end',
    a: { battlefield: ['Bottomless Pit'], hand: ['Shock'] },
    b: { hand: ['Duress', 'Forest', 'Terror'] },
  })
  b.to('upkeep', 4)
  expect(b.names('hand', 'B')).toHaveLength(2)
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  b.to('upkeep', 5)
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Bottomless Pit] asks nobody which card it is', () => {
  const b = board({ step: 'end', a: { battlefield: ['Bottomless Pit'] }, b: { hand: ['Duress', 'Forest'] } })
  b.reply('discard', []).to('upkeep', 4)
  expect(b.asked).toEqual([])
  expect(b.names('graveyard', 'B')).toHaveLength(1)
})
