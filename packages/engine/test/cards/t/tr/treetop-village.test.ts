import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Treetop Village] enters tapped and taps for {G}', () => {
  const b = board({ a: { hand: ['Treetop Village'], battlefield: [{ card: 'Treetop Village' }] } })
  b.tapForMana('Treetop Village')
  expect(b.pool('A')).toBe('{G}')
  b.play('Treetop Village')
  expect(b.object('Treetop Village#2').tapped).toBe(true)
})

it('[Treetop Village] becomes a 3/3 green Ape with trample until end of turn, and stays a land', () => {
  const b = board({ a: { battlefield: ['Treetop Village', '2 Forest'] } })
  b.activate('Treetop Village').resolve()
  expect(b.pt('Treetop Village')).toBe('3/3')
  expect(b.has('Treetop Village', 'trample')).toBe(true)
  expect(b.c('Treetop Village').subtypes).toEqual(['Ape'])
  b.tapForMana('Treetop Village')
  expect(b.pool('A')).toBe('{G}')
  b.to('upkeep', 4)
  expect(b.has('Treetop Village', 'trample')).toBe(false)
})

it('[Treetop Village] tramples over a blocker', () => {
  const b = board({ a: { battlefield: ['Treetop Village', '2 Forest'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.activate('Treetop Village').resolve().attack('Treetop Village').block('Grizzly Bears>Treetop Village').damage()
  expect(b.life('B')).toBe(19)
})

it('[CR 302.6] Treetop Village does not attack the turn it came', () => {
  const b = board({ a: { battlefield: [{ card: 'Treetop Village', sick: true }, '2 Forest'] } })
  b.activate('Treetop Village').resolve()
  expect(() => b.attack('Treetop Village')).toThrow()
})

it('[Treetop Village] is colourless as a land, green as a creature', () => {
  const b = board({ a: { battlefield: ['Treetop Village', '2 Forest', 'Grizzly Bears'] } })
  expect(b.c('Treetop Village').colors).toBe(0)
  b.activate('Treetop Village').resolve()
  expect(b.c('Treetop Village').colors).toBe(b.c('Grizzly Bears').colors)
})

it('[Treetop Village] is not tapped for its own animation while other lands are enough', () => {
  const b = board({ a: { battlefield: ['Treetop Village', '2 Forest'] } })
  b.activate('Treetop Village')
  expect(b.object('Treetop Village').tapped).toBe(false)
})

it('[CR 602.2b] Treetop Village may pay for its own animation', () => {
  const b = board({ a: { battlefield: ['Treetop Village', 'Forest'] } })
  b.activate('Treetop Village').resolve()
  expect(b.pt('Treetop Village')).toBe('3/3')
  expect(b.object('Treetop Village').tapped).toBe(true)
})
