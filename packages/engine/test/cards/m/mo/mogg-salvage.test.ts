import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mogg Salvage] is free with a Mountain while an opponent controls an Island', () => {
  const b = board({
    a: { battlefield: [{ card: 'Mountain', tapped: true }], hand: ['Mogg Salvage'] },
    b: { battlefield: ['Island', 'Sol Ring'] },
  })
  b.cast('Mogg Salvage', { method: 'alternative', targets: ['Sol Ring'] }).resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
})

it.each([
  ['no Island', 'Mountain', 'Forest'],
  ['no Mountain', 'Forest', 'Island'],
])('[Mogg Salvage] costs mana with %s', (_why, own, theirs) => {
  const b = board({
    a: { battlefield: [own], hand: ['Mogg Salvage'] },
    b: { battlefield: [theirs, 'Sol Ring'] },
  })
  expect(b.can('cast', 'Mogg Salvage')).toBe(false)
})

it("[Mogg Salvage] counts the Island of an opponent, not one's own", () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Island'], hand: ['Mogg Salvage'] },
    b: { battlefield: ['Sol Ring'] },
  })
  expect(b.can('cast', 'Mogg Salvage')).toBe(false)
})

it('[Mogg Salvage] may be cast for its mana cost as well', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Mogg Salvage'] }, b: { battlefield: ['Sol Ring'] } })
  b.cast('Mogg Salvage', { targets: ['Sol Ring'] }).resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
})
