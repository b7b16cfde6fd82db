import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Infernal Tutor] finds any card with an empty hand', () => {
  const b = board({ a: { hand: ['Infernal Tutor'], battlefield: ['2 Swamp'], library: ['Memnite', 'Forest'] } })
  b.cast('Infernal Tutor').pick('chooseFound', 'Memnite').resolve()
  expect(b.names('hand', 'A')).toEqual(['Memnite'])
})

it('[Infernal Tutor] otherwise finds a card with the name of the one revealed', () => {
  const b = board({ a: { hand: ['Infernal Tutor', 'Shock'], battlefield: ['2 Swamp'], library: ['Shock', 'Memnite'] } })
  b.cast('Infernal Tutor')
  b.reply('chooseFound', (d) => (d.shape === 'objects' ? d.candidates : []))
  b.resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock', 'Shock'])
})
