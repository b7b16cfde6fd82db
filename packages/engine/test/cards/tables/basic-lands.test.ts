import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { offers } from '../../support/watch.ts'

it.each([
  ['Plains', '{W}'],
  ['Island', '{U}'],
  ['Swamp', '{B}'],
  ['Mountain', '{R}'],
  ['Forest', '{G}'],
])('[%s] taps for %s', (land, mana) => {
  const b = board({ a: { battlefield: [land] } })
  b.tapForMana(land)
  expect(b.pool('A')).toBe(mana)
  expect(b.object(land).tapped).toBe(true)
})

it.each(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])('[%s] is played without the stack, one a turn', (land) => {
  const b = board({ a: { hand: [land, land] } })
  b.play(land)
  expect(b.names('battlefield', 'A')).toEqual([land])
  expect(b.legal().some((action) => action.kind === 'playLand')).toBe(false)
})

it.each(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'])(
  '[%s] is basic, so Wasteland does not reach it',
  (land) => {
    const b = board({ a: { battlefield: ['Wasteland', 'Taiga'] }, b: { battlefield: [land] } })
    const seen = offers(b, 'target', 'Taiga')
    b.activate('Wasteland')
    expect(seen).not.toContain(land)
  },
)
