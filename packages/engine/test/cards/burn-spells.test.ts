import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Grapeshot] storms: one copy for each spell cast before', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Grapeshot', '2 Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  b.no('newTargets')
    .no('newTargets')
    .cast('Grapeshot', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(13)
})

it('[Banefire] for 5 cannot be prevented', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['Plains'], hand: ['Healing Salve'] },
  })
  b.turnTo('B')
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
    .turnTo('A')
  b.reply('x', 5)
    .cast('Banefire', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(15)
})

it('[Banefire] for 4 can be prevented and countered', () => {
  const b = board({
    a: { battlefield: ['5 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['Plains'], hand: ['Healing Salve'] },
  })
  b.turnTo('B')
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
    .turnTo('A')
  b.reply('x', 4)
    .cast('Banefire', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(19)
})

it('[Banefire] for 5 cannot be countered, for 4 it can', () => {
  for (const [x, life] of [
    [5, 15],
    [4, 20],
  ] as const) {
    const b = board({
      a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.reply('x', x)
      .cast('Banefire', { targets: ['B'] })
      .turnTo('B')
      .cast('Counterspell')
      .resolveAll()
    expect(b.life('B')).toBe(life)
  }
})

it('[Stoke the Flames] is paid with creatures', () => {
  const b = board({ a: { battlefield: ['2 Goblin Piker', '2 Mountain'], hand: ['Stoke the Flames'] } })
  b.cast('Stoke the Flames', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
  expect(b.object('Goblin Piker').tapped && b.object('Goblin Piker#2').tapped).toBe(true)
})

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

it('[Flame Rift] deals 4 damage to each player', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Flame Rift'] } })
  b.cast('Flame Rift').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([16, 16])
})
