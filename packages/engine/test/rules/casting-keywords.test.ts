import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('cascade', () => {
  it('[CR 702.85a] casts the first nonland card that costs less, and puts the rest on the bottom', () => {
    const b = board({
      a: {
        hand: ['Shardless Agent'],
        battlefield: ['Forest', 'Island', 'Wastes'],
        library: ['Forest', 'Hill Giant', 'Shock', 'Plains'],
      },
    })
    b.throughJson = true
    b.cast('Shardless Agent')
    expect(b.names('stack')).toHaveLength(2)
    b.yes().aim(['B']).resolve()
    expect(b.names('stack')).toEqual(['Shardless Agent', 'Shock'])
    expect(b.names('library', 'A')[0]).toBe('Plains')
    expect(b.names('library', 'A').slice(1).sort()).toEqual(['Forest', 'Hill Giant'])
    b.resolveAll()
    expect(b.life('B')).toBe(18)
  })

  it('[CR 702.85a] casting it is optional', () => {
    const b = board({
      a: { hand: ['Shardless Agent'], battlefield: ['Forest', 'Island', 'Wastes'], library: ['Shock', 'Plains'] },
    })
    b.cast('Shardless Agent').no().resolve()
    expect(b.names('library', 'A')).toEqual(['Plains', 'Shock'])
    expect(b.names('exile')).toEqual([])
  })

  it('[CR 702.85a] a library without such a card goes to its own bottom', () => {
    const b = board({
      a: { hand: ['Violent Outburst'], battlefield: ['Forest', 'Mountain', 'Wastes'], library: ['3 Forest'] },
    })
    b.cast('Violent Outburst').resolve()
    expect(b.names('library', 'A')).toEqual(['Forest', 'Forest', 'Forest'])
  })
})

describe('dash', () => {
  it('[CR 702.109a] a dashed creature has haste and returns to hand at the end step', () => {
    const b = board({ a: { hand: ['Mardu Scout'], battlefield: ['2 Mountain'] } })
    b.cast('Mardu Scout', { method: 'alternative' }).resolve().attack('Mardu Scout').damage()
    expect(b.life('B')).toBe(17)
    b.to('upkeep', 4)
    expect(b.names('hand', 'A')).toContain('Mardu Scout')
  })

  it('[CR 702.109a] cast for its mana cost it has no haste and stays', () => {
    const b = board({ a: { hand: ['Mardu Scout'], battlefield: ['2 Mountain'] } })
    b.cast('Mardu Scout').resolve()
    expect(b.has('Mardu Scout', 'haste')).toBe(false)
    b.to('upkeep', 4)
    expect(b.in('battlefield', 'Mardu Scout')).toBe(true)
  })
})

describe('overload', () => {
  const sides = {
    a: { hand: ['Mizzium Mortars'], battlefield: ['6 Mountain', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'True Believer', 'Nimble Mongoose'] },
  }

  it('[CR 702.96a] each instead of target', () => {
    const b = board(sides)
    b.cast('Mizzium Mortars', { method: 'alternative' }).resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 702.96b] it needs no target, and reaches what could not be one', () => {
    const b = board({ ...sides, b: { battlefield: ['Nimble Mongoose'] } })
    expect(b.legal().filter((action) => action.kind === 'cast')).toHaveLength(1)
    b.cast('Mizzium Mortars', { method: 'alternative' }).resolve()
    expect(b.in('graveyard', 'Nimble Mongoose', 'B')).toBe(true)
  })

  it('[CR 702.96a] cast for its mana cost it has one target', () => {
    const b = board(sides)
    b.cast('Mizzium Mortars', { targets: ['Hill Giant'] }).resolve()
    expect(b.names('battlefield', 'B')).toEqual(['True Believer', 'Nimble Mongoose'])
  })

  it('[Mind Rake] overloaded, each player discards', () => {
    const b = board({
      a: { hand: ['Mind Rake', '3 Forest'], battlefield: ['2 Swamp'] },
      b: { hand: ['3 Forest'] },
    })
    b.cast('Mind Rake', { method: 'alternative' }).resolve()
    expect([b.names('hand', 'A'), b.names('hand', 'B')]).toEqual([['Forest'], ['Forest']])
  })
})

