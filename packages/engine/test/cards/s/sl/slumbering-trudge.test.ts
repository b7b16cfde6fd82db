import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Slumbering Trudge] enters tapped with three stun counters less X', () => {
  const b = board({ a: { hand: ['Slumbering Trudge'], mana: '{G}{G}' } })
  b.reply('x', 1).cast('Slumbering Trudge').resolve()
  expect(b.counters('Slumbering Trudge', 'stun')).toBe(2)
  expect(b.object('Slumbering Trudge').tapped).toBe(true)
})

it('[Slumbering Trudge] enters untapped with X of 3 or more', () => {
  const b = board({ a: { hand: ['Slumbering Trudge'], mana: '{G}{G}{G}{G}{G}' } })
  b.reply('x', 4).cast('Slumbering Trudge').resolve()
  expect(b.counters('Slumbering Trudge', 'stun')).toBe(0)
  expect(b.object('Slumbering Trudge').tapped).toBe(false)
})
