import { describe, expect, it } from 'vitest'
import { colorsOf, isCreature, isLand } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('abilities that are lost', () => {
  it('[CR 305.7] Blood Moon takes the abilities of an animated Mishra’s Factory, but it stays a creature', () => {
    const b = board({ a: { battlefield: ["Mishra's Factory", '4 Mountain'], hand: ['Blood Moon'] } })
    b.activate("Mishra's Factory").resolve()
    b.cast('Blood Moon').resolve()
    const c = b.c("Mishra's Factory")
    expect(isCreature(c)).toBe(true)
    expect(b.pt("Mishra's Factory")).toBe('2/2')
    expect(c.abilities.map((i) => i.key)).toEqual(['basic:Mountain'])
  })
})

describe('land types', () => {
  it('[CR 305.7] a Wasteland under Blood Moon has only the mana ability of a Mountain', () => {
    const b = board({ a: { battlefield: ['Blood Moon', 'Wasteland', 'Rishadan Port'] } })
    expect(b.c('Wasteland').abilities.map((i) => i.key)).toEqual(['basic:Mountain'])
    b.tapForMana('Wasteland')
    expect(b.pool('A')).toBe('{R}')
  })

  it('[CR 305.7, 205.4c, 305.8] Blood Moon makes Dryad Arbor a Mountain that is still a green 1/1 Dryad creature', () => {
    const b = board({ a: { battlefield: ['Dryad Arbor', 'Blood Moon'] } })
    const c = b.c('Dryad Arbor')
    expect(c.subtypes).toEqual(['Dryad', 'Mountain'])
    expect(isCreature(c) && isLand(c)).toBe(true)
    expect(colorsOf(c)).toEqual(['G'])
    expect(b.pt('Dryad Arbor')).toBe('1/1')
  })

  it('[CR 305.7] Dryad Arbor under Blood Moon taps for red', () => {
    const b = board({ a: { battlefield: ['Dryad Arbor', 'Blood Moon'] } })
    b.tapForMana('Dryad Arbor')
    expect(b.pool('A')).toBe('{R}')
  })

  it('Blood Moon leaves basic lands alone', () => {
    const b = board({ a: { battlefield: ['Island', 'Blood Moon'] } })
    expect(b.c('Island').subtypes).toEqual(['Island'])
  })
})
