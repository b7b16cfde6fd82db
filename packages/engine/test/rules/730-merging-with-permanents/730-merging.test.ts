import { expect, it } from 'vitest'
import { characteristics } from '../../../src/continuous/read.ts'
import { brokenInvariants } from '../../../src/state/invariants.ts'
import { board } from '../../support/board.ts'

const HERON = ['Dreamtail Heron']

const LANDS = ['4 Island', 'Grizzly Bears']

it('[CR 730.2c, 730.2b] a merged permanent is the same object: it can still attack, and keeps its counters', () => {
  const b = board({
    a: { hand: HERON, battlefield: ['4 Island', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }] },
  })
  b.no().cast('Dreamtail Heron', { method: 'alternative' }).resolve().resolve()
  expect(b.pt('Dreamtail Heron')).toBe('4/5')
  b.attack('Dreamtail Heron')
  expect(b.object('Dreamtail Heron').tapped).toBe(true)
})

it('[CR 730.3] when a merged permanent dies, each of its cards is put into the graveyard', () => {
  const b = board({ a: { hand: [...HERON, 'Murder'], battlefield: [...LANDS, '3 Swamp'] } })
  b.throughJson = true
  b.no().cast('Dreamtail Heron', { method: 'alternative' }).resolve().resolve()
  b.cast('Murder', { targets: ['Dreamtail Heron'] }).resolve()
  expect(b.names('graveyard', 'A').sort()).toEqual(['Dreamtail Heron', 'Grizzly Bears', 'Murder'])
  expect(brokenInvariants(b.game)).toEqual([])
})

it('[CR 730.3c] an effect that returns a merged permanent returns all its cards', () => {
  const b = board({ a: { hand: [...HERON, 'Murder'], battlefield: ['4 Island', 'Young Wolf', '3 Swamp'] } })
  b.no().cast('Dreamtail Heron', { method: 'alternative' }).resolve().resolve()
  b.cast('Murder', { targets: ['Dreamtail Heron'] })
    .resolve()
    .resolve()
  expect(b.pt('Dreamtail Heron')).toBe('4/5')
  expect(b.pt('Young Wolf')).toBe('2/2')
})

it('[CR 730.2a] a copy of a merged permanent has the abilities of all its components', () => {
  const b = board({ a: { hand: [...HERON, 'Clone'], battlefield: ['8 Island', 'Grizzly Bears'] } })
  b.yes().cast('Dreamtail Heron', { method: 'alternative' }).resolve().resolve()
  b.yes('copy').pick('copy', 'Grizzly Bears').cast('Clone').resolve()
  expect(b.has('Grizzly Bears#2', 'flying')).toBe(true)
  expect(b.pt('Grizzly Bears#2')).toBe('2/2')
})

it('[CR 730.2d] merged with a token, it is a token only while the token is on top', () => {
  const b = board({
    a: { hand: [...HERON, 'Call of the Herd', 'Unsummon'], battlefield: ['5 Island', '4 Forest'] },
  })
  b.cast('Call of the Herd').resolve()
  b.no().cast('Dreamtail Heron', { method: 'alternative' }).resolve().resolve()
  expect(b.object('Dreamtail Heron').kind).toBe('card')
  b.cast('Unsummon', { targets: ['Dreamtail Heron'] }).resolve()
  expect(b.in('hand', 'Dreamtail Heron', 'A')).toBe(true)
  expect(b.names('hand', 'A').some((name) => name.includes('Elephant'))).toBe(false)
})

it('[CR 613.2b] [CR 730.2f] a face-down creature has no abilities of a card merged under it, until it turns face up as a whole', () => {
  const b = board({ a: { hand: [...HERON, 'Exalted Angel'], battlefield: ['7 Island', '4 Plains'] } })
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  b.yes().cast('Dreamtail Heron', { method: 'alternative' }).resolve()
  const id = b.game.state.battlefield.at(-1)!
  expect(characteristics(b.game, id).abilities).toEqual([])
  b.act({ kind: 'turnFaceUp', object: id })
  expect(b.pt('Exalted Angel')).toBe('4/5')
  expect(b.c('Exalted Angel').abilities.length).toBeGreaterThan(4)
})

it('[CR 730.3a] the owner arranges the cards of a merged permanent put into a library', () => {
  const b = board({ a: { hand: [...HERON, 'Banishment Decree'], battlefield: [...LANDS, '5 Plains'] } })
  b.no().cast('Dreamtail Heron', { method: 'alternative' }).resolve().resolve()
  b.reply('orderCards', [1, 0])
  b.cast('Banishment Decree', { targets: ['Dreamtail Heron'] }).resolve()
  expect(b.names('library', 'A').slice(0, 2)).toEqual(['Grizzly Bears', 'Dreamtail Heron'])
})

it('[CR 730.3c] exiled and returned, a merged permanent comes back as two', () => {
  const b = board({ a: { hand: [...HERON, 'Flicker'], battlefield: [...LANDS, '2 Plains'] } })
  b.no().cast('Dreamtail Heron', { method: 'alternative' }).resolve().resolve()
  b.cast('Flicker', { targets: ['Dreamtail Heron'] }).resolve()
  expect(b.in('battlefield', 'Dreamtail Heron', 'A')).toBe(true)
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
