import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Persecute] discards all cards of the chosen color', () => {
  const b = board({
    a: { hand: ['Persecute'], battlefield: ['4 Swamp'] },
    b: { hand: ['Shock', 'Lava Spike', 'Memnite'] },
  })
  b.cast('Persecute', { targets: ['B'] })
    .option('chooseColor', 'R')
    .resolve()
  expect(b.names('hand', 'B')).toEqual(['Memnite'])
})
