import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Space-Time Anomaly] mills as many cards as your life total', () => {
  const b = board({
    a: { life: 7, hand: ['Space-Time Anomaly'], battlefield: ['2 Plains', '2 Island'] },
    b: { library: ['10 Forest'] },
  })
  b.cast('Space-Time Anomaly', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toHaveLength(7)
})
