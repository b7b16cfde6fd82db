import { describe, expect, it } from 'vitest'
import { characteristics } from '../../../../src/continuous/read.ts'
import { board } from '../../../support/board.ts'

describe('morph', () => {
  it('[CR 702.37c, 708.2a, 702.37a] Exalted Angel cast face down for {3} is a 2/2 without name and abilities', () => {
    const b = board({ a: { battlefield: ['3 Forest'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    expect(characteristics(b.game, id)).toMatchObject({ name: '', power: 2, toughness: 2, abilities: [], manaValue: 0 })
  })

  it('[CR 702.37e] [CR 116.2b] turning it up is a special action: no stack, the same object', () => {
    const b = board({ a: { battlefield: ['7 Plains'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    b.act({ kind: 'turnFaceUp', object: id })
    expect(b.game.state.stack).toEqual([])
    expect(b.id('Exalted Angel')).toBe(id)
    expect(b.pt('Exalted Angel')).toBe('4/5')
  })

  it('[CR 702.37e] without the mana it is refused', () => {
    const b = board({ a: { battlefield: ['3 Plains'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    expect(b.refusal({ kind: 'turnFaceUp', object: id })).toBe('You cannot pay its morph cost.')
  })

  it('[CR 702.37e] under Humility a face-down creature would have no morph cost: it cannot be turned up', () => {
    const b = board({ a: { battlefield: ['9 Plains', 'Humility'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    expect(b.refusal({ kind: 'turnFaceUp', object: id })).toBe('It has no morph cost.')
  })

  it('[CR 702.37b, 708.11, 614.1e] Aerie Bowmasters turned face up for its megamorph cost gets a +1/+1 counter', () => {
    const b = board({ a: { battlefield: ['9 Forest'], hand: ['Aerie Bowmasters'] } })
    b.cast('Aerie Bowmasters', { method: 'morph' }).resolve()
    b.act({ kind: 'turnFaceUp', object: b.id('', 'battlefield') })
    expect(b.pt('Aerie Bowmasters')).toBe('4/5')
  })

  it('[CR 702.37c] Zoetic Cavern, a land card, can be cast face down as a 2/2 creature spell', () => {
    const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Zoetic Cavern'] } })
    b.cast('Zoetic Cavern', { method: 'morph' }).resolve()
    expect(b.names('hand', 'A')).toEqual([])
    expect(b.pt('')).toBe('2/2')
  })
})
