import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blood Bairn] does not sacrifice itself; Nantuko Husk may', () => {
  const b = board({ a: { battlefield: ['Blood Bairn'] } })
  expect(b.can('activate', 'Blood Bairn')).toBe(false)
  const husk = board({ a: { battlefield: ['Nantuko Husk'] } })
  husk.activate('Nantuko Husk').resolve()
  expect(husk.in('graveyard', 'Nantuko Husk', 'A')).toBe(true)
})
