import { describe, expect, it } from 'vitest'
import { hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

it.each([
  ['[CR 301.1]', 'Sol Ring'],
  ['[CR 302.1]', 'Grizzly Bears'],
  ['[CR 303.1]', 'Glorious Anthem'],
  ['[CR 306.1]', 'Jace Beleren'],
  ['[CR 307.1]', 'Divination'],
])('%s %s can be cast in a main phase of its owner with an empty stack, and not otherwise', (_rule, name) => {
  const lands = ['3 Island', '3 Plains', '3 Forest', 'Mountain']
  const can = (step: 'main1' | 'upkeep', active: 0 | 1): boolean =>
    board({ a: { hand: [name], battlefield: lands }, step, active })
      .turnTo('A')
      .can('cast', name)
  const busy = board({ a: { hand: [name, 'Shock'], battlefield: lands } }).cast('Shock', { targets: ['B'] })
  expect([can('main1', 0), can('upkeep', 0), can('main1', 1), busy.can('cast', name)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('[CR 304.1, 117.1a] an instant can be cast at any priority', () => {
  const b = board({ active: 1, step: 'upkeep', a: { hand: ['Shock'], battlefield: ['Mountain'] } })
  expect(b.turnTo('A').can('cast', 'Shock')).toBe(true)
})

describe('[CR 301.5] Equipment', () => {
  it('[CR 301.5, 301.5b, 702.6a] is attached by its equip ability, at the time of a sorcery', () => {
    const b = board({ a: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] } })
    b.activate('Bonesplitter', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/2')
    const later = board({ a: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] }, step: 'upkeep' })
    expect(later.can('activate', 'Bonesplitter')).toBe(false)
  })

  it('[CR 704.5n] stays on the battlefield when its creature leaves', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }, 'Mountain'],
        hand: ['Shock'],
      },
    })
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    expect([b.in('battlefield', 'Bonesplitter'), b.object('Bonesplitter').attachedTo]).toEqual([true, 0])
  })

  it('[CR 301.5d] gives its bonus to a creature its controller does not control', () => {
    const b = board({
      a: { battlefield: [{ card: 'Bonesplitter', attachedTo: 'Hill Giant' }] },
      b: { battlefield: ['Hill Giant'] },
    })
    expect([b.c('Bonesplitter').controller, b.pt('Hill Giant')]).toEqual([0, '5/3'])
  })
})

it('[CR 301.7, 702.122a] a Vehicle becomes a creature when it is crewed, until the turn ends', () => {
  const b = board({ a: { battlefield: ["Smuggler's Copter", 'Grizzly Bears'] } })
  expect(hasType(b.c("Smuggler's Copter"), 'creature')).toBe(false)
  b.activate("Smuggler's Copter").resolve()
  expect([hasType(b.c("Smuggler's Copter"), 'creature'), b.object('Grizzly Bears').tapped]).toEqual([true, true])
  expect(hasType(b.to('upkeep').c("Smuggler's Copter"), 'creature')).toBe(false)
})

it("[CR 304.2, 307.2, 608.2n] an instant or sorcery goes to its owner's graveyard as the last step of its resolution", () => {
  const b = board({ a: { battlefield: ['Mountain', '3 Island'], hand: ['Shock', 'Divination'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Divination')
    .resolve()
  expect(b.names('graveyard', 'A')).toEqual(['Shock', 'Divination'])
})
