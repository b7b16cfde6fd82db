import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Springheart Nantuko] makes an Insect for a land while it is a creature', () => {
  const b = board({ a: { battlefield: ['Springheart Nantuko'], hand: ['Forest'], mana: '{G}{G}' } })
  b.play('Forest').resolve()
  expect(b.pt('Insect Token')).toBe('1/1')
})

it('[Springheart Nantuko] copies the creature it enchants for {1}{G}, or else makes an Insect', () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears', 'Exploration'],
      hand: ['Springheart Nantuko', '2 Forest'],
      mana: '{G}{G}{G}{G}',
    },
  })
  b.cast('Springheart Nantuko', { method: 'alternative', targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  b.play('Forest').reply('payOrNot', [0]).resolve()
  expect(b.count('battlefield', 'Grizzly Bears', 'A')).toBe(2)
  b.play('Forest').reply('payOrNot', [1]).resolve()
  expect(b.count('battlefield', 'Insect Token', 'A')).toBe(1)
})
