import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Humility] makes all creatures 1/1 without abilities', () => {
  const b = board({ a: { battlefield: ['Humility', 'Serra Angel'] }, b: { battlefield: ['Craw Wurm'] } })
  expect(b.pt('Serra Angel')).toBe('1/1')
  expect(b.has('Serra Angel', 'flying')).toBe(false)
  expect(b.pt('Craw Wurm')).toBe('1/1')
})

it('[Humility] leaves counters and later pumps', () => {
  const b = board({
    a: { battlefield: ['Humility', { card: 'Hill Giant', counters: { '+1/+1': 2 } }, 'Glorious Anthem'] },
  })
  expect(b.pt('Hill Giant')).toBe('4/4')
})

it('[Humility] silences enter-the-battlefield triggers', () => {
  const b = board({ a: { battlefield: ['Humility', '5 Mountain'], hand: ['Siege-Gang Commander'] } })
  b.cast('Siege-Gang Commander').resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.pt('Siege-Gang Commander')).toBe('1/1')
})

it('[Humility] leaves abilities of other permanents', () => {
  const b = board({ a: { battlefield: ['Humility', 'Rishadan Port', 'Forest'] }, b: { battlefield: ['Island'] } })
  expect(b.can('activate', 'Rishadan Port')).toBe(true)
})

it('[Humility] gives Tarmogoyf 1/1 whatever the graveyards hold', () => {
  const b = board({ a: { battlefield: ['Humility', 'Tarmogoyf'], graveyard: ['Shock', 'Forest', 'Grizzly Bears'] } })
  expect(b.pt('Tarmogoyf')).toBe('1/1')
})

it('[Humility] takes the cost reduction of Goblin Warchief', () => {
  const b = board({ a: { battlefield: ['Humility', 'Goblin Warchief', '3 Mountain'], hand: ['Goblin Ringleader'] } })
  expect(b.can('cast', 'Goblin Ringleader')).toBe(false)
})

it('[Humility] takes the mana ability of Dryad Arbor', () => {
  const b = board({ a: { battlefield: ['Humility', 'Dryad Arbor'], hand: ['Exploration'] } })
  expect(b.can('cast', 'Exploration')).toBe(false)
})

it("[Humility] is older than an animated Mishra's Factory, which is 2/2", () => {
  const b = board({ a: { battlefield: ['Humility', "Mishra's Factory", 'Forest'] } })
  b.activate("Mishra's Factory").resolve()
  expect(b.pt("Mishra's Factory")).toBe('2/2')
})
