import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Ozolith] collects counters and gives all of them away again', () => {
  const b = board({
    a: {
      battlefield: [
        'The Ozolith',
        { card: 'Memnite', counters: { '+1/+1': 1, lifelink: 1 } },
        'Hill Giant',
        'Mountain',
      ],
      hand: ['Lightning Bolt'],
    },
  })
  b.cast('Lightning Bolt', { targets: ['Memnite'] })
    .resolve()
    .resolve()
  expect([b.counters('The Ozolith', '+1/+1'), b.counters('The Ozolith', 'lifelink')]).toEqual([1, 1])
  b.yes().to('declareAttackers')
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'lifelink'), b.counters('The Ozolith', '+1/+1')]).toEqual([
    '4/4',
    true,
    0,
  ])
})
