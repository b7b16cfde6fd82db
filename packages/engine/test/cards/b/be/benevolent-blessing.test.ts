import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Benevolent Blessing] does not remove what you have attached already', () => {
  const on = (card: string) => ({ card, attachedTo: 'Grizzly Bears' })
  const b = board({
    a: {
      hand: ['Benevolent Blessing', 'Holy Strength'],
      battlefield: ['3 Plains', 'Grizzly Bears', on('Divine Favor')],
    },
    b: { battlefield: [on('Pacifism')] },
  })
  b.option('chooseColor', 'white')
    .cast('Benevolent Blessing', { targets: ['Grizzly Bears'] })
    .resolve()
  expect([
    b.in('battlefield', 'Benevolent Blessing'),
    b.in('battlefield', 'Divine Favor'),
    b.in('battlefield', 'Pacifism'),
  ]).toEqual([true, true, false])
  expect(b.can('cast', 'Holy Strength')).toBe(false)
})
