import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Urborg, Tomb of Yawgmoth] makes each land a Swamp in addition, of both players and itself', () => {
  const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Forest'] }, b: { battlefield: ['Wasteland'] } })
  expect(b.c('Forest').subtypes).toEqual(['Forest', 'Swamp'])
  expect(b.c('Wasteland').subtypes).toEqual(['Swamp'])
  expect(b.c('Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Swamp'])
})

it('[Urborg, Tomb of Yawgmoth] lets lands tap for {B} and keeps their own abilities', () => {
  const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', '2 Forest'], hand: ['Grizzly Bears'] } })
  b.tapForMana('Urborg, Tomb of Yawgmoth')
  expect(b.pool('A')).toBe('{B}')
  expect(b.can('cast', 'Grizzly Bears')).toBe(true)
})

it('[Urborg, Tomb of Yawgmoth] does not make nonlands Swamps', () => {
  const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Sol Ring'] } })
  expect(b.c('Sol Ring').subtypes).toEqual([])
})

it('[Urborg, Tomb of Yawgmoth] under Blood Moon is a Mountain and adds no Swamp type', () => {
  const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Forest', 'Blood Moon'] } })
  expect(b.c('Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Mountain'])
  expect(b.c('Forest').subtypes).toEqual(['Forest'])
})

it('[Urborg, Tomb of Yawgmoth] makes swampwalkers unblockable', () => {
  const b = board({
    a: { battlefield: ['Bog Wraith'] },
    b: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Hill Giant'] },
  })
  b.attack('Bog Wraith')
  expect(() => b.block('Hill Giant>Bog Wraith')).toThrow()
})

it('[Urborg, Tomb of Yawgmoth] is legendary', () => {
  const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth'], hand: ['Urborg, Tomb of Yawgmoth'] } })
  b.play('Urborg, Tomb of Yawgmoth')
  expect(b.count('battlefield', 'Urborg, Tomb of Yawgmoth', 'A')).toBe(1)
})
