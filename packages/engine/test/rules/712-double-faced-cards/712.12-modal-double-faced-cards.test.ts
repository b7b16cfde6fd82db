import { describe, expect, it } from 'vitest'
import { isCreature, isLand } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('modal double-faced cards', () => {
  it('[CR 712.12, 712.8f] the land face is played as a land', () => {
    const b = board({ a: { hand: ['Akoum Warrior'] } })
    expect(b.legal()).toContainEqual({ kind: 'playLand', object: b.id('Akoum Warrior'), face: 1 })
    b.act({ kind: 'playLand', object: b.id('Akoum Warrior'), face: 1 })
    expect(isLand(b.c('Akoum Teeth'))).toBe(true)
    expect(isCreature(b.c('Akoum Teeth'))).toBe(false)
  })

  it('[CR 712.11b] the creature face is cast', () => {
    const b = board({ a: { battlefield: ['6 Mountain'], hand: ['Akoum Warrior'] } })
    b.cast('Akoum Warrior').resolve()
    expect(b.pt('Akoum Warrior')).toBe('4/5')
  })

  it('[CR 712.8d] in the hand it has only its front face’s characteristics', () => {
    const b = board({ a: { hand: ['Akoum Warrior'] } })
    expect(isLand(b.c('Akoum Warrior'))).toBe(false)
  })

  it('[CR 712.8a] a land face that leaves is the front face again', () => {
    const b = board({ a: { battlefield: [{ card: 'Akoum Warrior', face: 1 }, '2 Island'], hand: ['Boomerang'] } })
    b.cast('Boomerang', { targets: ['Akoum Teeth'] }).resolve()
    expect(b.names('hand', 'A')).toEqual(['Akoum Warrior'])
  })
})
