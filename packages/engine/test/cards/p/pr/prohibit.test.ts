import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const position = (spell: string, islands: number) =>
  board({
    a: { battlefield: ['5 Forest'], hand: [spell] },
    b: { battlefield: [`${islands} Island`], hand: ['Prohibit'] },
  })

it('[Prohibit] counters a spell with mana value 2 or less', () => {
  const b = position('Grizzly Bears', 2)
  b.cast('Grizzly Bears').turnTo('B').cast('Prohibit').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Prohibit] does not counter a spell with mana value 3, though it may target it', () => {
  const b = position("Enchantress's Presence", 2)
  b.cast("Enchantress's Presence").turnTo('B').cast('Prohibit').resolve()
  expect(b.in('graveyard', 'Prohibit', 'B')).toBe(true)
  expect(b.in('stack', "Enchantress's Presence")).toBe(true)
})

it('[Prohibit] kicked counters a spell with mana value 4', () => {
  const b = position('Giant Spider', 4)
  b.yes('kicker').cast('Giant Spider').turnTo('B').cast('Prohibit').resolve()
  expect(b.in('graveyard', 'Giant Spider', 'A')).toBe(true)
})

it('[Prohibit] not kicked with the mana for it does not counter mana value 4', () => {
  const b = position('Giant Spider', 4)
  b.no('kicker').cast('Giant Spider').turnTo('B').cast('Prohibit').resolve()
  expect(b.in('stack', 'Giant Spider')).toBe(true)
  expect(b.object('Island#4').tapped).toBe(false)
})

it('[Prohibit] counts X: Banefire for 3 has mana value 4', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Banefire'] },
    b: { battlefield: ['2 Island'], hand: ['Prohibit'] },
  })
  b.reply('x', 3)
    .cast('Banefire', { targets: ['B'] })
    .turnTo('B')
    .cast('Prohibit')
    .resolveAll()
  expect(b.life('B')).toBe(17)
})

it('[Prohibit] kicked does not counter mana value 5', () => {
  const b = board({
    a: { battlefield: ['5 Plains'], hand: ['Serra Angel'] },
    b: { battlefield: ['4 Island'], hand: ['Prohibit'] },
  })
  b.yes('kicker').cast('Serra Angel').turnTo('B').cast('Prohibit').resolve()
  expect(b.in('stack', 'Serra Angel')).toBe(true)
})
