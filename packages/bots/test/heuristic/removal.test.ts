import { describe, expect, it } from 'vitest'
import { botBoard, type Position } from '../support/bot-board.ts'

describe('removal', () => {
  const position: Position = {
    a: { hand: ['Swords to Plowshares'], battlefield: ['Plains', 'Baneslayer Angel'] },
    b: { battlefield: ['Grizzly Bears', 'Tarmogoyf', 'Sengir Vampire'] },
    active: 1,
  }

  it('[S13.7] during the opponent’s combat, at the biggest threat', () => {
    const b = botBoard(position)
    b.board.attack('Sengir Vampire', 'Grizzly Bears')
    b.board.turnTo('A')
    expect(b.act()).toEqual(['cast Swords to Plowshares', 'at Sengir Vampire'])
  })

  it('[S13.7] at the opponent’s end step when there was no attack', () => {
    const b = botBoard({ ...position, step: 'end' })
    b.board.turnTo('A')
    expect(b.act()).toEqual(['cast Swords to Plowshares', 'at Sengir Vampire'])
  })

  it('[S13.7] kept for something bigger than a creature that is worth less than a card', () => {
    const small = { ...position, b: { battlefield: ['Mogg Fanatic'] }, step: 'end' } as const
    const b = botBoard(small)
    b.board.turnTo('A')
    expect(b.action()).toBe('pass')
    const lackey = botBoard({ ...small, b: { battlefield: ['Goblin Lackey'] } })
    lackey.board.turnTo('A')
    expect(lackey.action()).toBe('cast Swords to Plowshares')
  })

  it('[S13.7] a creature gives itself up in response to what would take it, and to nothing else', () => {
    const at = (target: string): string[] => {
      const b = botBoard({
        a: { battlefield: ['Mogg Fanatic', 'Goblin Ringleader'] },
        b: { hand: ['Swords to Plowshares'], battlefield: ['Plains', "Mirri's Guile", 'Llanowar Elves'] },
        active: 1,
      })
      b.board.cast('Swords to Plowshares', { targets: [target] })
      b.board.turnTo('A')
      return b.act().slice(0, 1)
    }
    expect(at('Mogg Fanatic')).toEqual(['activate Mogg Fanatic'])
    expect(at('Goblin Ringleader')).toEqual([])
  })

  it('[S13.7] not in the opponent’s main phase', () => {
    const b = botBoard(position)
    b.board.turnTo('A')
    expect(b.action()).toBe('pass')
  })

  it('[S13.7] never at its own creature', () => {
    const b = botBoard({ ...position, b: { battlefield: [] }, step: 'end' })
    b.board.turnTo('A')
    expect(b.action()).toBe('pass')
  })

  it('[S13.7] at what it can usefully hit: damage that does not kill is not dealt', () => {
    const b = botBoard({
      a: { hand: ['Shock'], battlefield: ['Mountain'] },
      b: { battlefield: ['Sengir Vampire', 'Grizzly Bears'] },
      active: 1,
      step: 'end',
    })
    b.board.turnTo('A')
    expect(b.act()).toEqual(['cast Shock', 'at Grizzly Bears'])
  })

  it('[S13.7] at what it can legally hit: a creature with shroud is passed over', () => {
    const b = botBoard({
      a: { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
      b: { battlefield: ['Argothian Enchantress'] },
      active: 1,
      step: 'end',
    })
    b.board.turnTo('A')
    expect(b.action()).toBe('pass')
  })

  it('[S13.7] Disenchant finds the enchantment that matters', () => {
    const b = botBoard({
      a: { hand: ['Disenchant'], battlefield: ['2 Plains'] },
      b: { battlefield: ['Exploration', 'Opalescence'] },
      active: 1,
      step: 'end',
    })
    b.board.turnTo('A')
    expect(b.act()).toEqual(['cast Disenchant', 'at Opalescence'])
  })

  it('[S13.7] Snuff Out for life only with life to spare', () => {
    const snuff = (life: number): string => {
      const b = botBoard({
        a: { hand: ['Snuff Out'], battlefield: ['Swamp'], life },
        b: { battlefield: ['Baneslayer Angel', 'Grizzly Bears'] },
        active: 1,
        step: 'end',
      })
      b.board.turnTo('A')
      return b.action()
    }
    expect(snuff(20)).toBe('cast Snuff Out (alternative)')
    expect(snuff(5)).toBe('pass')
  })

  it('[S13.7] burn is kept at 20 life, but not in a hand that is full', () => {
    const position = (hand: readonly string[]) => ({ a: { battlefield: ['Mountain'], hand }, active: 1 as const })
    expect(
      botBoard(position(['Lightning Bolt']))
        .at('end')
        .act(),
    ).toEqual([])
    expect(
      botBoard(position(['Lightning Bolt', '6 Siege-Gang Commander']))
        .at('end')
        .act(),
    ).toEqual(['cast Lightning Bolt', 'at B'])
  })
})
