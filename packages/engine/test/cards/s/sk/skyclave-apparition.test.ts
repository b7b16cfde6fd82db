import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Skyclave Apparition] gives the owner a token of the exiled card's mana value", () => {
  const b = board({
    a: { hand: ['Skyclave Apparition', 'Shock'], battlefield: ['3 Plains', 'Mountain'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Skyclave Apparition').aim(['Hill Giant']).resolveAll()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.cast('Shock', { targets: ['Skyclave Apparition'] }).resolveAll()
  expect([b.pt('Illusion Token'), b.in('exile', 'Hill Giant'), b.in('battlefield', 'Illusion Token', 'B')]).toEqual([
    '4/4',
    true,
    true,
  ])
})
