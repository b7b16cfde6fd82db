import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soul Burn] deals X damage and gains life for the black mana spent on X', () => {
  const b = board({ a: { battlefield: ['4 Swamp', '2 Forest'], hand: ['Soul Burn'] } })
  b.reply('x', 3)
    .cast('Soul Burn', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})

it('[Soul Burn] gains nothing for red mana', () => {
  const b = board({ a: { battlefield: ['Swamp', '4 Mountain'], hand: ['Soul Burn'] } })
  b.reply('x', 2)
    .cast('Soul Burn', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
})

it('[Soul Burn] gains no more than the toughness of the creature', () => {
  const b = board({ a: { battlefield: ['6 Swamp'], hand: ['Soul Burn'] }, b: { battlefield: ['Savannah Lions'] } })
  b.reply('x', 3)
    .cast('Soul Burn', { targets: ['Savannah Lions'] })
    .resolve()
  expect(b.life('A')).toBe(21)
})

it('[Soul Burn] does not let green mana pay for X', () => {
  const b = board({ a: { battlefield: ['2 Swamp', '5 Forest'], hand: ['Soul Burn'] } })
  expect(() => b.reply('x', 2).cast('Soul Burn', { targets: ['B'] })).toThrow()
})

it('[Soul Burn] gains no more than the life of the player', () => {
  const b = board({
    a: { battlefield: ['6 Swamp'], hand: ['Soul Burn'] },
    b: { life: 2, battlefield: ['Worship', 'Grizzly Bears'] },
  })
  b.reply('x', 3)
    .cast('Soul Burn', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([22, 1])
})

it('[Soul Burn] gains no more than the loyalty of the planeswalker', () => {
  const b = board({ a: { battlefield: ['8 Swamp'], hand: ['Soul Burn'] }, b: { battlefield: ['Jace Beleren'] } })
  b.reply('x', 5)
    .cast('Soul Burn', { targets: ['Jace Beleren'] })
    .resolve()
  expect(b.life('A')).toBe(23)
})

it('[Soul Burn] gains nothing for damage that is prevented', () => {
  const b = board({
    a: { battlefield: ['5 Swamp'], hand: ['Soul Burn'] },
    b: { battlefield: ['Plains'], hand: ['Healing Salve'] },
  })
  b.turnTo('B')
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
    .turnTo('A')
  b.reply('x', 2)
    .cast('Soul Burn', { targets: ['B'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([20, 20])
})

it('Soul Burn: only black and red mana is spent on X, life only for the black', () => {
  const b = board({ a: { battlefield: ['2 Mountain', '3 Swamp', '2 Forest'], hand: ['Soul Burn'] } })
  b.reply('x', 4)
    .cast('Soul Burn', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(16)
  expect(b.life('A')).toBe(22)
})
