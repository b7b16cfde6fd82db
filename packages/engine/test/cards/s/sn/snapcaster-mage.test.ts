import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Snapcaster Mage] gives an instant in your graveyard flashback for its mana cost', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] },
  })
  b.cast('Snapcaster Mage').resolveAll()
  b.cast('Lightning Bolt', { method: 'flashback', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
  expect(b.in('exile', 'Lightning Bolt', 'A')).toBe(true)
})

it('[Snapcaster Mage] gives flashback until end of turn only', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] },
  })
  b.cast('Snapcaster Mage').resolveAll().to('upkeep', 4).turnTo('A')
  expect(b.can('cast', 'Lightning Bolt')).toBe(false)
})

it('[Snapcaster Mage] has flash and reaches only instants and sorceries of your own graveyard', () => {
  const b = board({
    active: 1,
    a: {
      battlefield: ['2 Island'],
      hand: ['Snapcaster Mage'],
      graveyard: ['Lightning Bolt', 'Grizzly Bears', 'Pyroclasm'],
    },
    b: { graveyard: ['Shock'] },
  })
  const seen = offers(b, 'target', 'Pyroclasm')
  b.turnTo('A').cast('Snapcaster Mage').resolve()
  expect(seen).toEqual(['Lightning Bolt', 'Pyroclasm'])
})

it('[Snapcaster Mage] asks the mana cost for the flashback', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] } })
  b.cast('Snapcaster Mage').resolveAll()
  expect(b.can('cast', 'Lightning Bolt')).toBe(false)
})
