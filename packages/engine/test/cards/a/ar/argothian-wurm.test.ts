import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Argothian Wurm] goes on top of the library if a player sacrifices a land', () => {
  const b = board({ a: { hand: ['Argothian Wurm'], battlefield: ['4 Forest'] }, b: { battlefield: ['Island'] } })
  b.cast('Argothian Wurm').resolve().reply('yesNo', [1], 'A').reply('yesNo', [0], 'B').resolve()
  expect([b.names('library', 'A')[0], b.in('graveyard', 'Island', 'B')]).toEqual(['Argothian Wurm', true])
  const c = board({ a: { hand: ['Argothian Wurm'], battlefield: ['4 Forest'] }, b: { battlefield: ['Island'] } })
  c.cast('Argothian Wurm').resolve().reply('yesNo', [1], 'A').reply('yesNo', [1], 'B').resolve()
  expect(c.in('battlefield', 'Argothian Wurm', 'A')).toBe(true)
})
