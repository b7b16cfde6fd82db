import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { tapped } from '../../support/watch.ts'

it('[CR 601.1a, 701.18b] to play a card is to play it as a land or to cast it as a spell', () => {
  const b = board({
    a: { hand: ['Light Up the Stage'], library: ['Forest', 'Shock', '5 Wastes'], mana: '{R}{R}{R}{R}' },
  })
  b.cast('Light Up the Stage').resolve()
  expect([b.can('playLand', 'Forest'), b.can('cast', 'Forest')]).toEqual([true, false])
  expect([b.can('playLand', 'Shock'), b.can('cast', 'Shock')]).toEqual([false, true])
})

it('[CR 601.3c] a sorcery that has flash for {2} more is cast in an upkeep with that much mana', () => {
  const withSwamps = (count: number) =>
    board({ step: 'upkeep', a: { hand: ["Twilight's Call"], battlefield: [`${count} Swamp`] } })
  expect(withSwamps(7).can('cast', "Twilight's Call")).toBe(false)
  const b = withSwamps(8)
  expect(b.can('cast', "Twilight's Call")).toBe(true)
  b.cast("Twilight's Call")
  expect(tapped(b)).toHaveLength(8)
})

it('[CR 602.5e] an ability that is activated only as an instant pays for no spell that is being cast', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ["Lion's Eye Diamond"] } })
  expect(b.can('cast', 'Shock')).toBe(false)
  const c = board({ a: { hand: ['Forest'], battlefield: ["Lion's Eye Diamond", 'Drudge Skeletons'] } })
  expect(c.can('activateMana', "Lion's Eye Diamond")).toBe(true)
})

it('[CR 118.9a] only one alternative cost applies: a spell cast for its evoke cost is paid for under Omniscience', () => {
  const b = board({ a: { hand: ['Mulldrifter'], battlefield: ['Omniscience'] } })
  const ways = b.legal().flatMap((action) => (action.kind === 'cast' ? [action.method] : []))
  expect(ways.some((method) => method.includes('evoke'))).toBe(false)
  expect(ways).toHaveLength(1)
})

it('[CR 118.6a] a card without a mana cost can be cast without paying its mana cost', () => {
  const b = board({ a: { hand: ['Ancestral Vision'], battlefield: ['Omniscience'] } })
  b.cast('Ancestral Vision', { targets: ['A'], method: 'granted' }).resolve()
  expect(b.names('hand', 'A')).toHaveLength(3)
})

it('[CR 118.8d, 202.4] a kicked spell has the mana value of its mana cost', () => {
  const b = board({ a: { hand: ['Goblin Bushwhacker'], mana: '{R}{R}' } })
  b.yes('kicker').cast('Goblin Bushwhacker')
  expect(b.c('Goblin Bushwhacker').manaValue).toBe(1)
  expect(b.pool('A')).toBe('')
})

it('[CR 701.6b] a countered spell is not paid back', () => {
  const b = board({
    a: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
    b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
  })
  b.cast('Grizzly Bears').turnTo('B').cast('Counterspell').resolveAll()
  expect([b.object('Forest').tapped, b.pool('A')]).toEqual([true, ''])
})

it('[CR 113.9] an activated ability is no spell: Counterspell cannot target it', () => {
  const b = board({
    a: { battlefield: ['Mogg Fanatic'] },
    b: { hand: ['Counterspell', 'Stifle'], battlefield: ['2 Island'] },
  })
  b.activate('Mogg Fanatic', { targets: ['B'] }).turnTo('B')
  expect([b.can('cast', 'Counterspell'), b.can('cast', 'Stifle')]).toEqual([false, true])
})

it('[CR 112.1a] a copy of a spell is a spell that can be countered', () => {
  const b = board({
    a: { hand: ['Shock', 'Twincast'], mana: '{R}{U}{U}' },
    b: { hand: ['Counterspell'], mana: '{U}{U}' },
  })
  b.cast('Shock', { targets: ['B'] })
    .cast('Twincast')
    .resolve()
  expect(b.game.state.stack).toHaveLength(2)
  const copy = b.game.state.stack[1]!
  b.turnTo('B').reply('target', [copy]).cast('Counterspell').resolve()
  expect(b.game.state.stack).toHaveLength(1)
  expect(b.resolveAll().life('B')).toBe(18)
})

it('[CR 202.1a] colored symbols are paid with mana of that color', () => {
  expect(board({ a: { hand: ['Shock'], battlefield: ['Forest'] } }).can('cast', 'Shock')).toBe(false)
  expect(board({ a: { hand: ['Shock'], battlefield: ['Mountain'] } }).can('cast', 'Shock')).toBe(true)
})
