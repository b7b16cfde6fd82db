import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hopeful Initiate] pays with counters from among your creatures', () => {
  const b = board({
    a: {
      battlefield: [
        { card: 'Hopeful Initiate', counters: { '+1/+1': 1 } },
        { card: 'Memnite', counters: { '+1/+1': 1 } },
        '3 Plains',
      ],
    },
    b: { battlefield: ['Bonesplitter'] },
  })
  b.activate('Hopeful Initiate', { targets: ['Bonesplitter'] }).resolve()
  expect([b.in('graveyard', 'Bonesplitter'), b.pt('Memnite'), b.pt('Hopeful Initiate')]).toEqual([true, '1/1', '1/2'])
})
