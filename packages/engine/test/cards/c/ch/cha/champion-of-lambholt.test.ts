import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Champion of Lambholt] grows with each creature; weaker creatures cannot block yours', () => {
  const b = board({
    a: { battlefield: ['Champion of Lambholt', 'Grizzly Bears'], hand: ['2 Memnite'] },
    b: { battlefield: ['Gray Ogre', 'Hill Giant'] },
  })
  b.cast('Memnite').resolveAll().cast('Memnite').resolveAll()
  expect(b.pt('Champion of Lambholt')).toBe('3/3')
  b.attack('Grizzly Bears')
  expect(() => b.block('Gray Ogre>Grizzly Bears')).toThrow()
  b.block('Hill Giant>Grizzly Bears')
})
