import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const RESPONSE = "Teferi's Response"

it("[Teferi's Response] counters a spell that targets a land you control, and draws two cards", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['3 Island'], hand: [RESPONSE] },
    b: { battlefield: ['Plains', 'Swamp', '2 Mountain'], hand: ['Vindicate'] },
  })
  b.cast('Vindicate', { targets: ['Island'] })
    .turnTo('A')
    .cast(RESPONSE)
    .resolve()
  expect(b.in('graveyard', 'Vindicate', 'B')).toBe(true)
  expect(b.count('battlefield', 'Island', 'A')).toBe(3)
  expect(b.names('hand', 'A')).toHaveLength(2)
})

it("[Teferi's Response] counters an ability and destroys the permanent it comes from", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Plains'], hand: [RESPONSE], mana: '{U}{U}' },
    b: { battlefield: ['Rishadan Port', 'Mountain'] },
  })
  b.activate('Rishadan Port', { targets: ['Plains'] })
    .turnTo('A')
    .cast(RESPONSE)
    .resolveAll()
  expect(b.in('graveyard', 'Rishadan Port', 'B')).toBe(true)
  expect(b.object('Plains').tapped).toBe(false)
})

it("[Teferi's Response] counters the ability of a permanent that is gone", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['2 Island', 'Adarkar Wastes'], hand: [RESPONSE] },
    b: { battlefield: ['Wasteland'] },
  })
  b.activate('Wasteland', { targets: ['Adarkar Wastes'] })
    .turnTo('A')
    .cast(RESPONSE)
    .resolve()
  expect(b.in('battlefield', 'Adarkar Wastes', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toHaveLength(2)
})

it("[Teferi's Response] has no target in a spell that targets something else", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['2 Island', 'Sol Ring'], hand: [RESPONSE] },
    b: { battlefield: ['Plains', 'Swamp', '2 Mountain'], hand: ['Vindicate'] },
  })
  b.cast('Vindicate', { targets: ['Sol Ring'] }).turnTo('A')
  expect(b.can('cast', RESPONSE)).toBe(false)
})

it("[Teferi's Response] does not help the opponent's lands", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['2 Island'], hand: [RESPONSE] },
    b: { battlefield: ['Plains', 'Swamp', '2 Mountain'], hand: ['Vindicate'] },
  })
  b.cast('Vindicate', { targets: ['Plains'] }).turnTo('A')
  expect(b.can('cast', RESPONSE)).toBe(false)
})
