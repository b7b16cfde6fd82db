import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kemba, Kha Enduring] attaches an Equipment to each Cat that enters, and pumps what is equipped', () => {
  const b = board({ a: { battlefield: ['Kemba, Kha Enduring', 'Bonesplitter', '5 Plains', 'Memnite'] } })
  b.activate('Kemba, Kha Enduring').aim(['Bonesplitter']).resolve().resolve()
  expect([b.pt('Cat Token'), b.pt('Memnite')]).toEqual(['5/3', '1/1'])
})
