import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deftblade Elite] neither deals nor is dealt combat damage, other damage is dealt', () => {
  const b = board({
    a: { battlefield: ['Deftblade Elite', '2 Plains'] },
    b: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
  })
  b.attack('Deftblade Elite').no().resolve()
  b.block('Grizzly Bears>Deftblade Elite').turnTo('A').activate('Deftblade Elite').resolve().damage()
  expect(b.in('battlefield', 'Deftblade Elite')).toBe(true)
  expect(b.object('Grizzly Bears').damage).toBe(0)
  b.turnTo('B')
  b.cast('Shock', { targets: ['Deftblade Elite'] }).resolve()
  expect(b.in('graveyard', 'Deftblade Elite')).toBe(true)
})
