import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { watch } from '../../../support/watch.ts'

it('[Mox Diamond] enters when a land card is discarded, and taps for any color', () => {
  const b = board({ a: { hand: ['Mox Diamond', 'Forest', 'Grizzly Bears'] } })
  b.cast('Mox Diamond').yes('payOrNot').resolve()
  expect(b.in('battlefield', 'Mox Diamond', 'A')).toBe(true)
  expect(b.names('graveyard', 'A')).toEqual(['Forest'])
  b.option('manaColor', '{U}').tapForMana('Mox Diamond')
  expect(b.pool('A')).toBe('{U}')
})

it("[Mox Diamond] goes to its owner's graveyard when no land card is discarded", () => {
  const b = board({ a: { hand: ['Mox Diamond', 'Forest'] } })
  const seen = watch(b)
  b.cast('Mox Diamond').no('payOrNot').resolve()
  expect(b.in('graveyard', 'Mox Diamond', 'A')).toBe(true)
  expect(b.in('hand', 'Forest', 'A')).toBe(true)
  expect(seen.events.some((event) => event.kind === 'zoneChange' && event.to === 'battlefield')).toBe(false)
})

it('[Mox Diamond] takes no other card than a land', () => {
  const b = board({ a: { hand: ['Mox Diamond', 'Grizzly Bears'] } })
  b.cast('Mox Diamond').resolve()
  expect(b.in('graveyard', 'Mox Diamond', 'A')).toBe(true)
  expect(b.in('hand', 'Grizzly Bears', 'A')).toBe(true)
})

it('[CR 616.1f] [Mox Diamond] on its way to the graveyard is exiled by Rest in Peace', () => {
  const b = board({ a: { hand: ['Mox Diamond'] }, b: { battlefield: ['Rest in Peace'] } })
  b.cast('Mox Diamond').resolve()
  expect(b.in('exile', 'Mox Diamond')).toBe(true)
})

it('[Mox Diamond] countered takes no land', () => {
  const b = board({
    a: { hand: ['Mox Diamond', 'Forest'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Mox Diamond').turnTo('B').cast('Counterspell').resolve()
  expect(b.in('graveyard', 'Mox Diamond', 'A')).toBe(true)
  expect(b.in('hand', 'Forest', 'A')).toBe(true)
})
