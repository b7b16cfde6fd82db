import { describe, expect, it } from 'vitest'
import { botBoard, type Position } from '../support/bot-board.ts'

/** B is active and casts a spell; A, the bot, may respond. */
function against(
  spell: string,
  hand: readonly string[],
  lands: readonly string[],
  theirs: readonly string[],
  targets?: string[],
) {
  const position: Position = {
    a: { hand, battlefield: lands },
    b: { hand: [spell], battlefield: theirs },
    active: 1,
  }
  const b = botBoard(position)
  b.board.cast(spell, targets ? { targets } : {})
  b.board.turnTo('A')
  return b
}

describe('countering spells', () => {
  it('[S13.6] a hard counter is for mana value 3 or more', () => {
    expect(against('Goblin Warchief', ['Counterspell'], ['2 Island'], ['3 Mountain']).act()[0]).toBe(
      'cast Counterspell',
    )
    expect(against('Goblin Lackey', ['Counterspell'], ['2 Island'], ['3 Mountain']).act()).toEqual([])
  })

  it('[S13.6] with another counterspell in hand, mana value 2 is enough', () => {
    const hand = ['Counterspell', 'Absorb']
    expect(against('Goblin Piledriver', hand, ['2 Island'], ['2 Mountain']).act()[0]).toBe('cast Counterspell')
    expect(against('Goblin Lackey', hand, ['2 Island'], ['2 Mountain']).act()).toEqual([])
  })

  it('[S13.6] it taps lands on the opponent’s turn to do it', () => {
    const b = against('Goblin Warchief', ['Counterspell'], ['2 Island'], ['3 Mountain'])
    b.act()
    expect(b.tapped().filter((name) => name === 'Island')).toEqual(['Island', 'Island'])
  })

  it('[S13.6] a soft counter only when the opponent cannot pay', () => {
    expect(against('Goblin Piledriver', ['Mana Leak'], ['2 Island'], ['4 Mountain']).act()[0]).toBe('cast Mana Leak')
    expect(against('Goblin Piledriver', ['Mana Leak'], ['2 Island'], ['5 Mountain']).act()).toEqual([])
  })

  it('[S13.6] Circular Logic asks for as much mana as there are cards in the graveyard', () => {
    const logic = (graveyard: readonly string[]) => {
      const b = botBoard({
        a: { hand: ['Circular Logic'], battlefield: ['3 Island'], graveyard },
        b: { hand: ['Goblin Warchief'], battlefield: ['5 Mountain'] },
        active: 1,
      })
      b.board.cast('Goblin Warchief')
      b.board.turnTo('A')
      return b.act()
    }
    expect(logic(['2 Island'])).toEqual([])
    expect(logic(['3 Island'])).toEqual(['cast Circular Logic'])
  })

  it('[S13.6] Daze returns an Island when the opponent is tapped out', () => {
    const b = against('Goblin Piledriver', ['Daze'], ['Island'], ['2 Mountain'])
    expect(b.act()[0]).toBe('cast Daze (alternative)')
    expect(b.board.in('hand', 'Island', 'A')).toBe(true)
    expect(against('Goblin Piledriver', ['Daze'], ['Island'], ['3 Mountain']).act()).toEqual([])
  })

  it('[S13.6] Force of Will exiles a blue card against mana value 4 or more', () => {
    const b = against('Goblin Ringleader', ['Force of Will', 'Brainstorm'], [], ['4 Mountain'])
    expect(b.act()[0]).toBe('cast Force of Will (alternative)')
    expect(b.board.in('exile', 'Brainstorm')).toBe(true)
    expect(against('Goblin Warchief', ['Force of Will', 'Brainstorm'], [], ['3 Mountain']).act()).toEqual([])
  })

  it('[S13.6] Pyroblast only against blue', () => {
    expect(against('Mulldrifter', ['Pyroblast'], ['Mountain'], ['5 Island']).act()[0]).toBe('cast Pyroblast')
    expect(against('Goblin Warchief', ['Pyroblast'], ['Mountain'], ['3 Mountain']).act()).toEqual([])
  })

  it('[S13.6] a spell that would kill is countered whatever it costs', () => {
    const position: Position = {
      a: { hand: ['Counterspell'], battlefield: ['2 Island'], life: 3 },
      b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      active: 1,
    }
    const b = botBoard(position)
    b.board.cast('Lightning Bolt', { targets: ['A'] })
    b.board.turnTo('A')
    expect(b.act()).toContain('cast Counterspell')
  })
})
