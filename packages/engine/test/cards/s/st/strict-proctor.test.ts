import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Strict Proctor] counters an ability of something entering unless its controller pays {2}', () => {
  const b = board({
    a: { battlefield: ['Strict Proctor'] },
    b: { hand: ['Elvish Visionary'], battlefield: ['2 Forest'] },
    active: 1,
  })
  b.cast('Elvish Visionary').resolve().resolveAll()
  expect(b.names('hand', 'B').length).toBe(0)
})

it('[Strict Proctor] lets the ability be where {2} is paid', () => {
  const b = board({
    a: { battlefield: ['Strict Proctor'] },
    b: { hand: ['Elvish Visionary'], battlefield: ['4 Forest'] },
    active: 1,
  })
  b.cast('Elvish Visionary').resolve().yes('payOrNot').resolveAll()
  expect(b.names('hand', 'B').length).toBe(1)
})

it('[CR 603.3b] Strict Proctor’s ability goes on the stack above the one it is about, whoever’s turn it is', () => {
  const b = board({
    a: { hand: ['Elvish Visionary'], battlefield: ['Strict Proctor', '2 Forest'] },
    b: { battlefield: ['Soul Warden'] },
  })
  b.cast('Elvish Visionary').resolve()
  expect(b.game.state.stack.length).toBe(4)
  b.resolveAll()
  expect([b.life('B'), b.names('hand', 'A').length]).toEqual([20, 0])
})

it('[Strict Proctor] says nothing about abilities that trigger otherwise', () => {
  const b = board({
    a: { battlefield: ['Strict Proctor'] },
    b: { battlefield: ['Doomed Traveler'], hand: ['Shock'], mana: '{R}' },
    active: 1,
  })
  b.cast('Shock', { targets: ['Doomed Traveler'] })
    .resolve()
    .resolveAll()
  expect(b.in('battlefield', 'Spirit Token', 'B')).toBe(true)
})
