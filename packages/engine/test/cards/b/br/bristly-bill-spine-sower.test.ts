import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bristly Bill, Spine Sower] doubles the counters on each creature', () => {
  const b = board({
    a: { battlefield: ['Bristly Bill, Spine Sower', { card: 'Memnite', counters: { '+1/+1': 3 } }, '5 Forest'] },
  })
  b.activate('Bristly Bill, Spine Sower').resolve()
  expect([b.counters('Memnite', '+1/+1'), b.counters('Bristly Bill, Spine Sower', '+1/+1')]).toEqual([6, 0])
})
