import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S2.5] [CR 500.7] Time Walk: another turn after this one', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Time Walk'] } })
  b.cast('Time Walk').resolve()
  b.to('upkeep', 4)
  expect(b.game.state.turn.active).toBe(0)
  b.to('upkeep', 5)
  expect(b.game.state.turn.active).toBe(1)
})

it('[S2.5] [CR 500.7] two Time Walks: two turns', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['2 Time Walk'] } })
  b.cast('Time Walk').resolve()
  b.cast('Time Walk').resolve()
  b.to('upkeep', 5)
  expect(b.game.state.turn.active).toBe(0)
  b.to('upkeep', 6)
  expect(b.game.state.turn.active).toBe(1)
})

it('[CR 500.7] the turn created last is taken first', () => {
  const b = board({
    a: { battlefield: ['2 Island'], hand: ['Time Walk'] },
    b: { battlefield: ['2 Island'], hand: ['Twincast'] },
  })
  b.cast('Time Walk')
  b.turnTo('B').cast('Twincast').resolve()
  b.resolveAll()
  const owners: number[] = []
  for (const turn of [4, 5, 6]) owners.push(b.to('upkeep', turn).game.state.turn.active)
  expect(owners).toEqual([0, 1, 1])
})
