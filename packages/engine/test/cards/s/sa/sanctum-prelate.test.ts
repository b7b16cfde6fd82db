import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sanctum Prelate] stops noncreature spells with the chosen mana value, for everyone', () => {
  const b = board({
    a: {
      hand: ['Sanctum Prelate', 'Shock', 'Savannah Lions', 'Divination'],
      battlefield: ['3 Plains', '4 Island', 'Mountain', 'Plains'],
    },
  })
  b.reply('number', 1).cast('Sanctum Prelate').resolve()
  expect([b.can('cast', 'Shock'), b.can('cast', 'Savannah Lions'), b.can('cast', 'Divination')]).toEqual([
    false,
    true,
    true,
  ])
})
