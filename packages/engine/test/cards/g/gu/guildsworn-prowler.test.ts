import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Guildsworn Prowler] draws when it dies, but not as a blocker', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Guildsworn Prowler', 'Mountain'] } })
  b.cast('Shock', { targets: ['Guildsworn Prowler'] })
    .resolve()
    .resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
  const c = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Guildsworn Prowler'] } })
  c.attack('Hill Giant').block('Guildsworn Prowler>Hill Giant').damage()
  expect([c.in('graveyard', 'Guildsworn Prowler', 'B'), c.names('hand', 'B').length]).toEqual([true, 0])
})
