import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Karn, the Great Creator] puts an artifact card from outside the game or from exile into the hand', () => {
  const position = {
    a: { battlefield: ['Karn, the Great Creator'], outside: ['Mycosynth Lattice', 'Shock'], exile: ['Sol Ring'] },
  }
  const outside = board(position)
  outside.pick('chooseFound', 'Mycosynth Lattice').activate('Karn, the Great Creator', { nth: 1 }).resolve()
  expect([outside.names('hand', 'A'), outside.counters('Karn, the Great Creator', 'loyalty')]).toEqual([
    ['Mycosynth Lattice'],
    3,
  ])
  const exiled = board(position)
  exiled.pick('chooseFound', 'Sol Ring').activate('Karn, the Great Creator', { nth: 1 }).resolve()
  expect(exiled.names('hand', 'A')).toEqual(['Sol Ring'])
})

it("[Karn, the Great Creator] stops the opponents' artifacts alone", () => {
  const b = board({ a: { battlefield: ['Karn, the Great Creator', 'Sol Ring'] }, b: { battlefield: ['Mox Ruby'] } })
  expect(b.can('activateMana', 'Sol Ring')).toBe(true)
  b.turnTo('B')
  expect(b.can('activateMana', 'Mox Ruby')).toBe(false)
})

it('[Karn, the Great Creator] animates an artifact until your next turn', () => {
  const b = board({ a: { battlefield: ['Karn, the Great Creator'] }, b: { battlefield: ['Icy Manipulator'] } })
  b.activate('Karn, the Great Creator', { targets: ['Icy Manipulator'] }).resolve()
  expect(b.pt('Icy Manipulator')).toBe('4/4')
  b.to('main1', 4)
  expect(b.pt('Icy Manipulator')).toBe('4/4')
  b.to('main1', 5)
  expect(b.c('Icy Manipulator').power).toBe(0)
})
