import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phyrexian Devourer] eats the top card and is sacrificed at 7 power', () => {
  const b = board({ a: { battlefield: ['Phyrexian Devourer'], library: ['Hill Giant', 'Hill Giant'] } })
  b.activate('Phyrexian Devourer').resolve()
  expect(b.pt('Phyrexian Devourer')).toBe('5/5')
  b.activate('Phyrexian Devourer').resolveAll()
  expect(b.in('graveyard', 'Phyrexian Devourer')).toBe(true)
})