describe('entwine', () => {
  it('[CR 702.42a] for its cost both modes are chosen', () => {
    const b = board({
      a: { hand: ['Rain of Rust'], battlefield: ['9 Mountain'] },
      b: { battlefield: ['Sol Ring', 'Forest'] },
    })
    b.yes('additionalCost').aim(['Sol Ring', 'Forest']).cast('Rain of Rust').resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
  })

  it('[CR 702.42a] without it only one mode is', () => {
    const b = board({
      a: { hand: ['Rain of Rust'], battlefield: ['9 Mountain'] },
      b: { battlefield: ['Sol Ring', 'Forest'] },
    })
    b.no('additionalCost').reply('mode', [0]).aim(['Sol Ring']).cast('Rain of Rust').resolve()
    expect(b.names('battlefield', 'B')).toEqual(['Forest'])
  })

  it('[CR 702.42a] it is not offered where a mode has no target', () => {
    const b = board({ a: { hand: ['Rain of Rust'], battlefield: ['9 Mountain'] } })
    b.yes('additionalCost').cast('Rain of Rust')
    expect(b.asked.some((decision) => decision.purpose === 'additionalCost')).toBe(false)
    expect(b.in('stack', 'Rain of Rust')).toBe(true)
  })
})

it('[CR 702.53a] transmute finds a card with the same mana value', () => {
  const b = board({
    a: {
      hand: ['Drift of Phantasms'],
      battlefield: ['3 Island'],
      library: ['Shock', 'Grizzly Bears', 'Hill Giant', 'Phyrexian Arena'],
    },
  })
  b.activate('Drift of Phantasms', { zone: 'hand' }).pick('chooseFound', 'Phyrexian Arena').resolve()
  expect(b.names('hand', 'A')).toEqual(['Phyrexian Arena'])
  const [question] = b.asked.filter((decision) => decision.purpose === 'chooseFound')
  expect(question?.shape === 'objects' && question.candidates).toHaveLength(1)
})

it('[CR 702.77a] reinforce discards the card for counters on a creature', () => {
  const b = board({ a: { hand: ['Mosquito Guard'], battlefield: ['2 Plains', 'Grizzly Bears'] } })
  b.activate('Mosquito Guard', { zone: 'hand', targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  expect(b.in('graveyard', 'Mosquito Guard', 'A')).toBe(true)
})

it('[CR 702.107a] outlast taps the creature for a counter, as a sorcery', () => {
  const b = board({ a: { battlefield: ['2 Swamp', 'Disowned Ancestor'] } })
  b.activate('Disowned Ancestor').resolve()
  expect(b.pt('Disowned Ancestor')).toBe('1/5')
  expect(b.object('Disowned Ancestor').tapped).toBe(true)
})

describe('umbra armor', () => {
  it('[CR 702.89a] the Aura is destroyed instead, and the damage is removed', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', { card: 'Boar Umbra', attachedTo: 'Grizzly Bears' }] },
      b: { battlefield: ['Colossal Dreadmaw'] },
    })
    b.attack('Grizzly Bears').block('Colossal Dreadmaw>Grizzly Bears').damage()
    expect(b.in('graveyard', 'Boar Umbra', 'A')).toBe(true)
    expect(b.object('Grizzly Bears').damage).toBe(0)
  })

  it('[CR 616.1] with two of them the controller chooses which is destroyed', () => {
    const b = board({
      a: {
        hand: ['Murder'],
        battlefield: [
          '3 Swamp',
          'Grizzly Bears',
          { card: 'Boar Umbra', attachedTo: 'Grizzly Bears' },
          { card: 'Hyena Umbra', attachedTo: 'Grizzly Bears' },
        ],
      },
    })
    b.option('replacement', 'Hyena')
      .cast('Murder', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.names('graveyard', 'A').sort()).toEqual(['Hyena Umbra', 'Murder'])
    expect(b.pt('Grizzly Bears')).toBe('5/5')
  })
})
