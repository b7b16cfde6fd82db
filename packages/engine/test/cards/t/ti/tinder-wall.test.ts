import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tinder Wall] deals 2 damage to the creature it blocks, after it was sacrificed', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Memnite'] },
    b: { battlefield: ['Tinder Wall', 'Mountain'] },
  })
  b.attack('Grizzly Bears', 'Memnite').block('Tinder Wall>Grizzly Bears').turnTo('B')
  b.activate('Tinder Wall').resolve()
  expect([b.in('graveyard', 'Grizzly Bears'), b.in('battlefield', 'Memnite')]).toEqual([true, true])
})

it('[Tinder Wall] adds {R}{R}, and has no target while it blocks nothing', () => {
  const b = board({ a: { battlefield: ['Tinder Wall', 'Mountain', 'Hill Giant'] } })
  expect(b.can('activate', 'Tinder Wall')).toBe(false)
  expect(b.tapForMana('Tinder Wall').pool('A')).toBe('{R}{R}')
})
