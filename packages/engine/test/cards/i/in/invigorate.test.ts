import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Invigorate] costs nothing but 3 life for an opponent, with a Forest', () => {
  const b = board({ a: { hand: ['Invigorate'], battlefield: ['Forest', 'Memnite'] } })
  b.cast('Invigorate', { method: 'alternative', targets: ['Memnite'] })
  expect(b.life('B')).toBe(23)
  expect(b.resolve().pt('Memnite')).toBe('5/5')
})

it('[Invigorate] needs a Forest for that', () => {
  expect(board({ a: { hand: ['Invigorate'], battlefield: ['Island', 'Memnite'] } }).can('cast', 'Invigorate')).toBe(
    false,
  )
})
