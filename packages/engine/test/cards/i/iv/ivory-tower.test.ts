import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ivory Tower] gains 1 life for each card in hand beyond four', () => {
  const b = board({ active: 1, a: { battlefield: ['Ivory Tower'], hand: ['7 Forest'] } })
  b.to('draw', 4)
  expect(b.life('A')).toBe(23)
})

it('[CR 107.1b] Ivory Tower with fewer than four cards in hand changes nothing', () => {
  const b = board({ active: 1, a: { battlefield: ['Ivory Tower'], hand: ['2 Forest'] } })
  b.to('draw', 4)
  expect(b.life('A')).toBe(20)
})

it('[Ivory Tower] does nothing in the upkeep of the opponent', () => {
  const b = board({ a: { battlefield: ['Ivory Tower'], hand: ['7 Forest'] } })
  b.to('draw', 4)
  expect(b.life('A')).toBe(20)
})

it('[Ivory Tower] counts the cards as it resolves', () => {
  const b = board({ active: 1, a: { battlefield: ['Ivory Tower', 'Mountain'], hand: ['6 Forest', 'Shock'] } })
  b.to('end')
  while (b.game.state.turn.step !== 'upkeep') b.pass()
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('A')).toBe(22)
})
