import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spinner of Souls] finds the next creature for one that died', () => {
  const b = board({
    a: {
      battlefield: ['Spinner of Souls', 'Memnite', 'Mountain'],
      hand: ['Shock'],
      library: ['Forest', 'Hill Giant', 'Plains'],
    },
  })
  b.cast('Shock', { targets: ['Memnite'] })
    .resolve()
    .yes()
    .resolve()
  expect([b.in('hand', 'Hill Giant'), b.names('library', 'A')]).toEqual([true, ['Plains', 'Forest']])
})
