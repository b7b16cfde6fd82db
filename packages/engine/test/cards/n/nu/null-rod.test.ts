import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Null Rod] stops activated abilities of artifacts, mana abilities among them', () => {
  const b = board({ a: { battlefield: ['Null Rod', 'Sol Ring', 'Millstone', '4 Island'] } })
  expect(b.can('activate', 'Millstone')).toBe(false)
  expect(b.can('activateMana', 'Sol Ring')).toBe(false)
})

it('[Null Rod] is no mana source for anybody: an artifact pays for nothing', () => {
  const b = board({ a: { battlefield: ['Null Rod'] }, b: { battlefield: ['Sol Ring'], hand: ['Ivory Tower'] } })
  b.to('main1', 4)
  expect(b.can('cast', 'Ivory Tower')).toBe(false)
})

it('[Null Rod] leaves lands alone, until they are artifacts', () => {
  const b = board({ a: { battlefield: ['Null Rod', "Mishra's Factory", '2 Island'] } })
  expect(b.can('activate', "Mishra's Factory")).toBe(true)
  b.activate("Mishra's Factory").resolve()
  expect(b.can('activate', "Mishra's Factory")).toBe(false)
  expect(b.can('activateMana', "Mishra's Factory")).toBe(false)
})

it('[Null Rod] lets triggered and static abilities of artifacts work', () => {
  const b = board({ active: 1, a: { battlefield: ['Null Rod', 'Ivory Tower'], hand: ['7 Forest'] } })
  b.to('draw', 4)
  expect(b.life('A')).toBe(23)
})
