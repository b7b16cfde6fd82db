import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boros Elite] grows when it attacks with at least two others', () => {
  const b = board({ a: { battlefield: ['Boros Elite', 'Grizzly Bears', 'Hill Giant'] } })
  b.attack('Boros Elite', 'Grizzly Bears').resolveAll()
  expect(b.pt('Boros Elite')).toBe('1/1')
  const three = board({ a: { battlefield: ['Boros Elite', 'Grizzly Bears', 'Hill Giant'] } })
  three.attack('Boros Elite', 'Grizzly Bears', 'Hill Giant').resolve()
  expect(three.pt('Boros Elite')).toBe('3/3')
})

it('[Boros Elite] battalion needs two others', () => {
  const b = board({ a: { battlefield: ['Boros Elite', 'Grizzly Bears', 'Hill Giant'] } })
  b.attack('Boros Elite', 'Grizzly Bears', 'Hill Giant').resolve()
  expect(b.pt('Boros Elite')).toBe('3/3')
  const c = board({ a: { battlefield: ['Boros Elite', 'Grizzly Bears'] } })
  c.attack('Boros Elite', 'Grizzly Bears').resolveAll()
  expect(c.pt('Boros Elite')).toBe('1/1')
})
