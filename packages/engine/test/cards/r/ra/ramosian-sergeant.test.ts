import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ramosian Sergeant] puts a Rebel with mana value 2 or less onto the battlefield', () => {
  const b = board({
    a: { battlefield: ['Ramosian Sergeant', '3 Plains'], library: ['Plains', 'Whipcorder', 'Savannah Lions'] },
  })
  b.pick('chooseFound', 'Whipcorder').activate('Ramosian Sergeant').resolve()
  expect(b.in('battlefield', 'Whipcorder', 'A')).toBe(true)
})

it('[Ramosian Sergeant] finds no creature that is not a Rebel', () => {
  const b = board({ a: { battlefield: ['Ramosian Sergeant', '3 Plains'], library: ['Savannah Lions'] } })
  b.pick('chooseFound', 'Savannah Lions')
  expect(() => b.activate('Ramosian Sergeant').resolve()).toThrow()
})

it('[CR 701.23b] Ramosian Sergeant need not find the Rebel that is there', () => {
  const b = board({ a: { battlefield: ['Ramosian Sergeant', '3 Plains'], library: ['Whipcorder'] } })
  b.reply('chooseFound', []).activate('Ramosian Sergeant').resolve()
  expect(b.in('library', 'Whipcorder', 'A')).toBe(true)
})
