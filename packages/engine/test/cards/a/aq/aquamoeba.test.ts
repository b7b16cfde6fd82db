import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aquamoeba] switches its power and toughness until end of turn', () => {
  const b = board({ a: { battlefield: ['Aquamoeba'], hand: ['Island'] } })
  b.activate('Aquamoeba').resolve()
  expect(b.pt('Aquamoeba')).toBe('3/1')
  b.to('upkeep', 4)
  expect(b.pt('Aquamoeba')).toBe('1/3')
})

it('[CR 613.4d] [Aquamoeba] switched twice is what it was', () => {
  const b = board({ a: { battlefield: ['Aquamoeba'], hand: ['2 Island'] } })
  b.activate('Aquamoeba').resolve().activate('Aquamoeba').resolve()
  expect(b.pt('Aquamoeba')).toBe('1/3')
})

it('[CR 613.4d] [Aquamoeba] is switched after Giant Growth, whichever came first', () => {
  const b = board({ a: { battlefield: ['Aquamoeba', 'Forest', 'Mountain'], hand: ['Island', 'Giant Growth'] } })
  b.pick('discard', 'Island').activate('Aquamoeba').resolve()
  b.cast('Giant Growth', { targets: ['Aquamoeba'] }).resolve()
  expect(b.pt('Aquamoeba')).toBe('6/4')
})

it('[Aquamoeba] damaged and then switched dies', () => {
  const b = board({
    a: { battlefield: ['Aquamoeba'], hand: ['Island'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.turnTo('B')
    .cast('Shock', { targets: ['Aquamoeba'] })
    .resolve()
  expect(b.in('battlefield', 'Aquamoeba')).toBe(true)
  b.turnTo('A').activate('Aquamoeba').resolve()
  expect(b.in('graveyard', 'Aquamoeba', 'A')).toBe(true)
})

it('[Aquamoeba] cannot switch without a card to discard', () => {
  const b = board({ a: { battlefield: ['Aquamoeba'] } })
  expect(b.can('activate', 'Aquamoeba')).toBe(false)
})
