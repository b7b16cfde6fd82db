import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Omnivorous Flytrap] distributes two counters, and doubles them with six card types', () => {
  const graveyard = ['Shock', 'Divination', 'Grizzly Bears', 'Forest', 'Sol Ring', 'Pacifism']
  const b = board({ a: { battlefield: ['Omnivorous Flytrap', 'Hill Giant'], graveyard } })
  b.aim(['Omnivorous Flytrap,Hill Giant']).attack('Omnivorous Flytrap').resolve()
  expect([b.counters('Omnivorous Flytrap', '+1/+1'), b.counters('Hill Giant', '+1/+1')]).toEqual([2, 2])
})
