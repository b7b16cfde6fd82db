import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 205.1a] a Frog creature is nothing but that', () => {
  const b = board({
    a: { hand: ['Frogify'], battlefield: ['2 Island'] },
    b: { battlefield: ['Ornithopter'] },
  })
  b.cast('Frogify', { targets: ['Ornithopter'] }).resolve()
  expect(b.pt('Ornithopter')).toBe('1/1')
  expect(b.has('Ornithopter', 'flying')).toBe(false)
  expect(b.can('cast', 'Frogify')).toBe(false)
})

it('[CR 205.1b] a Frog keeps its card types', () => {
  const b = board({
    a: { hand: ['Turn to Frog', 'Shatter'], battlefield: ['2 Island', '2 Mountain'] },
    b: { battlefield: ['Ornithopter'] },
  })
  b.cast('Turn to Frog', { targets: ['Ornithopter'] }).resolve()
  expect(b.pt('Ornithopter')).toBe('1/1')
  expect(b.can('cast', 'Shatter')).toBe(true)
})

it('[CR 205.1a] what has become a Frog creature is no artifact any more', () => {
  const b = board({
    a: { hand: ['Frogify', 'Shatter'], battlefield: ['2 Island', '2 Mountain'] },
    b: { battlefield: ['Ornithopter'] },
  })
  b.cast('Frogify', { targets: ['Ornithopter'] }).resolve()
  expect(b.can('cast', 'Shatter')).toBe(false)
})
