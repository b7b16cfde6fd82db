import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import type { ManualAction } from '../../src/decision/action.ts'
import { createGame } from '../../src/setup/create.ts'
import { type Board, board, type Position } from '../support/board.ts'
import { watch } from '../support/watch.ts'

const table = (position: Position): Board => board({ ...position, options: { kitchenTable: true } })

const by = (manual: ManualAction) => ({ kind: 'manual' as const, manual })

describe('the kitchen table', () => {
  const sandbox = (typeLine: string) => {
    const game = createGame({
      decks: [[{ name: 'Homemade Thing', count: 20, typeLine }], [{ name: 'Forest', count: 20 }]],
      seed: 's',
      cards: CardDefinitions,
      options: { kitchenTable: true, starting: 0, mulligan: 'none' },
    })
    while (game.state.turn.step !== 'main1') game.submit(game.decision!.player, { kind: 'pass' })
    return game
  }

  it('[S4.1] tap and untap by hand', () => {
    const b = table({ a: { battlefield: ['Hill Giant'] } })
    b.act(by({ do: 'tap', object: b.id('Hill Giant') }))
    expect(b.object('Hill Giant').tapped).toBe(true)
    b.act(by({ do: 'untap', object: b.id('Hill Giant') }))
    expect(b.object('Hill Giant').tapped).toBe(false)
  })

  it('[S4.3] tapping a tapped card by hand is refused', () => {
    const b = table({ a: { battlefield: [{ card: 'Hill Giant', tapped: true }] } })
    expect(b.refusal(by({ do: 'tap', object: b.id('Hill Giant') }))).toBe('Hill Giant is not an untapped permanent.')
  })

  it('[S4.3] untapping an untapped card by hand is refused', () => {
    const b = table({ a: { battlefield: ['Hill Giant'] } })
    expect(b.refusal(by({ do: 'untap', object: b.id('Hill Giant') }))).toBe('Hill Giant is not a tapped permanent.')
  })

  it('[S4.1] move a card between zones by hand', () => {
    const b = table({ a: { hand: ['Hill Giant'] } })
    b.act(by({ do: 'move', object: b.id('Hill Giant'), to: 'battlefield' }))
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  })

  it('[S4.1] [S5.4] moving by hand goes through the same atom: Soul Warden sees it', () => {
    const b = table({ a: { hand: ['Hill Giant'], battlefield: ['Soul Warden'] } })
    b.act(by({ do: 'move', object: b.id('Hill Giant'), to: 'battlefield' })).resolve()
    expect(b.life('A')).toBe(21)
  })

  it('[S4.1] [S5.4] and Rest in Peace replaces it', () => {
    const b = table({ a: { battlefield: ['Hill Giant', 'Rest in Peace'] } })
    b.act(by({ do: 'move', object: b.id('Hill Giant'), to: 'graveyard' }))
    expect(b.in('exile', 'Hill Giant')).toBe(true)
  })

  it('[S4.1] change life by hand, and triggers see it', () => {
    const b = table({ a: { battlefield: ["Ajani's Pridemate"] } })
    b.act(by({ do: 'life', player: 0, change: 4 })).resolve()
    expect(b.life('A')).toBe(24)
    expect(b.counters("Ajani's Pridemate", '+1/+1')).toBe(1)
    b.act(by({ do: 'life', player: 1, change: -20 }))
    expect(b.winner).toBe('A')
  })

  it('[S4.1] [S11.1] add and remove counters by hand; removing more than there are is refused', () => {
    const b = table({ a: { battlefield: ['Grizzly Bears'] } })
    const object = b.id('Grizzly Bears')
    b.act(by({ do: 'counters', object, counter: '+1/+1', change: 2 }))
    expect(b.pt('Grizzly Bears')).toBe('4/4')
    expect(b.refusal(by({ do: 'counters', object, counter: '+1/+1', change: -3 }))).toBe(
      'Grizzly Bears has only 2 +1/+1 counters.',
    )
    b.act(by({ do: 'counters', object, counter: '+1/+1', change: -2 }))
    expect(b.object('Grizzly Bears').counters).toBeNull()
  })

  it('[S4.1] draw, shuffle and make a token by hand', () => {
    const b = table({})
    b.act(by({ do: 'draw', player: 0 }))
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
    b.act(by({ do: 'token', name: 'Squirrel', typeLine: 'Creature — Squirrel', power: 1, toughness: 1 }))
    expect(b.pt('Squirrel')).toBe('1/1')
    const seen = watch(b)
    b.act(by({ do: 'shuffle', player: 0 }))
    expect(seen.count('shuffled', 'A')).toBe(1)
  })

  it('[S4.1] the opponent’s hidden cards are out of reach', () => {
    const b = table({ b: { hand: ['Hill Giant'] } })
    const manual: ManualAction = { do: 'move', object: b.id('Hill Giant'), to: 'battlefield' }
    expect(b.refusal(by(manual))).toBe('That card is hidden from you.')
  })

  it.each(['Creature — Thing', 'Land', 'Artifact', 'Enchantment — Aura', 'Planeswalker — Thing'])(
    '[S7.2] a %s without a definition is played free of cost, onto the battlefield, and stays there',
    (typeLine) => {
      const game = sandbox(typeLine)
      const object = game.state.hand[0][0]!
      expect(game.submit(0, { kind: 'cast', object, face: 0, method: 'normal' })).toEqual({ ok: true })
      expect(game.state.battlefield.length).toBe(1)
    },
  )

  it('[S7.2] where its type line says sorcery, to the graveyard', () => {
    const game = sandbox('Sorcery')
    game.submit(0, { kind: 'cast', object: game.state.hand[0][0]!, face: 0, method: 'normal' })
    expect(game.state.graveyard[0].length).toBe(1)
  })
})
