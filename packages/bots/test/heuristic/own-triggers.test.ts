import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('a permanent that its own trigger would take away', () => {
  it('Phyrexian Dreadnought is not cast where nothing would save it', () => {
    expect(
      botBoard({ a: { battlefield: ['4 Island'], hand: ['Phyrexian Dreadnought', 'Counterspell'] } }).actAll(),
    ).toEqual([])
    const short = botBoard({ a: { battlefield: ['Island'], hand: ['Phyrexian Dreadnought', 'Stifle'] } })
    expect(short.actAll()).toEqual([])
  })

  it('Phyrexian Dreadnought is cast with Stifle in hand and mana for both, and Stifle counters its trigger', () => {
    const b = botBoard({ a: { battlefield: ['Plains', 'Island'], hand: ['Phyrexian Dreadnought', 'Stifle'] } })
    expect(b.actAll()).toEqual(['cast Phyrexian Dreadnought', 'cast Stifle'])
    expect(b.board.in('battlefield', 'Phyrexian Dreadnought')).toBe(true)
  })

  it('Vision Charm phases Phyrexian Dreadnought out of its trigger’s reach', () => {
    const b = botBoard({ a: { battlefield: ['2 Island'], hand: ['Phyrexian Dreadnought', 'Vision Charm'] } })
    expect(b.actAll()).toEqual(['cast Phyrexian Dreadnought', 'cast Vision Charm'])
    expect(b.board.in('graveyard', 'Phyrexian Dreadnought')).toBe(false)
  })

  it('Phyrexian Dreadnought is not paid for with a creature of less power', () => {
    const b = botBoard({ a: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Phyrexian Dreadnought'] } })
    expect(b.actAll()).toEqual([])
  })

  it('Mox Diamond is cast only with a land to discard', () => {
    const none = botBoard({ a: { battlefield: ['Forest'], hand: ['Mox Diamond', 'Terravore'] } })
    expect(none.actAll()).toEqual([])
    const spare = botBoard({ a: { battlefield: ['Forest'], hand: ['Mox Diamond', '2 Plains', 'Terravore'] } })
    expect(spare.actAll()).toEqual(['play Plains', 'cast Mox Diamond', 'cast Terravore'])
  })
})

describe('an ability of the opponent', () => {
  it('Stifle counters one that takes a good permanent, and lets a small one go', () => {
    const against = (permanent: string) => {
      const b = botBoard({
        a: { battlefield: ['Island', permanent], hand: ['Stifle'] },
        b: { battlefield: ['Seal of Cleansing'] },
        active: 1,
      })
      b.board.activate('Seal of Cleansing', { targets: [permanent] })
      b.board.turnTo('A')
      return b.act()
    }
    expect(against('Phyrexian Dreadnought')).toEqual(['cast Stifle'])
    expect(against('Mox Diamond')).toEqual([])
  })
})

describe('a pair of cards', () => {
  it('Stifle is looked for where Phyrexian Dreadnought is held', () => {
    const b = botBoard({
      a: {
        battlefield: ['4 Island'],
        hand: ['Impulse', 'Phyrexian Dreadnought'],
        library: ['Counterspell', 'Phyrexian Dreadnought', 'Stifle', 'Accumulated Knowledge', '10 Island'],
      },
      active: 1,
    })
    expect(b.at('end').actAll()).toEqual(['cast Impulse'])
    expect(b.board.in('hand', 'Stifle')).toBe(true)
  })
})
