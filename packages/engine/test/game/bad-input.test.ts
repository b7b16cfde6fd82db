import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/decision/action.ts'
import { Game, type GameSave } from '../../src/game/game.ts'
import { ManaCost } from '../../src/mana/cost.ts'
import { createGame, DeckError } from '../../src/setup/create.ts'
import { UnknownCardError } from '../../src/state/definitions.ts'
import type { ObjectId } from '../../src/state/ids.ts'
import { SaveVersionError } from '../../src/state/json.ts'
import { type Board, board } from '../support/board.ts'

const forests = [{ name: 'Forest', count: 40 }]

/** The answer is refused with a reason, and the game is as if it had never been tried. */
function refused(b: Board, answer: Parameters<Game['submit']>[1], player: 0 | 1 = b.decision.player): string {
  const hash = b.game.hash()
  const { decision } = b
  const done = b.game.submit(player, answer)
  if (done.ok) throw new Error('accepted')
  expect(b.game.hash()).toBe(hash)
  expect(b.game.decision).toBe(decision)
  return done.reason
}

describe('decks', () => {
  it('an unknown card is a typed error that names it', () => {
    const decks = [[{ name: 'Blck Lotus', count: 1 }], forests] as const
    const create = (): unknown => createGame({ decks, seed: 1, cards: CardDefinitions })
    expect(create).toThrow(UnknownCardError)
    expect(create).toThrow(/"Blck Lotus"/)
  })

  it('all unknown cards of both decks are named at once', () => {
    const decks = [[{ name: 'Foo', count: 1 }], [{ name: 'Bar', count: 1 }]] as const
    try {
      createGame({ decks, seed: 1, cards: CardDefinitions })
      expect.unreachable()
    } catch (error) {
      expect(error instanceof UnknownCardError && error.cards).toEqual(['Foo', 'Bar'])
    }
  })

  it.each([0.5, -1, Number.NaN])('a count of %d is refused', (count) => {
    const decks = [[{ name: 'Forest', count }], forests] as const
    expect(() => createGame({ decks, seed: 1, cards: CardDefinitions })).toThrow(DeckError)
  })

  it('an empty deck is refused', () => {
    expect(() => createGame({ decks: [[], forests], seed: 1, cards: CardDefinitions })).toThrow(/has no cards/)
  })
})

describe('mana costs', () => {
  it.each([
    ['{1}{Q}', 3],
    ['{1', 0],
    ['{2/}', 0],
    ['1}{R}', 1],
  ])('[S6.1] the malformed cost %s is an error that names the position', (text) => {
    expect(() => ManaCost.parse(text)).toThrow(/position|at \d/)
  })
})

