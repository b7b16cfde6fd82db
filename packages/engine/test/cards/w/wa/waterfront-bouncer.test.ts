import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Waterfront Bouncer] returns target creature to its owner's hand for {U} and a card", () => {
  const b = board({
    a: { battlefield: ['Waterfront Bouncer', 'Island'], hand: ['Forest'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Waterfront Bouncer', { targets: ['Hill Giant'] })
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
  b.resolve()
  expect(b.in('hand', 'Hill Giant', 'B')).toBe(true)
})

it('[Waterfront Bouncer] may save itself', () => {
  const b = board({ a: { battlefield: ['Waterfront Bouncer', 'Island'], hand: ['Forest'] } })
  b.activate('Waterfront Bouncer', { targets: ['Waterfront Bouncer'] }).resolve()
  expect(b.in('hand', 'Waterfront Bouncer', 'A')).toBe(true)
})

it('[Waterfront Bouncer] needs a card in hand', () => {
  const b = board({ a: { battlefield: ['Waterfront Bouncer', 'Island'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('activate', 'Waterfront Bouncer')).toBe(false)
})

it('[CR 302.6] [Waterfront Bouncer] does not tap on the turn it came', () => {
  const b = board({ a: { battlefield: [{ card: 'Waterfront Bouncer', sick: true }, 'Island'], hand: ['Forest'] } })
  expect(b.can('activate', 'Waterfront Bouncer')).toBe(false)
})
