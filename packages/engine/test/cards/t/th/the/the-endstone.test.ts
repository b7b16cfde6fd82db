import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Endstone] draws for lands played and spells cast, and sets your life total in your end step', () => {
  const b = board({
    a: { hand: ['Forest', 'Llanowar Elves'], battlefield: ['The Endstone', 'Forest'], life: 3 },
    b: { life: 3 },
  })
  b.play('Forest').resolveAll()
  b.cast('Llanowar Elves').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes', 'Wastes'])
  b.to('upkeep', 4)
  expect([b.life('A'), b.life('B')]).toEqual([10, 3])
})
