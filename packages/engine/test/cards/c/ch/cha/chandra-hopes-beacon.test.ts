import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Chandra, Hope's Beacon] copies the first instant or sorcery of each turn", () => {
  const b = board({ a: { hand: ['2 Shock'], battlefield: ["Chandra, Hope's Beacon", '2 Mountain'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(16)
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(14)
})

it("[Chandra, Hope's Beacon] lets one instant or sorcery among five cards be cast", () => {
  const b = board({
    a: {
      battlefield: ["Chandra, Hope's Beacon", '4 Mountain'],
      library: ['2 Lava Spike', 'Raging Goblin', '4 Wastes'],
    },
  })
  b.activate("Chandra, Hope's Beacon", { nth: 1 }).resolve()
  expect([b.can('cast', 'Lava Spike'), b.can('cast', 'Raging Goblin')]).toEqual([true, false])
  b.cast('Lava Spike', { from: 'exile', targets: ['B'] }).resolveAll()
  expect([b.can('cast', 'Lava Spike'), b.life('B')]).toEqual([false, 14])
})

it("[Chandra, Hope's Beacon] deals X damage to each of up to two targets", () => {
  const b = board({
    a: { battlefield: ["Chandra, Hope's Beacon"] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('x', 3)
    .activate("Chandra, Hope's Beacon", { nth: 2, targets: ['Hill Giant,B'] })
    .resolve()
  expect([b.in('graveyard', 'Hill Giant'), b.life('B')]).toEqual([true, 17])
})
