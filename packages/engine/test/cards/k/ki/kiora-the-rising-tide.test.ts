import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kiora, the Rising Tide] brings Scion of the Deep with threshold', () => {
  const b = board({ a: { battlefield: ['Kiora, the Rising Tide'], graveyard: ['7 Shock'] } })
  b.yes().attack('Kiora, the Rising Tide').resolveAll()
  expect(b.pt('Scion of the Deep')).toBe('8/8')
})
