import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Faerie Conclave] enters tapped and taps for {U}', () => {
  const b = board({ a: { hand: ['Faerie Conclave'], battlefield: ['Faerie Conclave'] } })
  b.tapForMana('Faerie Conclave')
  expect(b.pool('A')).toBe('{U}')
  b.play('Faerie Conclave')
  expect(b.object('Faerie Conclave#2').tapped).toBe(true)
})

it('[Faerie Conclave] becomes a 2/1 blue Faerie with flying until end of turn, and stays a land', () => {
  const b = board({ a: { battlefield: ['Faerie Conclave', '2 Island'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.activate('Faerie Conclave').resolve()
  expect(b.pt('Faerie Conclave')).toBe('2/1')
  expect(b.c('Faerie Conclave').subtypes).toEqual(['Faerie'])
  b.attack('Faerie Conclave').damage()
  expect(b.life('B')).toBe(18)
  b.to('upkeep', 4)
  expect(b.has('Faerie Conclave', 'flying')).toBe(false)
})
