import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elegy Acolyte] makes a Robot at your end step if a nonland permanent left the battlefield', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Elegy Acolyte', 'Mountain'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .to('end')
    .resolveAll()
  expect(b.pt('Robot Token')).toBe('2/2')
  expect(
    board({ a: { battlefield: ['Elegy Acolyte'] } })
      .to('cleanup', 4)
      .in('battlefield', 'Robot Token'),
  ).toBe(false)
})

it('[Elegy Acolyte] draws once for several creatures that deal combat damage to a player', () => {
  const b = board({ a: { battlefield: ['Elegy Acolyte', 'Memnite'] } })
  b.attack('Elegy Acolyte', 'Memnite').damage()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([1, 23])
})