describe('answers', () => {
  it('an answer by the wrong player', () => {
    expect(refused(board({}), { kind: 'pass' }, 1)).toBe('It is not your decision: A is asked.')
  })

  it('an answer after the game is over', () => {
    const b = board({})
    b.game.concede(0)
    expect(b.game.submit(1, { kind: 'pass' })).toEqual({ ok: false, reason: 'The game is over.' })
    expect(b.game.concede(1)).toEqual({ ok: false, reason: 'The game is over.' })
  })

  it('an answer for a decision that is over: attackers while a player has priority', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] } })
    expect(refused(b, [{ attacker: b.id('Grizzly Bears'), defender: -2 }])).toBe('That is not an action.')
  })

  it('an action where a choice is asked', () => {
    const b = board({ a: { hand: ['9 Forest'] }, step: 'end' })
    b.submit({ kind: 'pass' }).submit({ kind: 'pass' })
    expect(b.decision.purpose).toBe('discardToHandSize')
    expect(refused(b, { kind: 'pass' })).toBe('The answer must be a list of objects.')
  })

  it('too few, too many, twice the same, and something else', () => {
    const b = board({ a: { hand: ['9 Forest'], battlefield: ['Mountain'] }, step: 'end' })
    b.submit({ kind: 'pass' }).submit({ kind: 'pass' })
    const [one, two, three] = b.game.state.hand[0]
    expect(refused(b, [one!])).toBe('Exactly 2 must be chosen, not 1.')
    expect(refused(b, [one!, two!, three!])).toBe('Exactly 2 must be chosen, not 3.')
    expect(refused(b, [one!, one!])).toBe('Something was chosen twice.')
    expect(refused(b, [one!, b.id('Mountain')])).toBe('Something was chosen that is not a legal choice.')
  })

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['an unknown kind', { kind: 'dance' }],
    ['an empty object', {}],
  ])('%s is not an action', (_what, answer) => {
    expect(refused(board({}), answer as unknown as Action)).toBe('That is not an action.')
  })

  it.each<Action['kind']>(['playLand', 'cast', 'activate', 'activateMana', 'turnFaceUp'])(
    '%s of an object that does not exist is refused',
    (kind) => {
      const action = { kind, object: 9999, face: 0, method: 'normal', ability: 'p0.0' } as unknown as Action
      expect(refused(board({ a: { hand: ['Forest'] } }), action)).toMatch(/\.$/)
    },
  )

  it('a card in the library or the opponent’s hand cannot be cast', () => {
    const b = board({ a: { battlefield: ['Mountain'], library: ['Lightning Bolt'] }, b: { hand: ['Shock'] } })
    for (const name of ['Lightning Bolt', 'Shock'])
      expect(refused(b, { kind: 'cast', object: b.id(name), face: 0, method: 'normal' })).toMatch(/can't be cast/)
  })

  it('[S4.2] an opponent’s permanent cannot be used', () => {
    const b = board({ b: { battlefield: ['Forest', 'Mogg Fanatic'] } })
    const forest: Action = { kind: 'activateMana', object: b.id('Forest'), ability: b.c('Forest').abilities[0]!.key }
    expect(refused(b, forest)).toBe('You do not control Forest.')
    const ability = b.c('Mogg Fanatic').abilities[0]!.key
    expect(refused(b, { kind: 'activate', object: b.id('Mogg Fanatic'), ability })).toBe(
      'You do not control Mogg Fanatic.',
    )
  })

  it('[S4.2] a method or a face the card does not have', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
    const object = b.id('Grizzly Bears')
    expect(refused(b, { kind: 'cast', object, face: 0, method: 'flashback:0' })).toMatch(/can't be cast/)
    expect(refused(b, { kind: 'cast', object, face: 1, method: 'normal' })).toMatch(/can't be cast/)
  })

  it('[S4.2] an instant is no land, and a land no spell', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt', 'Forest'] } })
    expect(refused(b, { kind: 'playLand', object: b.id('Lightning Bolt'), face: 0 })).toBe(
      'Lightning Bolt is not a land.',
    )
    expect(refused(b, { kind: 'cast', object: b.id('Forest'), face: 0, method: 'normal' })).toMatch(/Forest/)
  })

  it('an illegal payment is refused and the question stays open', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
    b.submit({ kind: 'cast', object: b.id('Grizzly Bears'), face: 0, method: 'normal' })
    expect(b.decision.shape).toBe('pay')
    expect(refused(b, { kind: 'pool' })).toMatch(/does not hold enough/)
    expect(refused(b, { kind: 'activate', object: 1 as ObjectId, ability: 'x' })).toMatch(/not a mana ability/)
    expect(refused(b, { kind: 'pass' })).toMatch(/must be auto, pool, activate or cancel/)
  })

  it('moving cards by hand is refused outside the kitchen table', () => {
    expect(refused(board({}), { kind: 'manual', manual: { do: 'life', player: 0, change: 5 } })).toMatch(
      /kitchen table/,
    )
  })
})

describe('saved games', () => {
  it('a save of another version is a typed error that names both versions', () => {
    const save = board({}).game.save()
    const other = { ...save, rest: { ...save.rest, version: 99 } }
    expect(() => Game.load(other, CardDefinitions)).toThrow(SaveVersionError)
    expect(() => Game.load(other, CardDefinitions)).toThrow(/version 99/)
  })

  it.each([[null], [{}], [{ format: 'something else' }], ['text']])('%j is not a saved game', (data) => {
    expect(() => Game.load(data as unknown as GameSave, CardDefinitions)).toThrow(/not a saved Spellwright game/)
  })

  it('a save with a card that is not known here is a typed error', () => {
    const save = board({ a: { battlefield: ['Forest'] } }).game.save()
    expect(() => Game.load(save, { tryGet: () => undefined })).toThrow(UnknownCardError)
  })
})
