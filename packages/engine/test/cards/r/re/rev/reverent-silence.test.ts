import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reverent Silence] destroys all enchantments for 6 life of the other player', () => {
  const b = board({
    a: { hand: ['Reverent Silence'], battlefield: ['Forest', 'Glorious Anthem'] },
    b: { battlefield: ['Glorious Anthem', 'Hill Giant'] },
  })
  b.cast('Reverent Silence', { method: 'alternative' }).resolve()
  expect([b.life('B'), b.names('battlefield', 'B'), b.in('graveyard', 'Glorious Anthem', 'A')]).toEqual([
    26,
    ['Hill Giant'],
    true,
  ])
})

it('[Reverent Silence] costs {3}{G} without a Forest', () => {
  const b = board({ a: { hand: ['Reverent Silence'], mana: '{G}{G}{G}{G}' }, b: { battlefield: ['Glorious Anthem'] } })
  expect([b.cast('Reverent Silence').resolve().life('B'), b.names('battlefield', 'B')]).toEqual([20, []])
})
