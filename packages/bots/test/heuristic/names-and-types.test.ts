import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('words to be chosen', () => {
  it('Cursed Scroll is aimed at the opponent, and names what the player holds most of', () => {
    const b = botBoard({
      a: { battlefield: ['Cursed Scroll', '3 Mountain', 'Jackal Pup'], hand: ['2 Fireblast'] },
      b: { life: 8 },
      active: 1,
    })
    expect(b.at('end').actAll()).toEqual(['activate Cursed Scroll', 'at B'])
    expect(b.board.life('B')).toBe(6)
  })

  it('Cursed Scroll kills a creature that is worth more than two damage', () => {
    const b = botBoard({
      a: { battlefield: ['Cursed Scroll', '3 Mountain', 'Jackal Pup'], hand: ['Fireblast'] },
      b: { battlefield: ['Hypnotic Specter'] },
      active: 1,
    })
    expect(b.at('end').actAll()).toEqual(['activate Cursed Scroll', 'at Hypnotic Specter'])
  })

  it('Cursed Scroll is not used without cards in hand, not even under a deadly attack', () => {
    const b = botBoard(
      {
        a: { battlefield: ['Juggernaut'] },
        b: { battlefield: ['Cursed Scroll', '3 Mountain', 'Jackal Pup'], life: 3 },
      },
      'B',
    )
    b.board.attack('Juggernaut')
    b.board.turnTo('B')
    expect(b.act()).toEqual([])
  })

  it('Engineered Plague is cast for the type the opponent has most of', () => {
    const b = botBoard({
      a: { battlefield: ['3 Swamp', '2 Ravenous Rats'], hand: ['Engineered Plague'] },
      b: { battlefield: ['Goblin Lackey', 'Mogg Fanatic', 'Goblin Piledriver'] },
    })
    expect(b.actAll()).toEqual(['cast Engineered Plague'])
    expect(b.board.in('graveyard', 'Goblin Lackey')).toBe(true)
    expect(b.board.in('battlefield', 'Ravenous Rats')).toBe(true)
  })

  it('Cabal Therapy names the best card that is known to be in the opponent’s hand', () => {
    const b = botBoard({
      a: { battlefield: ['Swamp', 'Swamp'], hand: ['Duress', 'Cabal Therapy'] },
      b: { hand: ['Counterspell', 'Serra Angel', 'Forest'] },
    })
    expect(b.actAll()).toEqual(['cast Duress', 'cast Cabal Therapy', 'at B'])
    expect(b.board.in('graveyard', 'Counterspell')).toBe(true)
    expect(b.board.in('graveyard', 'Serra Angel')).toBe(true)
  })

  it('Cabal Therapy names a card the opponent has shown', () => {
    const b = botBoard({
      a: { battlefield: ['Swamp'], hand: ['Cabal Therapy'] },
      b: { hand: ['Hypnotic Specter', '2 Swamp'], graveyard: ['Hypnotic Specter', 'Dark Ritual'] },
    })
    expect(b.actAll()).toEqual(['cast Cabal Therapy', 'at B'])
    expect(b.board.in('hand', 'Hypnotic Specter')).toBe(false)
  })

  it('Duress is not cast at an empty hand', () => {
    const b = botBoard({ a: { battlefield: ['Swamp'], hand: ['Duress'] } })
    expect(b.actAll()).toEqual([])
  })
})
