import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Rancor] gives +2/+0 and trample, and returns to hand when its creature dies', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }], hand: ['Shock'] },
  })
  expect(b.pt('Grizzly Bears')).toBe('4/2')
  expect(b.has('Grizzly Bears', 'trample')).toBe(true)
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Rancor'])
})

it('[Rancor] countered does not return', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Rancor'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Rancor').turnTo('B').cast('Counterspell').resolveAll()
  expect(b.in('graveyard', 'Rancor', 'A')).toBe(true)
})

it('[Rancor] does not return when it is bounced or exiled, and enchants creatures only', () => {
  const b = board({ a: { battlefield: ['Forest', 'Grizzly Bears', 'Sol Ring', 'Gray Ogre'], hand: ['Rancor'] } })
  const seen = offers(b, 'target', 'Gray Ogre')
  b.cast('Rancor').resolve()
  expect(seen).toEqual(['Grizzly Bears', 'Gray Ogre'])
})
