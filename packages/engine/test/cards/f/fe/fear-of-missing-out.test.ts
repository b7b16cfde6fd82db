import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fear of Missing Out] brings another combat phase only the first time it attacks in a turn', () => {
  const b = board({
    a: { battlefield: ['Fear of Missing Out'], graveyard: ['Memnite', 'Shock', 'Divination', 'Forest'] },
  })
  b.attack('Fear of Missing Out').damage()
  expect(b.life('B')).toBe(18)
  b.to('declareAttackers').attack('Fear of Missing Out').to('main2')
  expect(b.life('B')).toBe(16)
})
