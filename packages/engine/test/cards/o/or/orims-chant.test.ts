import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const chanted = (plains: number) =>
  board({
    a: { battlefield: [`${plains} Plains`], hand: ["Orim's Chant"] },
    b: { battlefield: ['2 Mountain', 'Hill Giant', 'Mogg Fanatic'], hand: ['Shock', 'Mountain'] },
    active: 1,
    step: 'upkeep',
  })

it("[Orim's Chant] keeps target player from casting spells this turn", () => {
  const b = chanted(1)
  b.turnTo('A')
    .cast("Orim's Chant", { targets: ['B'] })
    .resolve()
    .to('main1')
    .turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
})

it("[Orim's Chant] still lets that player play a land and activate abilities", () => {
  const b = chanted(1)
  b.turnTo('A')
    .cast("Orim's Chant", { targets: ['B'] })
    .resolve()
    .to('main1')
    .turnTo('B')
  b.play('Mountain')
  expect(b.can('activate', 'Mogg Fanatic')).toBe(true)
})

it("[Orim's Chant] not kicked lets creatures attack", () => {
  const b = chanted(1)
  b.turnTo('A')
    .cast("Orim's Chant", { targets: ['B'] })
    .resolve()
    .to('main1')
  b.attack('Hill Giant').damage()
  expect(b.life('A')).toBe(17)
})

it("[Orim's Chant] kicked keeps creatures from attacking, also those that come later", () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ["Orim's Chant"] },
    b: { battlefield: ['Mountain', 'Hill Giant', 'Goblin Lackey', "Mishra's Factory"] },
    active: 1,
    step: 'upkeep',
  })
  b.yes('kicker')
    .turnTo('A')
    .cast("Orim's Chant", { targets: ['B'] })
    .resolve()
    .to('main1')
    .turnTo('B')
  b.activate("Mishra's Factory").resolve()
  expect(() => b.attack("Mishra's Factory")).toThrow()
})

it("[Orim's Chant] ends with the turn", () => {
  const b = chanted(2)
  b.yes('kicker')
    .turnTo('A')
    .cast("Orim's Chant", { targets: ['B'] })
    .resolve()
  b.to('upkeep', 4).turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(true)
})

it("[Orim's Chant] can be answered before it resolves", () => {
  const b = chanted(1)
  b.turnTo('A')
    .cast("Orim's Chant", { targets: ['B'] })
    .turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(true)
})
