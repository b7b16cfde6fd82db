import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bello, Bard of the Brambles] makes your large artifacts and enchantments creatures during your turn', () => {
  const b = board({
    a: { battlefield: ['Bello, Bard of the Brambles', 'Phyrexian Arena', "Akroma's Memorial", 'Honor of the Pure'] },
  })
  expect([
    b.pt("Akroma's Memorial"),
    b.has("Akroma's Memorial", 'indestructible'),
    b.c('Honor of the Pure').types & 4,
  ]).toEqual(['4/4', true, 0])
  b.attack("Akroma's Memorial").damage()
  expect([b.life('B'), b.names('hand', 'A').length]).toEqual([16, 1])
  b.to('upkeep', 4)
  expect(b.c("Akroma's Memorial").types & 4).toBe(0)
})
