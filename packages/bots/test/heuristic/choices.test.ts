import { CardDefinitions } from '@spellwright/cards'
import { askHandler, createGame, seatOf } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { heuristicHandler } from '../../src/index.ts'
import { botBoard } from '../support/bot-board.ts'

/** The bot's answer to its opening hand: a deck of exactly these cards. */
function keeps(...hand: string[]): boolean {
  const deck = hand.map((name) => ({ name, count: 1 }))
  const game = createGame({ decks: [deck, deck], seed: 1, cards: CardDefinitions, options: { starting: 0 } })
  const [choice] = askHandler(heuristicHandler(), game.decision!, seatOf(game, 0)) as readonly number[]
  return choice === 0
}

describe('special choices', () => {
  it('[S13.10] Parallax Wave is aimed at the biggest threat', () => {
    const b = botBoard({
      a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 5 } }], life: 12 },
      b: { battlefield: ['Grizzly Bears', 'Juggernaut'] },
      active: 1,
    })
    b.board.attack('Grizzly Bears', 'Juggernaut')
    b.board.turnTo('A')
    expect(b.act().slice(0, 2)).toEqual(['activate Parallax Wave', 'at Juggernaut'])
  })

  it('[S13.10] it discards for Solitary Confinement rather than lose it', () => {
    const b = botBoard({
      a: { battlefield: ['Solitary Confinement', '6 Forest'], hand: ['Forest', 'Opalescence'], library: ['5 Forest'] },
      b: { battlefield: ['Juggernaut'] },
      active: 1,
      step: 'end',
    })
    for (let guard = 0; guard < 40 && b.board.decision.purpose !== 'payOrNot'; guard++) b.board.submit({ kind: 'pass' })
    expect(b.answer()).toEqual([0])
    b.board.submit(b.answer())
    b.board.submit(b.answer())
    expect(b.board.in('battlefield', 'Solitary Confinement')).toBe(true)
    expect(b.board.in('graveyard', 'Forest')).toBe(true)
  })

  it('[S13.10] a hand without lands, or of nothing but lands, is a mulligan', () => {
    const spells = ['Goblin Lackey', 'Goblin Matron', 'Goblin King', 'Shock', 'Mogg Fanatic', 'Goblin Warchief']
    expect(keeps('Mountain', ...spells)).toBe(false)
    expect(keeps(...spells, 'Goblin Ringleader')).toBe(false)
    expect(keeps('Mountain', 'Forest', 'Plains', 'Island', 'Swamp', 'Wasteland', 'Goblin Lackey')).toBe(false)
    expect(keeps('Mountain', 'Wasteland', 'Forest', ...spells.slice(0, 4))).toBe(true)
  })

  it('[S13.10] lands that cast nothing in the hand are a mulligan', () => {
    expect(keeps('Island', 'Swamp', 'Plains', 'Goblin Lackey', 'Goblin King', 'Shock', 'Mogg Fanatic')).toBe(false)
  })

  it('[S13.10] after a mulligan what is least needed goes to the bottom', () => {
    const names = ['Mountain', 'Wasteland', 'Forest', 'Goblin Lackey', 'Goblin Matron', 'Siege-Gang Commander', 'Shock']
    const deck = names.map((name) => ({ name, count: 1 }))
    const game = createGame({ decks: [deck, deck], seed: 1, cards: CardDefinitions, options: { starting: 0 } })
    game.submit(0, [1])
    game.submit(1, [0])
    game.submit(0, [0])
    expect(game.decision?.purpose).toBe('bottom')
    const [chosen] = askHandler(heuristicHandler(), game.decision!, seatOf(game, 0)) as readonly number[]
    const card = seatOf(game, 0)
      .view()
      .hand.find(({ id }) => id === chosen)
    expect(card?.name).toBe('Siege-Gang Commander')
  })

  it('Wasteland takes Serra’s Sanctum, and spares a lone painland late in the game', () => {
    const b = botBoard({
      a: { battlefield: ['Wasteland', '4 Mountain'] },
      b: { battlefield: ["Serra's Sanctum", '3 Forest', 'Exploration', "Mirri's Guile", 'Sterling Grove'] },
    })
    expect(b.act()).toEqual(['activate Wasteland', "at Serra's Sanctum"])
    const spared = botBoard({
      a: { battlefield: ['Wasteland', '2 Mountain'] },
      b: { battlefield: ['Brushland', '6 Forest'] },
    })
    expect(spared.actAll()).toEqual([])
  })

  it('Rishadan Port taps a land in the opponent’s upkeep', () => {
    const b = botBoard({
      a: { battlefield: ['Rishadan Port', 'Mountain'] },
      b: { battlefield: ['Forest'] },
      active: 1,
      step: 'upkeep',
    })
    b.board.turnTo('A')
    expect(b.act()).toEqual(['activate Rishadan Port', 'at Forest'])
    const main = botBoard({
      a: { battlefield: ['Rishadan Port', 'Mountain'] },
      b: { battlefield: ['Forest'] },
      active: 1,
    })
    main.board.turnTo('A')
    expect(main.act()).toEqual([])
  })

  it('Rishadan Port taps the land that makes the most mana', () => {
    const b = botBoard({
      a: { battlefield: ['Rishadan Port', 'Mountain'] },
      b: { battlefield: ['Forest', 'Plains', "Serra's Sanctum", 'Exploration', "Mirri's Guile", 'Sterling Grove'] },
      active: 1,
      step: 'upkeep',
    })
    b.board.turnTo('A')
    expect(b.act()).toEqual(['activate Rishadan Port', "at Serra's Sanctum"])
  })

  it('Goblin Sharpshooter shoots what dies, and keeps its shot otherwise', () => {
    const b = botBoard({
      a: { battlefield: ['Goblin Sharpshooter'] },
      b: { battlefield: ['Llanowar Elves', 'Juggernaut'] },
      active: 1,
      step: 'end',
    })
    b.board.turnTo('A')
    expect(b.act()).toEqual(['activate Goblin Sharpshooter', 'at Llanowar Elves'])
    const none = botBoard({
      a: { battlefield: ['Goblin Sharpshooter'] },
      b: { battlefield: ['Juggernaut'] },
      active: 1,
      step: 'end',
    })
    none.board.turnTo('A')
    expect(none.act()).toEqual([])
  })

  it('Siege-Gang Commander throws Goblins at the last life points', () => {
    const b = botBoard({ a: { battlefield: ['Siege-Gang Commander', 'Mogg Fanatic', '4 Mountain'] }, b: { life: 4 } })
    b.actAll()
    expect(b.board.winner).toBe('A')
  })

  it('Gempalm Incinerator is cycled to kill a creature', () => {
    const b = botBoard({
      a: { battlefield: ['Goblin Lackey', 'Goblin King', '2 Mountain'], hand: ['Gempalm Incinerator'] },
      b: { battlefield: ['Hypnotic Specter'] },
      active: 1,
      step: 'end',
    })
    b.board.turnTo('A')
    expect(b.act()[0]).toBe('activate Gempalm Incinerator')
  })

  it('Mirri’s Guile puts the best card on top', () => {
    const b = botBoard({
      a: {
        battlefield: ["Mirri's Guile", '5 Forest'],
        hand: ['2 Forest'],
        library: ['Forest', 'Opalescence', 'Forest', '5 Forest'],
      },
      active: 1,
      step: 'end',
    })
    for (let guard = 0; guard < 60 && b.board.game.state.turn.step !== 'draw'; guard++) {
      const { decision } = b.board
      b.board.submit(decision.player === 0 ? b.answer() : { kind: 'pass' })
    }
    expect(b.board.in('hand', 'Opalescence', 'A')).toBe(true)
  })

  it('Sylvan Library is used, and no four life are paid for a card when life is low', () => {
    const b = botBoard({
      a: { battlefield: ['Sylvan Library'], life: 4, library: ['8 Forest'], hand: ['Opalescence'] },
      active: 1,
      step: 'end',
    })
    for (let guard = 0; guard < 80 && b.board.game.state.turn.step !== 'main1'; guard++) {
      const { decision } = b.board
      b.board.submit(decision.player === 0 ? b.answer() : { kind: 'pass' })
    }
    expect(b.board.life('A')).toBe(4)
    expect(b.board.in('hand', 'Opalescence', 'A')).toBe(true)
  })

  it('Impulse: of instants, removal is worth more than its mana', () => {
    const b = botBoard({
      a: {
        battlefield: ['4 Island'],
        hand: ['Impulse'],
        library: ['Counterspell', 'Mana Leak', 'Swords to Plowshares', 'Peek', '10 Island'],
      },
      b: { battlefield: ['Grizzly Bears'] },
      active: 1,
    })
    b.at('end').actAll()
    expect(b.board.in('hand', 'Swords to Plowshares')).toBe(true)
  })

  it('Portent: the library is not shuffled where a welcome card has been put on top', () => {
    const b = botBoard({
      a: { battlefield: ['5 Island'], hand: ['Portent'], library: ['Peek', 'Serra Angel', 'Peek', '20 Island'] },
    })
    expect(b.actAll()[0]).toBe('cast Portent')
    expect(b.board.names('library', 'A')[0]).toBe('Serra Angel')
  })

  it('Goblin Matron finds no second copy of what cannot be paid for yet', () => {
    const b = botBoard({
      a: {
        battlefield: ['3 Mountain'],
        hand: ['Goblin Matron', 'Siege-Gang Commander'],
        library: ['Siege-Gang Commander', 'Goblin Ringleader', '20 Mountain'],
      },
    })
    expect(b.actAll()).toEqual(['cast Goblin Matron'])
    expect(b.board.in('hand', 'Goblin Ringleader')).toBe(true)
  })
})
