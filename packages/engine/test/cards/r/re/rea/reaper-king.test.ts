import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reaper King] gives other Scarecrows +1/+1 and destroys a permanent for each that enters', () => {
  const b = board({
    a: { battlefield: ['Reaper King', '3 Wastes'], hand: ['Universal Automaton'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Universal Automaton', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect([b.pt('Universal Automaton'), b.pt('Reaper King')]).toEqual(['2/2', '6/6'])
})
