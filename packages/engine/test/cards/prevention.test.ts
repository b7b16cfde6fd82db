import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it('[Healing Salve] gains 3 life or prevents 3 damage', () => {
  const gain = board({ a: { battlefield: ['Plains'], hand: ['Healing Salve'] } })
  gain
    .reply('mode', [0])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  expect(gain.life('A')).toBe(23)
  const shield = board({ a: { battlefield: ['Plains', 'Mountain'], hand: ['Healing Salve', 'Lightning Bolt'] } })
  shield
    .reply('mode', [1])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  shield.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(shield.life('A')).toBe(20)
})

it('[Healing Salve] prevents the next 3, spread over several sources', () => {
  const b = board({ a: { battlefield: ['Plains', '2 Mountain'], hand: ['Healing Salve', '2 Shock'] } })
  b.reply('mode', [1])
    .cast('Healing Salve', { targets: ['B'] })
    .resolve()
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(19)
})

it('[Healing Salve] protects the chosen target only, and has one mode', () => {
  const b = board({ a: { battlefield: ['Plains', 'Mountain'], hand: ['Healing Salve', 'Lightning Bolt'] } })
  b.reply('mode', [1])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
  const both = board({ a: { battlefield: ['Plains'], hand: ['Healing Salve'] } })
  expect(() => both.reply('mode', [0, 1]).cast('Healing Salve')).toThrow()
})

it('[Deflecting Palm] prevents the damage of a source and deals it to its controller', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Mountain', 'Plains'], hand: ['Deflecting Palm'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .pick('chooseSource', 'Lightning Bolt')
    .cast('Deflecting Palm')
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([17, 20])
})

it('[Deflecting Palm] prevents damage to you only, and once', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Mountain', 'Plains', 'Grizzly Bears'], hand: ['Deflecting Palm'] },
    b: { battlefield: ['Siege-Gang Commander', '3 Goblin Piker', '6 Mountain'] },
  })
  const shoot = (target: string) =>
    b
      .turnTo('B')
      .pick('sacrifice', 'Goblin Piker')
      .activate('Siege-Gang Commander', { targets: [target] })
      .resolve()
  b.turnTo('A').pick('chooseSource', 'Siege-Gang Commander').cast('Deflecting Palm').resolve()
  shoot('Grizzly Bears')
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  shoot('A')
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
  shoot('A')
  expect([b.life('A'), b.life('B')]).toEqual([18, 18])
})

it('[Story Circle] prevents damage of a source of the chosen colour', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Story Circle'] },
    b: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Lightning Bolt'] },
  })
  b.option('chooseColor', 'red').cast('Story Circle').resolve().turnTo('B')
  b.cast('Lightning Bolt', { targets: ['A'] })
    .turnTo('A')
    .activate('Story Circle')
    .resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Story Circle] offers only sources of the chosen colour, costs {W}, and prevents once', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Story Circle'] },
    b: { battlefield: ['Hill Giant', 'Siege-Gang Commander', '2 Goblin Piker', '4 Mountain', 'Grizzly Bears'] },
  })
  b.option('chooseColor', 'red').cast('Story Circle').resolve()
  const seen = offers(b, 'chooseSource', 'Siege-Gang Commander')
  b.activate('Story Circle').resolve()
  expect(seen).not.toContain('Grizzly Bears')
  expect(b.can('activate', 'Story Circle')).toBe(false)
  for (const life of [20, 18]) {
    b.turnTo('B')
      .pick('sacrifice', 'Goblin Piker')
      .activate('Siege-Gang Commander', { targets: ['A'] })
      .resolve()
    expect(b.life('A')).toBe(life)
  }
})
