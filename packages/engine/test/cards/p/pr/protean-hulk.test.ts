import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Protean Hulk] brings creatures with total mana value 6 or less as it dies', () => {
  const b = board({
    a: { battlefield: ['Protean Hulk'], library: ['Craw Wurm', 'Hill Giant', 'Grizzly Bears', 'Forest'] },
    b: { hand: ['Murder'], mana: '{B}{B}{B}' },
    active: 1,
  })
  b.cast('Murder', { targets: ['Protean Hulk'] }).resolve()
  b.reply('chooseFound', (decision, board) => {
    if (decision.shape !== 'objects') throw new Error(decision.shape)
    expect(decision.check?.([board.id('Craw Wurm'), board.id('Grizzly Bears')])).not.toBe(null)
    return [board.id('Hill Giant'), board.id('Grizzly Bears')]
  })
  b.resolve()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Grizzly Bears', 'Hill Giant'])
})
