import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Charismatic Conqueror] makes a Vampire unless the opponent taps the creature that enters', () => {
  const b = board({ active: 1, a: { battlefield: ['Charismatic Conqueror'] }, b: { hand: ['Memnite', 'Ornithopter'] } })
  b.yes().cast('Memnite').resolveAll()
  expect([b.object('Memnite').tapped, b.count('battlefield', 'Vampire Token', 'A')]).toEqual([true, 0])
  b.no().cast('Ornithopter').resolveAll()
  expect([b.object('Ornithopter').tapped, b.count('battlefield', 'Vampire Token', 'A')]).toEqual([false, 1])
})

it('[Charismatic Conqueror] ignores what its controller plays', () => {
  const b = board({ a: { battlefield: ['Charismatic Conqueror'], hand: ['Memnite'] } })
  b.cast('Memnite').resolve()
  expect(b.game.state.stack).toEqual([])
})

it('[CR 608.2d, 701.26a] [Charismatic Conqueror] nobody is asked to tap what has been tapped since', () => {
  const b = board({
    a: { battlefield: ['Charismatic Conqueror'] },
    b: { hand: ['Sol Ring'], battlefield: ['Wastes'] },
    active: 1,
  })
  b.cast('Sol Ring').resolve().tapForMana('Sol Ring').resolve()
  expect(b.names('battlefield', 'A')).toContain('Vampire Token')
})
