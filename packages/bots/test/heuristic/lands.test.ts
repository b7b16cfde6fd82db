import { describe, expect, it } from 'vitest'
import { botBoard, type Position } from '../support/bot-board.ts'

describe('which land is played', () => {
  it('[S13.2] a basic that makes a needed colour comes before a nonbasic that makes it', () => {
    const b = botBoard({ a: { hand: ['Karplusan Forest', 'Mountain', 'Shock'] } })
    expect(b.action()).toBe('play Mountain')
  })

  it('[S13.2] a nonbasic that makes a needed colour comes before a basic that does not', () => {
    const b = botBoard({ a: { hand: ['Forest', 'Karplusan Forest', 'Goblin Lackey'] } })
    expect(b.action()).toBe('play Karplusan Forest')
  })

  it('[S13.2] the colour is needed that a spell can be cast with this turn', () => {
    const b = botBoard({ a: { hand: ['Plains', 'Brushland', 'Wild Growth', 'Solitary Confinement'] } })
    expect(b.action()).toBe('play Brushland')
  })

  it("Serra's Sanctum comes last without enchantments, and first with some", () => {
    const empty = botBoard({ a: { hand: ["Serra's Sanctum", 'Forest', 'Seal of Cleansing'] } })
    expect(empty.action()).toBe('play Forest')
    const full = botBoard({
      a: { battlefield: ['Exploration', "Mirri's Guile"], hand: ["Serra's Sanctum", 'Plains', 'Seal of Cleansing'] },
    })
    expect(full.action()).toBe("play Serra's Sanctum")
  })

  it('[S13.2] a fetch land counts as what it can find', () => {
    const b = botBoard({ a: { hand: ['Island', 'Wooded Foothills', 'Goblin Lackey'] } })
    expect(b.action()).toBe('play Wooded Foothills')
  })

  it('[S13.2] another basic comes before a nonbasic without a needed colour', () => {
    const b = botBoard({ a: { hand: ['Wasteland', 'Forest', 'Goblin Lackey'], battlefield: ['2 Mountain'] } })
    expect(b.action()).toBe('play Forest')
  })

  it('[S13.2] a painful land comes after a painless one that does the same', () => {
    const b = botBoard({ a: { hand: ['Ancient Tomb', 'Rishadan Port'] } })
    expect(b.action()).toBe('play Rishadan Port')
  })

  it('[S13.2] City of Traitors is played only when there is nothing else', () => {
    const both = botBoard({ a: { hand: ['City of Traitors', 'Wasteland'] } })
    expect(both.action()).toBe('play Wasteland')
    const alone = botBoard({ a: { hand: ['City of Traitors'] } })
    expect(alone.action()).toBe('play City of Traitors')
  })

  it('[S13.2] no land in hand, no land drop', () => {
    expect(botBoard({ a: { hand: ['Goblin Lackey'] } }).action()).toBe('pass')
  })

  it('the extra land of Exploration is used, and not more', () => {
    const b = botBoard({ a: { battlefield: ['Exploration'], hand: ['3 Forest'] } })
    expect(b.actAll()).toEqual(['play Forest', 'play Forest'])
  })

  it('a fetch land is used at once and finds the colour that is missing', () => {
    const b = botBoard({
      a: {
        hand: ['Wooded Foothills', 'Goblin Lackey'],
        battlefield: ['Forest'],
        library: ['Forest', 'Mountain', 'Forest'],
      },
    })
    expect(b.actAll().slice(0, 2)).toEqual(['play Wooded Foothills', 'activate Wooded Foothills'])
    expect(b.board.in('battlefield', 'Mountain')).toBe(true)
  })

  it('a fetch land that pays for nothing this turn waits for the end of the opponent’s', () => {
    const position: Position = {
      a: {
        hand: ['Sengir Vampire'],
        battlefield: ['Swamp', 'Bloodstained Mire'],
        library: ['Forest', 'Mountain', 'Swamp'],
      },
      b: { hand: [], library: ['9 Forest'] },
    }
    expect(botBoard(position).action()).toBe('pass')
    const theirs = { a: position.b ?? {}, b: position.a ?? {} }
    expect(botBoard(theirs, 'B').at('end').action()).toBe('activate Bloodstained Mire')
  })
})
