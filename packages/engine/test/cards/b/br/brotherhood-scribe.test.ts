import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brotherhood Scribe] gives energy with three artifacts, and energy in your turn pumps your creatures', () => {
  const b = board({ a: { battlefield: ['Brotherhood Scribe', '3 Ornithopter'] } })
  b.activate('Brotherhood Scribe').resolveAll()
  expect([b.pt('Brotherhood Scribe'), b.pt('Ornithopter')]).toEqual(['2/4', '1/3'])
  const few = board({ a: { battlefield: ['Brotherhood Scribe', '2 Ornithopter'] } })
  expect(few.can('activate', 'Brotherhood Scribe')).toBe(false)
})
