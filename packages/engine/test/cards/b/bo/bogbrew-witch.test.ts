import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bogbrew Witch] finds Festering Newt or Bubbling Cauldron', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Bogbrew Witch'], library: ['Hill Giant', 'Bubbling Cauldron', 'Swamp'] },
  })
  b.reply('chooseFound', () => [b.id('Bubbling Cauldron')], 'A')
    .activate('Bogbrew Witch')
    .resolveAll()
  expect(b.in('battlefield', 'Bubbling Cauldron', 'A')).toBe(true)
})
