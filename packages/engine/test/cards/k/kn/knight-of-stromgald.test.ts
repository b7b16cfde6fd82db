import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Knight of Stromgald] has protection from white: Swords to Plowshares cannot target it', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Knight of Stromgald'] },
    b: { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
  })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
})

it('[Knight of Stromgald] gains first strike for {B} and +1/+0 for {B}{B}, until end of turn', () => {
  const b = board({ a: { battlefield: ['Knight of Stromgald', '3 Swamp'] } })
  b.activate('Knight of Stromgald').resolve().activate('Knight of Stromgald', { nth: 1 }).resolve()
  expect(b.has('Knight of Stromgald', 'first strike')).toBe(true)
  expect(b.pt('Knight of Stromgald')).toBe('3/1')
  b.to('upkeep', 4)
  expect(b.has('Knight of Stromgald', 'first strike')).toBe(false)
  expect(b.pt('Knight of Stromgald')).toBe('2/1')
})

it('[Knight of Stromgald] with first strike kills a Grizzly Bears that blocks it, unhurt', () => {
  const b = board({
    a: { battlefield: ['Knight of Stromgald', 'Swamp'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.attack('Knight of Stromgald').block('Grizzly Bears>Knight of Stromgald')
  b.activate('Knight of Stromgald').resolve().damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.in('battlefield', 'Knight of Stromgald', 'A')).toBe(true)
})
