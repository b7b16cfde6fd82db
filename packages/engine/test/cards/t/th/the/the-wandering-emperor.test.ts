import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Wandering Emperor] activates at instant speed the turn she enters', () => {
  const b = board({
    active: 1,
    a: { hand: ['The Wandering Emperor'], battlefield: ['4 Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Hill Giant').turnTo('A').cast('The Wandering Emperor').resolve().turnTo('A')
  b.activate('The Wandering Emperor', { nth: 2, targets: ['Hill Giant'] }).resolve()
  expect([b.in('exile', 'Hill Giant'), b.life('A')]).toEqual([true, 22])
})

it('[The Wandering Emperor] keeps to sorcery timing afterwards', () => {
  const b = board({ active: 1, a: { battlefield: ['The Wandering Emperor'] } })
  b.turnTo('A')
  expect(b.can('activate', 'The Wandering Emperor')).toBe(false)
})
