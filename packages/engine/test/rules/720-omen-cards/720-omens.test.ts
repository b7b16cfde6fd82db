import { describe, expect, it } from 'vitest'
import { hasType } from '../../../src/continuous/characteristics.ts'
import { characteristics } from '../../../src/continuous/read.ts'
import { board } from '../../support/board.ts'

describe('[CR 720] omen cards', () => {
  const strike = () => board({ a: { hand: ['Dirgur Island Dragon'], library: ['Forest', '3 Wastes'], mana: '{U}{U}' } })

  it('[CR 720.3, 720.3a] is cast normally or as an Omen, and only what the Omen costs counts then', () => {
    const b = strike()
    expect(b.legal().flatMap((a) => (a.kind === 'cast' ? [a.face] : []))).toEqual([1])
  })

  it('[CR 720.3b] as an Omen on the stack it has only those characteristics', () => {
    const b = strike()
    b.cast('Skimming Strike')
    const c = characteristics(b.game, b.game.state.stack[0]!)
    expect([c.name, c.manaValue, hasType(c, 'instant'), hasType(c, 'creature')]).toEqual([
      'Skimming Strike',
      2,
      true,
      false,
    ])
  })

  it("[CR 720.3d] as it resolves it is shuffled into its owner's library", () => {
    const b = strike().cast('Skimming Strike').resolve()
    expect([b.in('library', 'Dirgur Island Dragon', 'A'), b.names('graveyard', 'A')]).toEqual([true, []])
  })

  it('[CR 720.3d] countered, it is put into the graveyard', () => {
    const b = board({
      a: { hand: ['Dirgur Island Dragon'], mana: '{U}{U}' },
      b: { hand: ['Counterspell'], mana: '{U}{U}' },
    })
    b.cast('Skimming Strike').turnTo('B').cast('Counterspell').resolveAll()
    expect(b.in('graveyard', 'Dirgur Island Dragon', 'A')).toBe(true)
  })

  it('[CR 720.4] elsewhere it is the creature card', () => {
    const c = strike().c('Dirgur Island Dragon')
    expect([c.manaValue, c.power]).toEqual([6, 4])
  })

  it('[CR 720.3c] a copy of an Omen is an Omen', () => {
    const b = board({ a: { hand: ['Dirgur Island Dragon', 'Twincast'], library: ['9 Wastes'], mana: '{U}{U}{U}{U}' } })
    b.cast('Skimming Strike').cast('Twincast').resolve()
    expect(characteristics(b.game, b.game.state.stack[1]!).name).toBe('Skimming Strike')
    b.resolveAll()
    expect(b.names('hand', 'A')).toHaveLength(2)
  })
})
