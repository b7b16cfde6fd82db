import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mabel, Heir to Cragflame] brings Cragflame, and leads other Mouse creatures', () => {
  const b = board({
    a: { hand: ['Mabel, Heir to Cragflame'], battlefield: ['5 Plateau', 'Flowerfoot Swordmaster'] },
  })
  b.cast('Mabel, Heir to Cragflame').resolve().resolve()
  expect([b.pt('Flowerfoot Swordmaster'), b.pt('Mabel, Heir to Cragflame')]).toEqual(['2/3', '3/3'])
  b.activate('Cragflame', { targets: ['Flowerfoot Swordmaster'] })
    .resolve()
    .resolveAll()
  expect(b.has('Flowerfoot Swordmaster', 'haste')).toBe(true)
})
