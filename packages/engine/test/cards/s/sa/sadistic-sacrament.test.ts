import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sadistic Sacrament] exiles three cards, or fifteen when it was kicked', () => {
  const b = board({
    a: { hand: ['Sadistic Sacrament'], battlefield: ['3 Swamp'] },
    b: { library: ['3 Shock', '6 Opt'] },
  })
  b.pick('chooseFound', 'Shock', 'Shock#2', 'Shock#3')
    .cast('Sadistic Sacrament', { targets: ['B'] })
    .resolve()
  expect([b.count('exile', 'Shock', 'B'), b.names('library', 'B').length]).toEqual([3, 6])
})
