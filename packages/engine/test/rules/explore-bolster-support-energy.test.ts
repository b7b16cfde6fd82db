import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('explore', () => {
  const start = (library: string[]) =>
    board({ a: { hand: ['Merfolk Branchwalker'], battlefield: ['2 Forest'], library } })

  it('[CR 701.44a] a land card goes to the hand', () => {
    const b = start(['Plains', 'Shock'])
    b.cast('Merfolk Branchwalker').resolve().resolve()
    expect(b.names('hand', 'A')).toEqual(['Plains'])
    expect(b.pt('Merfolk Branchwalker')).toBe('2/1')
  })

  it('[CR 701.44a] for another card there is a counter, and it may go to the graveyard', () => {
    const b = start(['Shock', 'Plains'])
    b.cast('Merfolk Branchwalker').resolve().yes().resolve()
    expect(b.pt('Merfolk Branchwalker')).toBe('3/2')
    expect(b.names('graveyard', 'A')).toEqual(['Shock'])
  })

  it('[CR 701.44a] or stay on top of the library', () => {
    const b = start(['Shock', 'Plains'])
    b.cast('Merfolk Branchwalker').resolve().no().resolve()
    expect(b.names('library', 'A')).toEqual(['Shock', 'Plains'])
  })

  it('[CR 701.44b] with an empty library there is still a counter', () => {
    const b = start([])
    b.cast('Merfolk Branchwalker').resolve().resolve()
    expect(b.pt('Merfolk Branchwalker')).toBe('3/2')
  })
})

it('[CR 701.39a] bolster goes to a creature with the least toughness', () => {
  const b = board({ a: { hand: ['Sandcrafter Mage'], battlefield: ['3 Plains', 'Llanowar Elves', 'Hill Giant'] } })
  b.cast('Sandcrafter Mage').resolve().resolve()
  expect([b.pt('Llanowar Elves'), b.pt('Sandcrafter Mage')]).toEqual(['2/2', '2/2'])
})

it('[CR 701.41a] a spell supports up to so many creatures', () => {
  const b = board({ a: { hand: ['Shoulder to Shoulder'], battlefield: ['3 Plains', 'Llanowar Elves', 'Hill Giant'] } })
  b.cast('Shoulder to Shoulder', { targets: ['Llanowar Elves,Hill Giant'] }).resolve()
  expect([b.pt('Llanowar Elves'), b.pt('Hill Giant')]).toEqual(['2/2', '4/4'])
})

it('[CR 701.41a] a permanent supports others', () => {
  const b = board({ a: { hand: ['Relief Captain'], battlefield: ['4 Plains', 'Llanowar Elves'] } })
  b.cast('Relief Captain').resolve()
  b.resolve()
  expect(b.pt('Relief Captain')).toBe('3/2')
})

describe('energy', () => {
  it('[CR 107.14] one energy pays for one coloured mana', () => {
    const b = board({ a: { hand: ['Aether Hub', 'Llanowar Elves', 'Shock'] } })
    b.play('Aether Hub').resolve()
    expect(b.game.state.players[0].counters['energy']).toBe(1)
    b.cast('Shock', { targets: ['B'] })
    expect(b.game.state.players[0].counters['energy']).toBe(0)
  })

  it('[CR 107.14] without energy the land makes colourless mana only', () => {
    const b = board({ a: { hand: ['Shock'], battlefield: ['Aether Hub'] } })
    expect(b.can('cast', 'Shock')).toBe(false)
  })

  it('[CR 107.14] the same energy does not pay twice', () => {
    const b = board({
      a: { hand: ['Aether Hub', 'Counterspell', 'Sol Ring'], battlefield: ['Aether Hub', 'Aether Hub'] },
    })
    b.play('Aether Hub').resolve().cast('Sol Ring')
    expect(b.can('cast', 'Counterspell')).toBe(false)
  })
})
