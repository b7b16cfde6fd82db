import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Atraxa, Grand Unifier] takes one card for each card type', () => {
  const b = board({
    a: {
      hand: ['Atraxa, Grand Unifier'],
      battlefield: ['7 City of Brass'],
      library: ['Forest', 'Island', 'Memnite', 'Shock', 'Divination', '6 Plains'],
    },
  })
  b.reply('choose', (d) => (d.shape === 'objects' ? d.candidates.slice(0, 1) : []))
    .pick('choose', 'Shock')
    .pick('choose', 'Forest')
    .pick('choose', 'Divination')
  b.cast('Atraxa, Grand Unifier').resolveAll()
  expect(b.names('hand', 'A').sort()).toEqual(['Divination', 'Forest', 'Memnite', 'Shock'])
})
