import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Consign to Memory] counters a triggered ability or a colorless spell, and nothing else', () => {
  const b = board({
    active: 1,
    a: { hand: ['Consign to Memory'], battlefield: ['Island'] },
    b: { hand: ['Memnite', 'Grizzly Bears'], battlefield: ['2 Forest'] },
  })
  b.cast('Grizzly Bears').turnTo('A')
  expect(b.can('cast', 'Consign to Memory')).toBe(false)
  b.resolve().turnTo('B').cast('Memnite').turnTo('A').cast('Consign to Memory').resolve()
  expect(b.in('graveyard', 'Memnite', 'B')).toBe(true)
})

it('[Consign to Memory] counters the ability of a permanent that entered', () => {
  const b = board({
    active: 1,
    a: { hand: ['Consign to Memory'], battlefield: ['Island'] },
    b: { hand: ['Elvish Visionary'], battlefield: ['2 Forest'], library: ['2 Forest'] },
  })
  b.cast('Elvish Visionary').resolve().turnTo('A').cast('Consign to Memory').resolve()
  expect([b.game.state.stack.length, b.names('hand', 'B')]).toEqual([0, []])
})
