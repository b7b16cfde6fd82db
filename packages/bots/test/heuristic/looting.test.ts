import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('drawing and discarding', () => {
  it('Attunement is not used where it would only cost cards', () => {
    const b = botBoard({
      a: { battlefield: ['Attunement', '4 Island'], library: ['20 Island'] },
      b: { battlefield: ['Grizzly Bears'] },
      active: 1,
    })
    expect(b.at('end').act()).toEqual([])
  })

  it('Frantic Search: the worst cards go, the best stay', () => {
    const b = botBoard({
      a: {
        battlefield: ['8 Island'],
        hand: ['Frantic Search', '2 Island', 'Serra Angel'],
        library: ['Juggernaut', 'Counterspell', '20 Island'],
      },
      active: 1,
    })
    expect(b.at('end').actAll()[0]).toBe('cast Frantic Search')
    expect(b.board.in('graveyard', 'Island')).toBe(true)
    expect(b.board.in('graveyard', 'Serra Angel')).toBe(false)
    expect(b.board.in('graveyard', 'Counterspell')).toBe(false)
  })

  it('Frantic Search: with Replenish in hand, enchantments go where Replenish finds them', () => {
    const b = botBoard({
      a: {
        battlefield: ['3 Island', 'Plains'],
        hand: ['Frantic Search', 'Replenish', 'Opalescence', 'Parallax Wave', 'Mana Leak'],
        library: ['20 Island'],
      },
      active: 1,
    })
    expect(b.at('end').actAll()[0]).toBe('cast Frantic Search')
    expect(b.board.in('graveyard', 'Opalescence')).toBe(true)
    expect(b.board.in('graveyard', 'Parallax Wave')).toBe(true)
  })

  it('Intuition: with Replenish in hand, it looks for enchantments', () => {
    const b = botBoard({
      a: {
        battlefield: ['3 Island'],
        hand: ['Intuition', 'Replenish'],
        library: ['2 Opalescence', 'Parallax Wave', 'Mana Leak', 'Swords to Plowshares', '20 Island'],
      },
      active: 1,
    })
    expect(b.at('end').actAll()[0]).toBe('cast Intuition')
    expect(b.board.in('graveyard', 'Opalescence')).toBe(true)
    expect(b.board.in('library', 'Swords to Plowshares')).toBe(true)
    expect(b.board.in('library', 'Mana Leak')).toBe(true)
  })
})

describe('the last cards', () => {
  it('[S13.8] with an empty library it attacks with everything', () => {
    const b = botBoard({
      a: { battlefield: ['2 Serra Angel', 'Grizzly Bears'], library: [], life: 9 },
      b: { battlefield: ['2 Juggernaut'], life: 20, library: ['10 Forest'] },
    })
    expect(b.attackers()).toEqual(['Grizzly Bears', 'Serra Angel', 'Serra Angel'])
  })

  it('[S13.8] with few cards left it attacks where it would otherwise wait', () => {
    const position = (library: string) => ({
      a: { battlefield: ['3 Grizzly Bears'], library: [library] },
      b: { battlefield: ['Juggernaut'], library: ['30 Forest'] },
    })
    expect(botBoard(position('40 Forest')).attackers()).toEqual([])
    expect(botBoard(position('2 Forest')).attackers()).toEqual(['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'])
  })
})
