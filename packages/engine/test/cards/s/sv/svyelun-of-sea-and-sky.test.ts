import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Svyelun of Sea and Sky] is indestructible with two other Merfolk', () => {
  const b = board({ a: { battlefield: ['Svyelun of Sea and Sky', '2 Merfolk of the Pearl Trident'] } })
  expect([b.has('Svyelun of Sea and Sky', 'indestructible'), b.has('Merfolk of the Pearl Trident', 'ward')]).toEqual([
    true,
    true,
  ])
})
