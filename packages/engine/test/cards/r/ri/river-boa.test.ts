import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[River Boa] is not blocked while the defending player controls an Island', () => {
  const b = board({ a: { battlefield: ['River Boa'] }, b: { battlefield: ['Hill Giant', 'Island'] } })
  b.attack('River Boa')
  expect(() => b.block('Hill Giant>River Boa')).toThrow()
})

it('[River Boa] is blocked otherwise', () => {
  const b = board({ a: { battlefield: ['River Boa', 'Island'] }, b: { battlefield: ['Hill Giant', 'Swamp'] } })
  b.attack('River Boa').block('Hill Giant>River Boa').damage()
  expect(b.in('graveyard', 'River Boa', 'A')).toBe(true)
})

it('[River Boa] regenerates for {G}', () => {
  const b = board({ a: { battlefield: ['River Boa', 'Forest'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('River Boa').block('Hill Giant>River Boa').turnTo('A').activate('River Boa').resolve().damage()
  expect(b.in('battlefield', 'River Boa', 'A')).toBe(true)
  expect(b.object('River Boa').tapped).toBe(true)
})
