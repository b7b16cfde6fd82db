import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Wasteland] adds {C}', () => {
  const b = board({ a: { battlefield: ['Wasteland'] } })
  b.tapForMana('Wasteland')
  expect(b.pool('A')).toBe('{C}')
})

it('[Wasteland] is sacrificed to destroy a nonbasic land', () => {
  const b = board({ a: { battlefield: ['Wasteland'] }, b: { battlefield: ['Rishadan Port'] } })
  b.activate('Wasteland', { targets: ['Rishadan Port'] })
  expect(b.in('graveyard', 'Wasteland', 'A')).toBe(true)
  b.resolve()
  expect(b.in('graveyard', 'Rishadan Port', 'B')).toBe(true)
})

it('[Wasteland] does not target basic lands or other permanents', () => {
  const b = board({ a: { battlefield: ['Wasteland'] }, b: { battlefield: ['Forest', 'Wastes', 'Sol Ring', 'Taiga'] } })
  const seen = offers(b, 'target', 'Taiga')
  b.activate('Wasteland')
  expect(seen).toEqual(['Wasteland', 'Taiga'])
})

it('[Wasteland] needs to be untapped', () => {
  const b = board({ a: { battlefield: [{ card: 'Wasteland', tapped: true }] }, b: { battlefield: ['Taiga'] } })
  expect(b.can('activate', 'Wasteland')).toBe(false)
})

it('[Wasteland] under Blood Moon is a Mountain and has no other ability', () => {
  const b = board({ a: { battlefield: ['Wasteland'] }, b: { battlefield: ['Blood Moon', 'Taiga'] } })
  expect(b.can('activate', 'Wasteland')).toBe(false)
  b.tapForMana('Wasteland')
  expect(b.pool('A')).toBe('{R}')
})

it('[Wasteland] has one tap for both abilities', () => {
  const b = board({ a: { battlefield: ['Wasteland'] }, b: { battlefield: ['Taiga'] } })
  b.tapForMana('Wasteland')
  expect(b.can('activate', 'Wasteland')).toBe(false)
})
