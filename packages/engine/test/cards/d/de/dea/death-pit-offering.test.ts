import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Death Pit Offering] sacrifices your creatures and strengthens later ones', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', '4 Swamp'], hand: ['Death Pit Offering', 'Memnite'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Death Pit Offering').resolveAll().cast('Memnite').resolve()
  expect([b.in('graveyard', 'Hill Giant', 'A'), b.pt('Memnite'), b.pt('Grizzly Bears')]).toEqual([true, '3/3', '2/2'])
})
