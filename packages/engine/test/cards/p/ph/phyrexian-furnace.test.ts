import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Phyrexian Furnace] exiles the bottom card of target player's graveyard", () => {
  const b = board({ a: { battlefield: ['Phyrexian Furnace'] }, b: { graveyard: ['Shock', 'Forest', 'Hill Giant'] } })
  b.activate('Phyrexian Furnace', { targets: ['B'] }).resolve()
  expect(b.names('exile')).toEqual(['Shock'])
  expect(b.names('graveyard', 'B')).toEqual(['Forest', 'Hill Giant'])
})

it('[Phyrexian Furnace] leaves the other graveyard alone', () => {
  const b = board({ a: { battlefield: ['Phyrexian Furnace'], graveyard: ['Shock'] }, b: { graveyard: ['Forest'] } })
  b.activate('Phyrexian Furnace', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'A')).toEqual(['Shock'])
})

it('[Phyrexian Furnace] does nothing to an empty graveyard', () => {
  const b = board({ a: { battlefield: ['Phyrexian Furnace'] } })
  b.activate('Phyrexian Furnace', { targets: ['B'] }).resolve()
  expect(b.names('exile')).toEqual([])
  expect(b.object('Phyrexian Furnace').tapped).toBe(true)
})

it('[Phyrexian Furnace] looks at the bottom card as it resolves', () => {
  const b = board({
    a: { battlefield: ['2 Phyrexian Furnace'] },
    b: { graveyard: ['Shock', 'Forest', 'Hill Giant'] },
  })
  b.activate('Phyrexian Furnace', { targets: ['B'] })
    .activate('Phyrexian Furnace#2', { targets: ['B'] })
    .resolveAll()
  expect(b.names('exile')).toEqual(['Shock', 'Forest'])
})

it('[Phyrexian Furnace] is sacrificed to exile any card from a graveyard and draw a card', () => {
  const b = board({
    a: { battlefield: ['Phyrexian Furnace', 'Plains'] },
    b: { graveyard: ['Shock', 'Forest', 'Hill Giant'] },
  })
  b.activate('Phyrexian Furnace', { nth: 1, targets: ['Hill Giant'] }).resolve()
  expect(b.names('exile')).toEqual(['Hill Giant'])
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.in('graveyard', 'Phyrexian Furnace', 'A')).toBe(true)
})

it('[CR 404.3] cards put into a graveyard together are arranged by their owner', () => {
  const b = board({
    a: { battlefield: ['Phyrexian Furnace', '4 Plains'], hand: ['Wrath of God'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.reply('orderCards', [1, 0], 'B').cast('Wrath of God').resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Gray Ogre', 'Hill Giant'])
})

it('[CR 404.3] nobody is asked for an order nothing looks at', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Wrath of God'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.reply('orderCards', [1, 0], 'B').cast('Wrath of God').resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Hill Giant', 'Gray Ogre'])
})
