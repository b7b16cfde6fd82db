import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oni-Cult Anvil] drains for an artifact and makes a Construct, once each turn and on your turn only', () => {
  const b = board({ a: { battlefield: ['Oni-Cult Anvil', '2 Ornithopter'] } })
  b.pick('costObjects', 'Ornithopter').activate('Oni-Cult Anvil').resolveAll()
  expect([b.life('A'), b.life('B'), b.count('battlefield', 'Construct Token')]).toEqual([21, 19, 1])
  const theirs = board({ active: 1, a: { battlefield: ['Oni-Cult Anvil', '2 Ornithopter'] } })
  theirs.turnTo('A').pick('costObjects', 'Ornithopter').activate('Oni-Cult Anvil').resolveAll()
  expect(theirs.count('battlefield', 'Construct Token')).toBe(0)
})
