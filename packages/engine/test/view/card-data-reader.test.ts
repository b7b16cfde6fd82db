import { COLORS, type Condition, type Filter, type Quantity } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { seatOf } from '../../src/decision/seat.ts'
import type { Game } from '../../src/game/game.ts'
import { contextBinding, contextOf } from '../../src/query/context.ts'
import { nameOf } from '../../src/query/lookup.ts'
import type { ObjectId, PlayerId } from '../../src/state/ids.ts'
import { ForeignContextError } from '../../src/view/card-data-reader.ts'
import { board } from '../support/board.ts'
import { NO_BELIEFS } from '../support/no-beliefs.ts'

const NOTHING = 0 as ObjectId

const readerOf = (game: Game, player: PlayerId) => seatOf(game, player).reader(NO_BELIEFS)

const ANYWHERE: Filter = { zone: ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'stack', 'command'] }

describe('card data read through a seat', () => {
  const hidden = {
    a: { hand: ['Lightning Bolt'], library: ['Shivan Dragon'], battlefield: ['Mountain'] },
    b: { hand: ['Counterspell'], library: ['Air Elemental'], battlefield: ['Island'] },
  } as const

  it('[S13.11] an unknown card fits no filter, not even one that fits everything or excludes something', () => {
    const b = board(hidden)
    const reader = readerOf(b.game, 0)
    const ctx = reader.context(NOTHING, 0)
    for (const name of ['Counterspell', 'Shivan Dragon', 'Air Elemental'])
      for (const filter of [
        ANYWHERE,
        { not: { type: 'land' } },
        { any: [{ color: 'U' }, { not: { color: 'U' } }] },
      ] as const)
        expect(reader.matches(ctx, filter, b.id(name), null)).toBe(false)
    expect(reader.matches(ctx, ANYWHERE, b.id('Lightning Bolt'))).toBe(true)
  })

  it('[S13.11] an unknown card is neither counted nor listed; how many cards there are is public', () => {
    const b = board(hidden)
    const reader = readerOf(b.game, 0)
    const ctx = reader.context(NOTHING, 0)
    const value = (quantity: Quantity): number => reader.quantity(ctx, quantity)
    expect(value({ kind: 'count', of: ANYWHERE })).toBe(3)
    expect(value({ kind: 'cardTypesAmong', of: { zone: ['hand', 'library'] } })).toBe(1)
    expect(value({ kind: 'greatest', value: 'manaValue', of: { zone: ['hand', 'library'] } })).toBe(1)
    expect(
      reader
        .objectsMatching(ctx, ANYWHERE)
        .map((id) => nameOf(b.game, id))
        .toSorted(),
    ).toEqual(['Island', 'Lightning Bolt', 'Mountain'])
    expect(value({ kind: 'cardsIn', zone: 'hand', player: 'opponent' })).toBe(1)
  })

  it('[S13.11] a name bound to an unknown card tells nothing about it', () => {
    const b = board(hidden)
    const reader = readerOf(b.game, 0)
    const ctx = contextBinding(reader.context(NOTHING, 0), 'it', [b.id('Air Elemental')])
    const it = { the: 'it' } as const
    const island: Filter = { shares: { what: 'color', with: it } }
    const conditions: readonly Condition[] = [
      { kind: 'matches', object: it, filter: {} },
      { kind: 'exists', of: { ...island, zone: ['hand', 'battlefield'] } },
      { kind: 'compare', quantity: { kind: 'powerOf', object: it }, is: { atLeast: 1 } },
      { kind: 'compare', quantity: { kind: 'manaValueOf', object: it }, is: { atLeast: 1 } },
    ]
    for (const condition of conditions) expect(reader.condition(ctx, condition)).toBe(false)
    expect(reader.entities(ctx, it)).toEqual([])
  })

  it('[S13.11] a card in the other hand that was shown counts, without an id', () => {
    const b = board({
      a: { hand: ['Duress'], battlefield: ['Swamp'] },
      b: { hand: ['Counterspell', 'Air Elemental'], library: ['Air Elemental'] },
    })
    b.cast('Duress', { targets: ['B'] })
    b.resolve()
    const reader = readerOf(b.game, 0)
    const ctx = reader.context(NOTHING, 0)
    const blueCards: Filter = { zone: 'hand', color: 'U' }
    expect(reader.quantity(ctx, { kind: 'count', of: blueCards })).toBe(1)
    expect(reader.knownCards(ctx, blueCards, 1, 'hand').map(({ name }) => name)).toEqual(['Air Elemental'])
    expect(reader.objectsMatching(ctx, blueCards)).toEqual([])
  })

  it('[CR 708.2] a face-down creature is a 2/2 without a name for both players', () => {
    const b = board({ a: { hand: ['Exalted Angel'], battlefield: ['3 Plains'] } })
    b.cast('Exalted Angel', { method: 'morph' })
    b.resolve()
    const [angel] = b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.faceDown)
    for (const player of [0, 1] as const) {
      const reader = readerOf(b.game, player)
      const fits = (filter: Filter): boolean => reader.matches(reader.context(NOTHING, player), filter, angel!)
      expect(fits({ type: 'creature', is: 'faceDown', power: { exactly: 2 } })).toBe(true)
      expect(COLORS.some((color) => fits({ color })) || fits({ subtype: 'Angel' })).toBe(false)
    }
  })

  it('[S13.11] a context of the rules or of the other seat is refused', () => {
    const b = board(hidden)
    const other = readerOf(b.game, 1)
    for (const ctx of [contextOf(NOTHING, 0), other.context(NOTHING, 1)])
      expect(() => readerOf(b.game, 0).matches(ctx, ANYWHERE, b.id('Island'))).toThrow(ForeignContextError)
  })

  it('a card in hand can be read as the spell or the permanent it would be', () => {
    const b = board({ a: { hand: ['Exalted Angel'] } })
    const reader = readerOf(b.game, 0)
    const ctx = reader.context(NOTHING, 0)
    const angel = b.id('Exalted Angel')
    const permanent = reader.suppose(angel, { zone: 'battlefield' })!
    expect(reader.fits(ctx, { subtype: 'Angel', controller: 'you', is: ['untapped', 'wasCast'] }, permanent)).toBe(true)
    expect(reader.fits(ctx, { zone: 'hand' }, permanent)).toBe(false)
    const morph = reader.suppose(angel, { zone: 'stack', faceDown: true })!
    expect(reader.fits(ctx, { subtype: 'Angel' }, morph)).toBe(false)
    expect(reader.fits(ctx, { type: 'creature', is: 'colorless' }, morph)).toBe(true)
    expect(readerOf(b.game, 1).suppose(angel, { zone: 'battlefield' })).toBeNull()
  })

  it('creatures supposed to attack count as attacking, and no others', () => {
    const b = board({ a: { battlefield: ['Goblin Piledriver', 'Mogg Fanatic', 'Goblin Lackey'] } })
    const reader = readerOf(b.game, 0)
    const ctx = reader.attackContext(b.id('Goblin Piledriver'), 0, new Set([b.id('Mogg Fanatic')]))
    expect(reader.quantity(ctx, { kind: 'count', of: { subtype: 'Goblin', is: 'attacking' } })).toBe(1)
  })

  it('an unsettled name, event or word is what the reader believes it to be', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears'] } })
    const seat = seatOf(b.game, 0)
    const hopeful = seat.reader({
      quantities: { ...NO_BELIEFS.quantities, bound: 2, eventAmount: 3 },
      conditions: { ...NO_BELIEFS.conditions, did: true },
      fields: { ...NO_BELIEFS.fields, subtype: true },
    })
    const ctx = hopeful.context(NOTHING, 0)
    expect(hopeful.quantity(ctx, { kind: 'bound', name: 'found' })).toBe(2)
    expect(hopeful.quantity(ctx, { kind: 'eventAmount' })).toBe(3)
    expect(hopeful.condition(ctx, { kind: 'did', name: 'found' })).toBe(true)
    expect(hopeful.matches(ctx, { subtype: { chosen: 'type' } }, b.id('Grizzly Bears'))).toBe(true)
    expect(hopeful.entities(ctx, { the: 'found' })).toBeUndefined()
    const bound = contextBinding(contextBinding(ctx, 'found', []), 'type', 'Elf')
    expect(hopeful.quantity(bound, { kind: 'bound', name: 'found' })).toBe(0)
    expect(hopeful.matches(bound, { subtype: { chosen: 'type' } }, b.id('Grizzly Bears'))).toBe(false)
    expect(hopeful.entities(bound, { the: 'found' })).toEqual([])
  })
})
