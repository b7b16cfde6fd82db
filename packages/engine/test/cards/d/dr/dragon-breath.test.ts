import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dragon Breath] returns from the graveyard to a creature with mana value 6 or greater that enters', () => {
  const b = board({
    a: { hand: ['Craw Wurm', 'Hill Giant'], battlefield: ['10 Forest', '2 Mountain'], graveyard: ['Dragon Breath'] },
  })
  b.cast('Hill Giant').resolveAll()
  expect(b.in('graveyard', 'Dragon Breath')).toBe(true)
  b.yes().cast('Craw Wurm').resolveAll()
  expect([b.in('battlefield', 'Dragon Breath'), b.has('Craw Wurm', 'haste')]).toEqual([true, true])
})
