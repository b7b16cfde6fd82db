import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mystic Sanctuary] triggers only if it enters untapped', () => {
  const of = (islands: string) =>
    board({ a: { battlefield: [islands], hand: ['Mystic Sanctuary'], graveyard: ['Shock'] } })
  expect(of('3 Island').yes().play('Mystic Sanctuary').resolveAll().names('library', 'A')[0]).toBe('Shock')
  const tapped = of('2 Island').yes().play('Mystic Sanctuary').resolveAll()
  expect([tapped.object('Mystic Sanctuary').tapped, tapped.in('graveyard', 'Shock')]).toEqual([true, true])
})
