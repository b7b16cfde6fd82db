import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Floodpits Drowner] shuffles itself and a stunned creature away', () => {
  const b = board({
    a: { battlefield: ['Floodpits Drowner', '2 Island'] },
    b: { battlefield: [{ card: 'Memnite', counters: { stun: 1 } }] },
  })
  b.activate('Floodpits Drowner', { targets: ['Memnite'] }).resolve()
  expect([b.in('library', 'Floodpits Drowner', 'A'), b.in('library', 'Memnite', 'B')]).toEqual([true, true])
})
