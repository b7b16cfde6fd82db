import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hearthcage Giant] makes two Shamans, and turns them into strength', () => {
  const b = board({ a: { battlefield: ['8 Mountain'], hand: ['Hearthcage Giant'] } })
  b.cast('Hearthcage Giant').resolveAll()
  expect(b.count('battlefield', 'Elemental Shaman Token', 'A')).toBe(2)
  b.activate('Hearthcage Giant', { targets: ['Hearthcage Giant'] }).resolve()
  expect(b.pt('Hearthcage Giant')).toBe('8/6')
})
