import { describe, expect, it } from 'vitest'
import { type BotBoard, botBoard } from '../support/bot-board.ts'

/** On to the bot's next turn, in which what it cast face down can be turned up. */
function nextTurn(b: BotBoard): BotBoard {
  b.board.to('main1', b.board.game.state.turn.number + 2)
  return b
}

describe('creatures that lie face down', () => {
  it('Exalted Angel is cast face down with four lands, and turned face up in the turn after, before it attacks', () => {
    const b = botBoard({
      a: { battlefield: ['4 Plains'], hand: ['Exalted Angel'], library: ['10 Plains'] },
      b: { library: ['10 Plains'] },
    })
    expect(b.actAll()).toEqual(['cast Exalted Angel (morph)'])
    nextTurn(b)
    expect(b.actAll()).toContain('turnFaceUp')
    expect(b.attackers()).toEqual(['Exalted Angel'])
  })

  it('Exalted Angel is cast face up with six lands', () => {
    const b = botBoard({ a: { battlefield: ['6 Plains'], hand: ['Exalted Angel'] } })
    expect(b.actAll()).toEqual(['cast Exalted Angel'])
  })

  it('Bane of the Living: X is as much as kills theirs and not itself', () => {
    const b = botBoard({
      a: { battlefield: ['3 Swamp'], hand: ['Bane of the Living'], library: ['10 Swamp'] },
      b: { battlefield: ['3 Goblin Lackey', '2 Mogg Fanatic', 'River Boa'], library: ['10 Plains'] },
    })
    expect(b.actAll()).toEqual(['cast Bane of the Living (morph)'])
    nextTurn(b)
    expect(b.actAll()).toContain('turnFaceUp')
    expect(b.board.in('graveyard', 'Goblin Lackey')).toBe(true)
    expect(b.board.in('battlefield', 'Bane of the Living')).toBe(true)
  })
})
