import { describe, expect, it } from 'vitest'
import { hasSubtype } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('land types', () => {
  it('[CR 305.6] Urborg gives every land the ability to tap for black besides its own', () => {
    const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Wasteland'] } })
    expect(hasSubtype(b.c('Wasteland'), 'Swamp')).toBe(true)
    expect(b.c('Wasteland').abilities.length).toBe(3)
  })
})

it('[CR 305.6] a Dryad Arbor has a mana ability, so Muraganda Petroglyphs does not help it', () => {
  const b = board({ a: { battlefield: ['Dryad Arbor', 'Grizzly Bears', 'Muraganda Petroglyphs'] } })
  expect(b.pt('Dryad Arbor')).toBe('1/1')
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})
