import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scour] exiles an enchantment and the cards of that name of its controller', () => {
  const b = board({
    a: { hand: ['Scour'], battlefield: ['4 Plains'] },
    b: { battlefield: ['Propaganda'], hand: ['Propaganda', 'Opt'], library: ['Propaganda', '3 Wastes'] },
  })
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? [...decision.candidates] : []))
  b.cast('Scour', { targets: ['Propaganda'] }).resolve()
  expect([b.names('exile', 'B').length, b.names('hand', 'B')]).toEqual([3, ['Opt']])
})
