import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mikaeus, the Unhallowed] destroys Humans that damage you, and gives non-Humans undying', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Mikaeus, the Unhallowed', 'Memnite', 'Squire'] },
    b: { battlefield: ['Elite Vanguard'] },
  })
  expect([
    b.pt('Memnite'),
    b.has('Memnite', 'undying'),
    b.has('Squire', 'undying'),
    b.has('Mikaeus, the Unhallowed', 'intimidate'),
  ]).toEqual(['2/2', true, false, true])
  b.attack('Elite Vanguard').damage()
  expect(b.in('graveyard', 'Elite Vanguard', 'B')).toBe(true)
})
