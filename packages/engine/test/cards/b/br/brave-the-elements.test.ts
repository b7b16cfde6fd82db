import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brave the Elements] protects your white creatures alone from the chosen color', () => {
  const b = board({
    a: {
      hand: ['Brave the Elements', '2 Shock'],
      battlefield: ['Plains', '2 Mountain', 'Savannah Lions', 'Grizzly Bears'],
    },
  })
  b.option('chooseColor', 'red').cast('Brave the Elements').resolve()
  expect([b.has('Savannah Lions', 'protection'), b.has('Grizzly Bears', 'protection')]).toEqual([true, false])
  expect(() => b.cast('Shock', { targets: ['Savannah Lions'] })).toThrow()
})
