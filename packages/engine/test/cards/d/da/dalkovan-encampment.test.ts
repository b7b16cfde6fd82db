import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dalkovan Encampment] creates two attacking Warriors whenever its controller attacks, and sacrifices them', () => {
  const b = board({ a: { battlefield: ['Dalkovan Encampment', '3 Plains', 'Grizzly Bears'] } })
  b.activate('Dalkovan Encampment').resolve()
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
  b.to('main1', 4)
  expect(b.in('battlefield', 'Warrior Token', 'A')).toBe(false)
})
