import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Raffine, Scheming Seer] makes an attacker connive for the number of attackers', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: ['Raffine, Scheming Seer', 'Memnite'], library: ['4 Shock'] },
  })
  b.pick('target', 'Memnite').attack('Raffine, Scheming Seer', 'Memnite').resolveAll()
  expect(b.counters('Memnite', '+1/+1')).toBe(2)
})
