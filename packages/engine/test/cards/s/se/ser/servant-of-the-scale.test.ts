import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { offers } from '../../../../support/watch.ts'

it('[Servant of the Scale] hands its counters on when it dies', () => {
  const b = board({
    a: {
      battlefield: ['Mountain', 'Grizzly Bears', { card: 'Servant of the Scale', counters: { '+1/+1': 2 } }],
      hand: ['Shock'],
    },
  })
  b.cast('Shock', { targets: ['Servant of the Scale'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it('[Servant of the Scale] enters with one counter and gives it to a creature of yours', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Mountain', 'Grizzly Bears', 'Gray Ogre'], hand: ['Servant of the Scale', 'Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Servant of the Scale').resolve()
  expect(b.pt('Servant of the Scale')).toBe('1/1')
  b.cast('Shock', { targets: ['Servant of the Scale'] })
  const seen = offers(b, 'target', 'Gray Ogre')
  b.resolveAll()
  expect(seen).toEqual(['Grizzly Bears', 'Gray Ogre'])
  expect(b.pt('Gray Ogre')).toBe('3/3')
})

it('[Servant of the Scale] gives nothing when it is returned to hand', () => {
  const b = board({
    a: {
      battlefield: ['Island', 'Grizzly Bears', { card: 'Servant of the Scale', counters: { '+1/+1': 1 } }],
      hand: ['Unsummon'],
    },
  })
  b.cast('Unsummon', { targets: ['Servant of the Scale'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})
