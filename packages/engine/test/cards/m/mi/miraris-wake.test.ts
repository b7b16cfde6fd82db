import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Mirari's Wake] adds one more mana of a type the land produced", () => {
  const b = board({ a: { hand: ['Wrath of God'], battlefield: ["Mirari's Wake", '2 Plains', 'Grizzly Bears'] } })
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  b.tapForMana('Plains')
  expect(b.pool('A')).toBe('{W}{W}')
})

it("[Mirari's Wake] is reckoned with where a spell is to be paid for", () => {
  const b = board({ a: { hand: ['Wrath of God'], battlefield: ["Mirari's Wake", '2 Plains'] } })
  expect(b.can('cast', 'Wrath of God')).toBe(true)
  b.cast('Wrath of God').resolve()
  expect(b.in('graveyard', 'Wrath of God', 'A')).toBe(true)
})
