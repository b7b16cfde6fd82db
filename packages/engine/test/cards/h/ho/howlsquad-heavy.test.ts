import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Howlsquad Heavy] makes a Goblin with haste that must attack', () => {
  const b = board({ a: { battlefield: ['Howlsquad Heavy'] } })
  b.to('beginCombat').resolveAll()
  b.to('declareAttackers')
  expect(() => b.submit([])).toThrow()
  b.attack('Goblin Token').damage()
  expect(b.life('B')).toBe(19)
})

it('[Howlsquad Heavy] taps for each Goblin at max speed', () => {
  const b = board({ a: { battlefield: ['Howlsquad Heavy', 'Goblin Guide'], hand: ['Shock', 'Shock'] } })
  expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
})
