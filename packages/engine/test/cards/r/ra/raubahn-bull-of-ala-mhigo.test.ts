import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Raubahn, Bull of Ala Mhigo] attaches an Equipment to an attacking creature', () => {
  const b = board({
    a: { battlefield: ['Raubahn, Bull of Ala Mhigo', 'Bonesplitter', 'Grizzly Bears'] },
  })
  b.pick('target', 'Bonesplitter').pick('target', 'Grizzly Bears')
  b.attack('Raubahn, Bull of Ala Mhigo', 'Grizzly Bears').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('4/2')
})

it('[Raubahn, Bull of Ala Mhigo] wards with life equal to its power', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Raubahn, Bull of Ala Mhigo'] },
  })
  b.yes('payOrNot').pick('target', 'Raubahn, Bull of Ala Mhigo').cast('Shock').resolveAll()
  expect([b.life('A'), b.in('graveyard', 'Raubahn, Bull of Ala Mhigo')]).toEqual([18, true])
})
