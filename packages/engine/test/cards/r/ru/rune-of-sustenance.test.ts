import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rune of Sustenance] gives lifelink to a creature', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', { card: 'Rune of Sustenance', attachedTo: 'Grizzly Bears' }] },
  })
  expect(b.has('Grizzly Bears', 'lifelink')).toBe(true)
})

it('[Rune of Sustenance] on an Equipment gives lifelink to what that equips', () => {
  const b = board({
    a: {
      battlefield: [
        'Grizzly Bears',
        { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
        { card: 'Rune of Sustenance', attachedTo: 'Bonesplitter' },
      ],
    },
  })
  expect([b.has('Grizzly Bears', 'lifelink'), b.has('Bonesplitter', 'lifelink')]).toEqual([true, false])
})
