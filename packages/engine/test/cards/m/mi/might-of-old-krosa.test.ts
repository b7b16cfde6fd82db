import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Might of Old Krosa] gives +4/+4 in your main phase and +2/+2 otherwise', () => {
  const b = board({ a: { hand: ['Might of Old Krosa'], battlefield: ['Grizzly Bears'], mana: '{G}' } })
  b.cast('Might of Old Krosa').resolve()
  expect(b.pt('Grizzly Bears')).toBe('6/6')
  const c = board({ a: { hand: ['Might of Old Krosa'], battlefield: ['Grizzly Bears'], mana: '{G}' }, step: 'upkeep' })
  c.cast('Might of Old Krosa').resolve()
  expect(c.pt('Grizzly Bears')).toBe('4/4')
})
