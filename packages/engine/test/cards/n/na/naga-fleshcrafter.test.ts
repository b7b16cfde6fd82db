import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Naga Fleshcrafter] turns your other creatures into copies of one until end of turn', () => {
  const b = board({ a: { graveyard: ['Naga Fleshcrafter'], battlefield: ['3 Island', 'Serra Angel', 'Memnite'] } })
  b.activate('Naga Fleshcrafter', { targets: ['Serra Angel'] }).resolve()
  expect([
    b.count('battlefield', 'Serra Angel'),
    b.counters('Serra Angel', '+1/+1') + b.counters('Serra Angel#2', '+1/+1'),
  ]).toEqual([2, 1])
  expect(b.to('main1', 4).in('battlefield', 'Memnite', 'A')).toBe(true)
})

it('[Naga Fleshcrafter] may enter as a copy of any creature', () => {
  const b = board({ a: { hand: ['Naga Fleshcrafter'], battlefield: ['4 Island'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.yes('copy').cast('Naga Fleshcrafter').resolve().count('battlefield', 'Hill Giant', 'A')).toBe(1)
})
