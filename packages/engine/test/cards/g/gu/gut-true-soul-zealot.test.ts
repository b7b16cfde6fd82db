import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gut, True Soul Zealot] sacrifices an artifact for an attacking Skeleton', () => {
  const b = board({ a: { battlefield: ['Gut, True Soul Zealot', 'Sol Ring'] } })
  b.yes('payOrNot').attack('Gut, True Soul Zealot').damage()
  expect([b.life('B'), b.in('graveyard', 'Sol Ring'), b.has('Skeleton Token', 'menace')]).toEqual([14, true, true])
})

it('[Gut, True Soul Zealot] does nothing without something to sacrifice', () => {
  const b = board({ a: { battlefield: ['Gut, True Soul Zealot'] } })
  b.yes('payOrNot').attack('Gut, True Soul Zealot').damage()
  expect([b.life('B'), b.in('battlefield', 'Gut, True Soul Zealot')]).toEqual([18, true])
})
