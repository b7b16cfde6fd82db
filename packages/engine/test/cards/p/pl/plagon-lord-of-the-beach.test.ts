import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Plagon, Lord of the Beach] draws for creatures with more toughness than power, and lets one deal damage by it', () => {
  const b = board({
    a: {
      hand: ['Plagon, Lord of the Beach'],
      battlefield: ['Ornithopter', 'Grizzly Bears', '4 Island'],
      library: ['4 Forest'],
    },
  })
  b.cast('Plagon, Lord of the Beach').resolve().resolve()
  expect(b.count('hand', 'Forest', 'A')).toBe(2)
  b.aim(['Ornithopter']).activate('Plagon, Lord of the Beach').resolve().attack('Ornithopter').damage()
  expect(b.life('B')).toBe(18)
})
