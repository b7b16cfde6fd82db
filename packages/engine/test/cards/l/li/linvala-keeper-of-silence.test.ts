import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Linvala, Keeper of Silence] stops abilities of creatures of opponents only', () => {
  const b = board({
    a: { battlefield: ['Cunning Sparkmage'] },
    b: { battlefield: ['Linvala, Keeper of Silence', 'Royal Assassin'] },
  })
  expect(b.can('activate', 'Cunning Sparkmage')).toBe(false)
  const own = board({ a: { battlefield: ['Linvala, Keeper of Silence', 'Cunning Sparkmage'] } })
  expect(own.can('activate', 'Cunning Sparkmage')).toBe(true)
})
