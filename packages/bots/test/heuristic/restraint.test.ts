import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('what is not to be wasted', () => {
  it('[S13.7] Fireblast is not paid with lands for a small creature', () => {
    const b = botBoard(
      { a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['3 Mountain'], hand: ['Fireblast'] } },
      'B',
    )
    b.board.attack('Grizzly Bears')
    b.board.turnTo('B')
    expect(b.act()).toEqual([])
    expect(b.at('end').act()).toEqual([])
  })

  it('[S13.5] Fireblast is paid with lands, the last of all burn, where that wins', () => {
    const b = botBoard({
      a: { battlefield: ['2 Mountain'], hand: ['Fireblast', 'Lightning Bolt'] },
      b: { life: 7 },
    })
    expect(b.actAll()).toEqual(['cast Lightning Bolt', 'at B', 'cast Fireblast (alternative)', 'at B'])
    expect(b.board.game.state.result?.winner).toBe(0)
  })

  it('[S13.5] two Fireblasts are not counted on with two Mountains', () => {
    const b = botBoard({
      a: { battlefield: ['2 Mountain'], hand: ['2 Fireblast'] },
      b: { life: 8, battlefield: ['Grizzly Bears'] },
    })
    expect(b.actAll()).toEqual([])
  })

  it('Rancor waits for a creature that can attack', () => {
    const b = botBoard({
      a: { battlefield: ['2 Forest', { card: 'Grizzly Bears', sick: true }], hand: ['Rancor'] },
    })
    expect(b.actAll()).toEqual([])
    const ready = botBoard({
      a: { battlefield: ['2 Forest', { card: 'River Boa', sick: true }, 'Grizzly Bears'], hand: ['Rancor'] },
    })
    expect(ready.actAll()).toEqual(['cast Rancor', 'at Grizzly Bears'])
  })

  it('River Boa regenerates once in a fight it would die in', () => {
    const b = botBoard(
      { a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['River Boa', '4 Forest'], life: 2 } },
      'B',
    )
    b.board.attack('Grizzly Bears')
    b.board.block('River Boa>Grizzly Bears')
    b.board.turnTo('B')
    expect(b.actAll()).toEqual(['activate River Boa'])
  })

  it('River Boa does not regenerate when nothing threatens it', () => {
    const b = botBoard(
      { a: { battlefield: ['Serra Angel'] }, b: { battlefield: ['River Boa', '4 Forest'], life: 4 } },
      'B',
    )
    b.board.attack('Serra Angel')
    b.board.turnTo('B')
    expect(b.actAll()).toEqual([])
  })

  it('Powder Keg is kept where it would destroy more of its own', () => {
    const b = botBoard({
      a: { battlefield: [{ card: 'Powder Keg', counters: { fuse: 2 } }, '2 Withered Wretch'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    expect(b.actAll()).toEqual([])
    const used = botBoard({
      a: { battlefield: [{ card: 'Powder Keg', counters: { fuse: 2 } }, 'Hypnotic Specter'] },
      b: { battlefield: ['2 Grizzly Bears', 'River Boa'] },
    })
    expect(used.actAll()).toEqual(['activate Powder Keg'])
  })

  it('Powder Keg gets no counter more where those it has sweep away most', () => {
    const fuses = (battlefield: readonly string[]) => {
      const keg = { card: 'Powder Keg', counters: { fuse: 1 } }
      const b = botBoard({ a: { battlefield: [keg] }, b: { battlefield }, active: 1 })
      b.board.reply('yesNo', () => b.answer())
      b.board.to('draw')
      return b.board.counters('Powder Keg', 'fuse')
    }
    expect(fuses(['2 Jackal Pup'])).toBe(1)
    expect(fuses(['2 Grizzly Bears'])).toBe(2)
  })
})
