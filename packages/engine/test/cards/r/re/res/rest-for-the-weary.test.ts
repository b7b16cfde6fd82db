import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Rest for the Weary] gains 8 life after a land entered this turn, and 4 otherwise', () => {
  const life = (play: boolean): number => {
    const b = board({ a: { hand: ['Rest for the Weary', 'Plains'], battlefield: ['2 Plains'] } })
    if (play) b.play('Plains')
    return b
      .cast('Rest for the Weary', { targets: ['A'] })
      .resolve()
      .life('A')
  }
  expect([life(true), life(false)]).toEqual([28, 24])
})
