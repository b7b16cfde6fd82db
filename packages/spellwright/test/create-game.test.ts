import { describe, expect, it } from 'vitest'
import { createRegistry } from '../src/cards.ts'
import {
  CardDefinitions,
  createGame,
  createRandom,
  DeckBuilder,
  DeckError,
  defaultAnswer,
  dsl,
  isUnfinished,
  loadGame,
  parseDeckList,
  playGameSync,
  randomHandler,
  SaveVersionError,
  UnknownCardError,
  UnknownDeckError,
  viewFor,
} from '../src/index.ts'

const random = (seed: string) => randomHandler(createRandom(seed))

describe('createGame', () => {
  it('[S1.1] seats two players with 20 life, 7 cards in hand and the rest of their decks in the library', () => {
    const view = viewFor(createGame({ decks: ['goblins', 'enchantress'], seed: 1 }), 0)
    for (const { life, handCount, libraryCount } of view.players)
      expect({ life, handCount, libraryCount }).toEqual({ life: 20, handCount: 7, libraryCount: 53 })
  })

  it('[S1.2] the same seed and the same answers give the same game', () => {
    const deck = new DeckBuilder().addCard('Mogg Fanatic', 8).addCard('Goblin Lackey', 4).addLand('Mountain', 8).build()
    const play = (seed: string) => {
      const game = createGame({ decks: [deck, deck], seed })
      playGameSync(game, [random('a'), random('b')])
      return game.hash()
    }
    expect(play('same')).toBe(play('same'))
    expect(play('other')).not.toBe(play('same'))
  })

  it('[S1.6] takes a built-in deck, a list that was read or built, and plain entries', () => {
    const built = new DeckBuilder().addCard('Grizzly Bears', 20).addLand('Forest', 20).build()
    const read = parseDeckList('4 Lightning Bolt\n20 Mountain')
    const sizes = (decks: Parameters<typeof createGame>[0]['decks']) =>
      viewFor(createGame({ decks, seed: 1 }), 0).players.map(({ handCount, libraryCount }) => handCount + libraryCount)
    expect(sizes([built, read])).toEqual([40, 24])
    expect(sizes([[{ name: 'Forest', count: 10 }], 'Goblins'])).toEqual([10, 60])
  })

  it('[S1.6] every card is an individual with its own id', () => {
    const deck = new DeckBuilder().addLand('Forest', 30).build()
    const game = createGame({ decks: [deck, deck], seed: 1 })
    const cards = [0, 1].flatMap((seat) => [...game.state.library[seat as 0], ...game.state.hand[seat as 0]])
    expect(new Set(cards).size).toBe(60)
  })

  it('refuses a deck that is not there, an empty deck and an unknown card, each with its own error', () => {
    expect(() => createGame({ decks: ['gobblins', 'goblins'], seed: 1 })).toThrow(UnknownDeckError)
    expect(() => createGame({ decks: [[], 'goblins'], seed: 1 })).toThrow(DeckError)
    expect(() => createGame({ decks: [[{ name: 'Strange Beast', count: 60 }], 'goblins'], seed: 1 })).toThrow(
      UnknownCardError,
    )
  })

  it('[S7.2] an unknown card plays at the kitchen table', () => {
    const strange = new DeckBuilder().addCard('Strange Beast', 40, 'Creature — Beast').build()
    const game = createGame({ decks: [strange, 'goblins'], seed: 1, options: { kitchenTable: true } })
    expect(viewFor(game, 0).hand.every(({ sandbox, types }) => sandbox && types.includes('creature'))).toBe(true)
  })

  it('takes cards of one’s own', () => {
    const ogre = dsl.card({ name: 'Test Ogre', cost: '{2}{R}', type: 'Creature — Ogre', power: 3, toughness: 3 })
    const cards = createRegistry([...CardDefinitions.all, ogre])
    const deck = new DeckBuilder().addCard('Test Ogre', 40).build()
    const game = createGame({ decks: [deck, 'goblins'], seed: 1, cards })
    expect(viewFor(game, 0).hand[0]).toMatchObject({ name: 'Test Ogre', power: 3, sandbox: false })
  })

  it('[S13.12] a game that reaches the cap is unfinished', () => {
    const game = createGame({ decks: ['goblins', 'goblins'], seed: 1, options: { maxTurns: 2 } })
    expect(isUnfinished(playGameSync(game, [random('a'), random('b')]))).toBe(true)
    expect(isUnfinished({ winner: 0, reason: 'life total of 0 or less' })).toBe(false)
  })
})

describe('loadGame', () => {
  it('goes on where the game was saved, also through JSON', () => {
    const game = createGame({ decks: ['goblins', 'enchantress'], seed: 'saved' })
    for (let i = 0; i < 40; i++) game.submit(game.decision!.player, defaultAnswer(game.decision!))
    const loaded = loadGame(JSON.parse(JSON.stringify(game.save())))
    expect(loaded.hash()).toBe(game.hash())
    expect(loaded.decision?.text).toBe(game.decision?.text)
  })

  it('refuses what is no saved game', () => {
    expect(() => loadGame({} as never)).toThrow(SaveVersionError)
  })
})
