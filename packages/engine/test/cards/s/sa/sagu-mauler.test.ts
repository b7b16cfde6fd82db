import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sagu Mauler] is cast face down and turned up for {3}{G}{U}', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Sagu Mauler'] } })
  b.cast('Sagu Mauler', { method: 'morph' }).resolve()
  expect(b.names('battlefield', 'A')).not.toContain('Sagu Mauler')
})
