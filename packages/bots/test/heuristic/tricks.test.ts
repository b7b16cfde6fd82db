import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('tricks in combat', () => {
  it('Giant Growth goes to the attacker that wins its fight by it, not to one that does not fight', () => {
    const b = botBoard({
      a: { battlefield: ['Forest', 'Shivan Dragon', 'Grizzly Bears'], hand: ['Giant Growth'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.board.attack('Grizzly Bears')
    b.board.block('Hill Giant>Grizzly Bears')
    expect(b.act()).toEqual(['cast Giant Growth', 'at Grizzly Bears'])
  })

  it('Giant Growth saves a blocker', () => {
    const b = botBoard(
      {
        a: { battlefield: ['Hill Giant'] },
        b: { battlefield: ['Forest', 'Serra Angel', 'Grizzly Bears'], hand: ['Giant Growth'] },
      },
      'B',
    )
    b.board.attack('Hill Giant')
    b.board.block('Grizzly Bears>Hill Giant')
    b.board.turnTo('B')
    expect(b.act()).toEqual(['cast Giant Growth', 'at Grizzly Bears'])
  })

  it('[S13.5] Giant Growth on an unblocked attacker wins', () => {
    const b = botBoard({
      a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
      b: { life: 5 },
    })
    b.board.attack('Grizzly Bears')
    expect(b.at('declareBlockers').act()).toEqual(['cast Giant Growth'])
  })

  it('Giant Growth is kept where it changes no fight', () => {
    const b = botBoard({
      a: { battlefield: ['Forest', 'Shivan Dragon'], hand: ['Giant Growth'] },
      b: { battlefield: ['Wall of Wood'] },
    })
    b.board.attack('Shivan Dragon')
    expect(b.at('declareBlockers').act()).toEqual([])
  })

  it('Rush of Vitality is not cast before combat for want of a land', () => {
    const b = botBoard({
      a: { battlefield: ['2 Swamp', 'Grizzly Bears'], hand: ['Rush of Vitality'] },
      b: { battlefield: ['Hill Giant'] },
    })
    expect(b.actAll()).toEqual([])
  })
})

describe('Auras', () => {
  it('Sheltered by Ghosts is worth casting for what it exiles', () => {
    const b = botBoard({
      a: { battlefield: ['2 Plains', { card: 'Grizzly Bears', sick: true }], hand: ['Sheltered by Ghosts'] },
      b: { battlefield: ['Llanowar Elves', 'Shivan Dragon'] },
    })
    expect(b.actAll()).toEqual(['cast Sheltered by Ghosts', 'at Shivan Dragon'])
  })

  it('Zephyr Net keeps the opponent from attacking', () => {
    const b = botBoard({
      a: { battlefield: ['2 Island', 'Grizzly Bears'], hand: ['Zephyr Net'] },
      b: { battlefield: ['Craw Wurm', 'Llanowar Elves'] },
    })
    expect(b.actAll()).toEqual(['cast Zephyr Net', 'at Craw Wurm'])
  })
})

describe('cards that do nothing now', () => {
  it('Intimidation Tactics is cycled when the opponent has no hand', () => {
    const bot = { battlefield: ['4 Swamp'], hand: ['Intimidation Tactics'], library: ['20 Swamp'] }
    const late = botBoard({ a: {}, b: bot }, 'B')
    expect(late.at('end').act()).toEqual(['activate Intimidation Tactics'])
    const early = botBoard({ a: { hand: ['2 Shivan Dragon'] }, b: bot }, 'B')
    expect(early.at('end').act()).toEqual([])
  })
})
