import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Last Agni Kai] turns the excess damage into red mana that stays', () => {
  const b = board({
    a: { hand: ['The Last Agni Kai'], battlefield: ['2 Mountain', 'Craw Wurm'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('The Last Agni Kai', { targets: ['Craw Wurm', 'Grizzly Bears'] }).resolve()
  expect(b.pool('A')).toBe('{R}{R}{R}{R}')
  b.to('end')
  expect(b.pool('A')).toBe('{R}{R}{R}{R}')
})
