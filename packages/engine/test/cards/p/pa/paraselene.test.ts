import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Paraselene] gains 1 life for each enchantment', () => {
  const b = board({
    a: { hand: ['Paraselene'], battlefield: ['3 Plains'] },
    b: { battlefield: ['Glorious Anthem', 'Honor of the Pure'] },
  })
  b.cast('Paraselene').resolve()
  expect(b.life('A')).toBe(22)
})
