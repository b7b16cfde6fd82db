import { describe, expect, it } from 'vitest'
import { createGame, GameCard, type ObjectId } from '../src/index.ts'
import { characteristics } from '../src/rules.ts'

describe('GameCard', () => {
  it('[S7.1] resolves cost, types, subtypes, colours, power and toughness, abilities', () => {
    const card = GameCard.create('siege-gang commander')
    expect(card).toMatchObject({
      name: 'Siege-Gang Commander',
      types: ['creature'],
      subtypes: ['Goblin'],
      colors: ['R'],
      power: 2,
      toughness: 2,
      typeLine: 'Creature — Goblin',
      isCreature: true,
      isLand: false,
    })
    expect(card.manaCost?.manaValue).toBe(5)
    expect(card.abilities.map(({ kind }) => kind)).toEqual(['triggered', 'activated'])
  })

  it('[S7.1] leaves everything empty for an unknown name', () => {
    expect(GameCard.create('Strange Beast')).toMatchObject({
      name: 'Strange Beast',
      definition: null,
      manaCost: null,
      types: [],
      subtypes: [],
      colors: [],
      power: null,
      toughness: null,
      abilities: [],
      isLand: false,
      isCreature: false,
    })
  })

  it.each([
    ['Creature — Beast', false, true],
    ['Basic Land — Wood', true, false],
    ['Land Creature — Forest Dryad', true, true],
    ['Enchant Creature', false, true],
    ['', false, false],
  ])(
    '[S7.1] the type line "%s" of an unknown name says whether it is a land or a creature',
    (line, isLand, isCreature) => {
      expect(GameCard.create('Strange Thing', line)).toMatchObject({ isLand, isCreature })
    },
  )

  it('[S7.1] the definition, not the type line given, says what a known card is', () => {
    expect(GameCard.create('Forest', 'Creature')).toMatchObject({ isLand: true, isCreature: false })
  })

  it('[S6.1] a land has no mana cost; {0} is one', () => {
    expect(GameCard.create('Forest').manaCost).toBeNull()
    expect(GameCard.create('Memnite').manaCost?.manaValue).toBe(0)
  })

  it('[S6.3] a basic land has the mana ability its type stands for', () => {
    expect(GameCard.create('Mountain').abilities).toMatchObject([{ kind: 'activated', effects: [{ kind: 'addMana' }] }])
  })

  it('keeps the image it is given', () => {
    expect(GameCard.create('Forest', undefined, 'forest.png').imageUrl).toBe('forest.png')
    expect(GameCard.create('Forest').imageUrl).toBeNull()
  })

  it('[S7.1] in a game it follows the current characteristics: Opalescence makes an enchantment a creature', () => {
    const deck = [
      { name: 'Opalescence', count: 30 },
      { name: 'Exploration', count: 30 },
    ]
    const options = { kitchenTable: true, starting: 0, mulligan: 'none' } as const
    const game = createGame({ decks: [deck, deck], seed: 1, options })
    const named = (name: string): ObjectId => game.state.hand[0].find((id) => characteristics(game, id).name === name)!
    const put = (object: ObjectId): void => {
      const done = game.submit(0, { kind: 'manual', manual: { do: 'move', object, to: 'battlefield' } })
      expect(done).toEqual({ ok: true })
    }
    while (game.decision!.shape !== 'act' || game.decision!.player !== 0) game.submit(0, { kind: 'pass' })
    put(named('Exploration'))
    const exploration = game.state.battlefield[0]!
    expect(GameCard.inGame(game, exploration)).toMatchObject({ isCreature: false, power: null })
    put(named('Opalescence'))
    expect(GameCard.inGame(game, exploration)).toMatchObject({ isCreature: true, power: 1, toughness: 1 })
  })
})
