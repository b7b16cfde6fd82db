import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Young Wolf] comes back once, with a +1/+1 counter', () => {
  const b = board({ a: { battlefield: ['2 Mountain', 'Young Wolf'], hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['Young Wolf'] }).resolveAll()
  expect(b.pt('Young Wolf')).toBe('2/2')
  b.cast('Shock', { targets: ['Young Wolf'] }).resolveAll()
  expect(b.in('graveyard', 'Young Wolf', 'A')).toBe(true)
})
