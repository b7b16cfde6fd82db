import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('mana left after combat', () => {
  it('Ainok Bond-Kin outlasts once nobody attacks any more', () => {
    const b = botBoard({ a: { battlefield: ['2 Plains', 'Ainok Bond-Kin'] }, b: { battlefield: ['Hill Giant'] } })
    expect(b.act()).toEqual([])
    expect(b.at('main2').act()).toEqual(['activate Ainok Bond-Kin'])
  })
})

describe('levels', () => {
  it('Student of Warfare levels up to 3/3 before combat, and towards 4/4 with the mana that is left', () => {
    const b = botBoard({ a: { battlefield: ['7 Plains', 'Student of Warfare'] } })
    b.actAll()
    expect(b.board.pt('Student of Warfare')).toBe('3/3')
    b.at('main2').actAll()
    expect(b.board.pt('Student of Warfare')).toBe('4/4')
  })
})
