import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Civilized Scholar] transforms and untaps when a creature card is discarded', () => {
  const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Hill Giant'] } })
  b.pick('discard', 'Hill Giant').activate('Civilized Scholar').resolve()
  expect(b.pt('Homicidal Brute')).toBe('5/1')
  expect(b.object('Homicidal Brute').tapped).toBe(false)
  b.to('end')
  expect(b.object('Civilized Scholar').tapped).toBe(true)
})

it('[Civilized Scholar] stays when another card is discarded', () => {
  const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Forest'] } })
  b.pick('discard', 'Forest').activate('Civilized Scholar').resolve()
  expect(b.object('Civilized Scholar').tapped).toBe(true)
})

it('[Civilized Scholar] draws a card first, and its Brute stays when it attacked', () => {
  const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Hill Giant'] } })
  b.pick('discard', 'Hill Giant').activate('Civilized Scholar').resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  b.attack('Homicidal Brute').to('end')
  expect(b.in('battlefield', 'Homicidal Brute', 'A')).toBe(true)
})

it("[Civilized Scholar] as a Brute does not turn back at the opponent's end step", () => {
  const b = board({ active: 1, a: { battlefield: [{ card: 'Civilized Scholar', face: 1 }] } })
  b.to('end')
  expect(b.in('battlefield', 'Homicidal Brute', 'A')).toBe(true)
})
