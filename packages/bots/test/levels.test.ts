import { CardDefinitions, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import { askHandler, createGame, type Game, type SyncDecisionHandler, seatOf } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { heuristicHandler } from '../src/heuristic/heuristic-handler.ts'
import { Memory } from '../src/heuristic/memory.ts'
import { createBot, LEVEL_NAMES, LEVEL_TEXTS, type LevelName, looksAhead } from '../src/index.ts'
import { CURRENT_POLICY, type Mistakes, NO_MISTAKES } from '../src/policy.ts'
import { type BotBoard, botBoard, type Position } from './support/bot-board.ts'

/** What the bot does in a position, without mistakes and with one of them. */
function both<T>(
  mistake: keyof Mistakes,
  position: Position,
  seat: 'A' | 'B',
  deed: (board: BotBoard) => T,
): readonly [T, T] {
  const player = (mistakes: Mistakes): SyncDecisionHandler =>
    heuristicHandler('player', new Memory({ ...CURRENT_POLICY, mistakes }))
  const careful = deed(botBoard(position, seat, player(NO_MISTAKES)))
  return [careful, deed(botBoard(position, seat, player({ ...NO_MISTAKES, [mistake]: true })))]
}

describe('mistakes of the lower levels', () => {
  it('[S13.8] attacks without counting what comes back', () => {
    const tapped = (card: string) => ({ card, tapped: true })
    const position: Position = {
      a: { life: 4, battlefield: ['Grizzly Bears'] },
      b: { battlefield: [tapped('Sengir Vampire'), tapped('Juggernaut')] },
    }
    expect(both('ignoresWayBack', position, 'A', (b) => b.attackers())).toEqual([[], ['Grizzly Bears']])
  })

  it('[S13.9] throws a creature in the way of an attack that is far from deadly', () => {
    const position: Position = {
      a: { battlefield: ['2 Juggernaut'] },
      b: { life: 20, battlefield: ['Goblin Lackey'] },
    }
    const [careful, panicking] = both('blocksInPanic', position, 'B', (b) => b.blocks('Juggernaut', 'Juggernaut#2'))
    expect(careful).toEqual([])
    expect(panicking).toEqual(['Goblin Lackey>Juggernaut'])
  })

  it('[S13.7] uses removal in its own turn, on the first creature there is', () => {
    const position: Position = {
      a: { hand: ['Lightning Bolt'], battlefield: ['2 Mountain'] },
      b: { battlefield: ['Goblin Lackey'] },
    }
    expect(both('actsAtOnce', position, 'A', (b) => b.action())).toEqual(['pass', 'cast Lightning Bolt'])
  })

  it('[S13.7] does nothing in the opponent’s turn', () => {
    const position: Position = {
      a: { battlefield: ['Sengir Vampire'] },
      b: { hand: ['Swords to Plowshares'], battlefield: ['Plains'] },
    }
    expect(both('dozesInTheirTurn', position, 'B', (b) => b.at('end').action())).toEqual([
      'cast Swords to Plowshares',
      'pass',
    ])
  })

  it('[S13.6] counters the first spell that can be countered', () => {
    const position: Position = {
      a: { hand: ['Goblin Lackey'], battlefield: ['Mountain'] },
      b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
    }
    const reply = (b: BotBoard): string => {
      b.board.cast('Goblin Lackey').pass()
      return b.action()
    }
    expect(both('countersAnything', position, 'B', reply)).toEqual(['pass', 'cast Counterspell'])
  })

  it('[S13.5] does not see that a burn spell wins', () => {
    const position: Position = {
      a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
      b: { life: 3 },
    }
    expect(both('missesLethal', position, 'A', (b) => b.action())).toEqual(['cast Lightning Bolt', 'pass'])
  })

  it('[S13.2] plays the land it drew first, not the one it needs', () => {
    const position: Position = { a: { hand: ['Plains', 'Mountain', 'Goblin Lackey'] }, b: {} }
    expect(both('firstLand', position, 'A', (b) => b.action())).toEqual(['play Mountain', 'play Plains'])
  })

  it('overlooks what its creatures can do', () => {
    const position: Position = {
      a: { battlefield: ['Prodigal Sorcerer'] },
      b: { battlefield: ['Goblin Lackey'] },
    }
    expect(both('overlooksAbilities', position, 'A', (b) => b.action())).toEqual(['activate Prodigal Sorcerer', 'pass'])
  })
})

describe('the levels', () => {
  const deck = (id: string) => parseDeckList(tryGetBuiltInDeck(id)?.text ?? '').main

  function firstTurns(level: LevelName): Game {
    const game = createGame({ decks: [deck('goblins'), deck('landstill')], seed: 'levels', cards: CardDefinitions })
    const players = [createBot(level, { seed: 'one' }), createBot(level, { seed: 'two' })] as const
    while (game.decision && game.state.turn.number <= 5) {
      const { decision } = game
      game.submit(decision.player, askHandler(players[decision.player], decision, seatOf(game, decision.player)))
    }
    return game
  }

  it('have each a title and one line for the lobby, and only the strongest looks ahead', () => {
    expect(Object.keys(LEVEL_TEXTS)).toEqual([...LEVEL_NAMES])
    expect(LEVEL_NAMES.filter(looksAhead)).toEqual(['master'])
  })

  it.each(LEVEL_NAMES)('%s plays the same game for the same seeds', (level) => {
    expect(firstTurns(level).hash()).toBe(firstTurns(level).hash())
  })
})
