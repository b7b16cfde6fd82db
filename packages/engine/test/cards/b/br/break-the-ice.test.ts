import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Break the Ice] destroys a snow land or a land that could produce {C}', () => {
  const b = board({
    a: { hand: ['Break the Ice'], battlefield: ['2 Swamp'] },
    b: { battlefield: ['Forest', 'Wastes'] },
  })
  b.cast('Break the Ice').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
})

it('[Break the Ice] destroys each of them for its overload cost', () => {
  const b = board({
    a: { hand: ['Break the Ice'], battlefield: ['6 Swamp'] },
    b: { battlefield: ['Forest', 'Wastes', 'Snow-Covered Island', 'Ancient Tomb'] },
  })
  b.cast('Break the Ice', { method: 'alternative' }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
})
