import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dawnbringer Cleric] destroys an enchantment', () => {
  const b = board({
    a: { hand: ['Dawnbringer Cleric'], battlefield: ['2 Plains'] },
    b: { battlefield: ['Glorious Anthem'] },
  })
  b.option('mode', 'Dispel').cast('Dawnbringer Cleric').resolveAll()
  expect(b.in('graveyard', 'Glorious Anthem')).toBe(true)
})
