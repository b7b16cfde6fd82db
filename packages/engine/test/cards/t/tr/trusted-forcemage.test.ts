import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Trusted Forcemage] pairs and gives both +1/+1', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Grizzly Bears'], hand: ['Trusted Forcemage'] } })
  b.cast('Trusted Forcemage').resolveAll()
  expect([b.pt('Grizzly Bears'), b.pt('Trusted Forcemage')]).toEqual(['3/3', '3/3'])
})

it('[Trusted Forcemage] loses the bonus when its partner leaves', () => {
  const b = board({
    a: { battlefield: ['Forest', '3 Plains', 'Grizzly Bears'], hand: ['Trusted Forcemage', 'Swords to Plowshares'] },
  })
  b.cast('Trusted Forcemage').resolveAll()
  b.cast('Swords to Plowshares', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Trusted Forcemage')).toBe('2/2')
})

it('[Trusted Forcemage] gives nothing to a third creature', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Grizzly Bears', 'Gray Ogre'], hand: ['Trusted Forcemage'] } })
  b.pick('choose', 'Grizzly Bears').cast('Trusted Forcemage').resolveAll()
  expect([b.pt('Grizzly Bears'), b.pt('Gray Ogre')]).toEqual(['3/3', '2/2'])
})
