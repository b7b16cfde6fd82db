import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hogaak, Arisen Necropolis] is paid for by creatures and cards of the graveyard alone, no mana', () => {
  const b = board({
    a: {
      battlefield: ['2 Llanowar Elves', '9 Swamp'],
      graveyard: ['Hogaak, Arisen Necropolis', '5 Forest'],
      mana: '{B}{B}',
    },
  })
  b.cast('Hogaak, Arisen Necropolis', { from: 'graveyard' }).resolve()
  expect(b.pt('Hogaak, Arisen Necropolis')).toBe('8/8')
  expect(b.names('graveyard', 'A')).toEqual([])
  expect(b.pool('A')).toBe('{B}{B}')
  expect(b.object('Swamp').tapped).toBe(false)
})

it('[Hogaak, Arisen Necropolis] cannot be cast where these are not enough', () => {
  const b = board({
    a: { battlefield: ['Llanowar Elves', '9 Swamp'], hand: ['Hogaak, Arisen Necropolis'], graveyard: ['5 Forest'] },
  })
  expect(b.can('cast', 'Hogaak, Arisen Necropolis')).toBe(false)
})
