import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lost Legacy] exiles the cards of that name, and their owner draws for each from the hand', () => {
  const b = board({
    a: { hand: ['Lost Legacy'], battlefield: ['3 Swamp'] },
    b: { hand: ['Grizzly Bears', 'Shock'], graveyard: ['Grizzly Bears'], library: ['Grizzly Bears', '3 Island'] },
  })
  b.reply('chooseName', 'Grizzly Bears')
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? [...decision.candidates] : []))
  b.cast('Lost Legacy', { targets: ['B'] }).resolve()
  expect(b.count('exile', 'Grizzly Bears', 'B')).toBe(3)
  expect(b.names('hand', 'B').sort()).toEqual(['Island', 'Shock'])
})
