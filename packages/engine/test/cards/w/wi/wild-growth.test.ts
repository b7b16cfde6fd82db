import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Wild Growth] adds {G} whenever the enchanted land is tapped for mana, without the stack', () => {
  const b = board({ a: { battlefield: ['Mountain', { card: 'Wild Growth', attachedTo: 'Mountain' }] } })
  b.tapForMana('Mountain')
  expect(b.pool('A')).toBe('{R}{G}')
  expect(b.game.state.stack).toEqual([])
})

it('[Wild Growth] helps to pay for a spell', () => {
  const b = board({
    a: { battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 'Forest' }], hand: ['Grizzly Bears'] },
  })
  b.cast('Grizzly Bears').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it("[Wild Growth] gives the mana to the land's controller", () => {
  const b = board({
    a: { battlefield: [{ card: 'Wild Growth', attachedTo: 'Island' }] },
    b: { battlefield: ['Island'] },
  })
  b.turnTo('B').tapForMana('Island')
  expect(b.pool('B')).toBe('{U}{G}')
  expect(b.pool('A')).toBe('')
})

it('[Wild Growth] adds nothing when the land is tapped by Rishadan Port', () => {
  const b = board({
    a: { battlefield: ['Rishadan Port', 'Mountain'] },
    b: { battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] },
  })
  b.activate('Rishadan Port', { targets: ['Forest'] }).resolve()
  expect(b.object('Forest').tapped).toBe(true)
  expect(b.pool('B')).toBe('')
})

it('[Wild Growth] enchants only lands', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears', 'Mountain'], hand: ['Wild Growth'] } })
  const seen = offers(b, 'target', 'Mountain')
  b.cast('Wild Growth').resolve()
  expect(seen).toEqual(['Forest', 'Mountain'])
  expect(b.object('Wild Growth').attachedTo).toBe(b.id('Mountain'))
})

it('[Wild Growth] goes to the graveyard with its land', () => {
  const b = board({
    a: { battlefield: ['Wasteland'] },
    b: { battlefield: ['Taiga', { card: 'Wild Growth', attachedTo: 'Taiga' }] },
  })
  b.activate('Wasteland', { targets: ['Taiga'] }).resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual(['Taiga', 'Wild Growth'])
})

it('[Wild Growth] adds nothing when Wasteland is tapped for its other ability', () => {
  const b = board({
    a: { battlefield: ['Wasteland', { card: 'Wild Growth', attachedTo: 'Wasteland' }] },
    b: { battlefield: ['Taiga'] },
  })
  b.activate('Wasteland', { targets: ['Taiga'] })
  expect(b.pool('A')).toBe('')
})

it('Wild Growth on a land under foreign control gives the mana to the land’s controller', () => {
  const b = board({
    a: { battlefield: [{ card: 'Wild Growth', attachedTo: 'Forest' }] },
    b: { battlefield: ['Forest'] },
    active: 1,
  })
  b.tapForMana('Forest')
  expect(b.pool('B')).toBe('{G}{G}')
  expect(b.pool('A')).toBe('')
})
