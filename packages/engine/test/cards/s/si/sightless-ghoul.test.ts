import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sightless Ghoul] does not block, and has undying', () => {
  const b = board({ a: { battlefield: ['Memnite'] }, b: { battlefield: ['Sightless Ghoul'] } })
  b.attack('Memnite').damage()
  expect([b.life('B'), b.has('Sightless Ghoul', 'undying')]).toEqual([19, true])
})
