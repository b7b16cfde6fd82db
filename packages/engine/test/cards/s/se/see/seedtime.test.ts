import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Seedtime] gives an extra turn if an opponent cast a blue spell this turn', () => {
  const next = (name: string, land: string): number => {
    const b = board({
      a: { hand: ['Seedtime'], battlefield: ['2 Forest'] },
      b: { hand: [name], battlefield: [land] },
    })
    b.pass().cast(name).resolveAll()
    b.cast('Seedtime').resolve().to('upkeep', 4)
    return b.game.state.turn.active
  }
  expect([next('Opt', 'Island'), next('Holy Day', 'Plains')]).toEqual([0, 1])
})
