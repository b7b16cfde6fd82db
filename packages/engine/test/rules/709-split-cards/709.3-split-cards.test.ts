import { describe, expect, it } from 'vitest'
import { colorsOf } from '../../../src/continuous/characteristics.ts'
import { characteristics } from '../../../src/continuous/read.ts'
import { board } from '../../support/board.ts'

describe('split cards', () => {
  it('[CR 709.3] either half can be cast', () => {
    const b = board({ a: { battlefield: ['2 Volcanic Island'], hand: ['Fire // Ice'] } })
    expect(b.legal().flatMap((a) => (a.kind === 'cast' ? [a.face] : []))).toEqual([0, 1])
  })

  it('[CR 709.3b] on the stack only the half being cast exists', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] } })
    b.reply('divide', [2]).cast('Fire', { targets: ['B'] })
    const [spell] = b.game.state.stack
    expect(characteristics(b.game, spell!)).toMatchObject({ name: 'Fire', manaValue: 2 })
    expect(colorsOf(characteristics(b.game, spell!))).toEqual(['R'])
  })

  it('[CR 709.4] elsewhere it has the combined characteristics', () => {
    const b = board({ a: { hand: ['Fire // Ice'] } })
    const c = b.c('Fire // Ice')
    expect(c.manaValue).toBe(4)
    expect(colorsOf(c)).toEqual(['U', 'R'])
  })

  it('[CR 709.4, 202.3d] Isochron Scepter does not take it: mana value 4', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Isochron Scepter', 'Fire // Ice'] } })
    b.yes().cast('Isochron Scepter').resolve().resolve()
    expect(b.in('hand', 'Fire // Ice', 'A')).toBe(true)
  })

  it('Fire divides 2 damage among one or two targets', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] },
      b: { battlefield: ['Llanowar Elves'] },
    })
    b.reply('divide', [1, 1])
      .cast('Fire', { targets: ['B,Llanowar Elves'] })
      .resolve()
    expect(b.life('B')).toBe(19)
    expect(b.in('graveyard', 'Llanowar Elves', 'B')).toBe(true)
  })

  it('Ice taps a permanent and draws a card', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Fire // Ice'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Ice', { targets: ['Hill Giant'] }).resolve()
    expect(b.object('Hill Giant').tapped).toBe(true)
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })
})
