import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Funeral Charm] makes the target player discard a card of their choice', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Funeral Charm'] },
    b: { hand: ['Forest', 'Shock'], battlefield: ['Grizzly Bears'] },
  })
  b.reply('mode', [0])
    .pick('discard', 'Forest')
    .cast('Funeral Charm', { targets: ['B'] })
    .resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Forest'])
  expect(b.asked.at(-1)?.player).toBe(1)
})

it('[Funeral Charm] gives a creature +2/-1 until end of turn', () => {
  const b = board({ a: { battlefield: ['Swamp', 'Hill Giant'], hand: ['Funeral Charm'] } })
  b.reply('mode', [1])
    .cast('Funeral Charm', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.pt('Hill Giant')).toBe('5/2')
  b.to('upkeep', 4)
  expect(b.pt('Hill Giant')).toBe('3/3')
})

it('[Funeral Charm] gives a creature swampwalk', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Grizzly Bears'], hand: ['Funeral Charm'] },
    b: { battlefield: ['Hill Giant', 'Swamp'] },
  })
  b.reply('mode', [2])
    .cast('Funeral Charm', { targets: ['Grizzly Bears'] })
    .resolve()
    .attack('Grizzly Bears')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
})

it('[Funeral Charm] does not offer the creature modes without a creature', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Funeral Charm'] }, b: { hand: ['Shock'] } })
  b.cast('Funeral Charm', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Shock'])
})

it('[Funeral Charm] kills a Mogg Fanatic', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Funeral Charm'] }, b: { battlefield: ['Mogg Fanatic'] } })
  b.reply('mode', [1])
    .cast('Funeral Charm', { targets: ['Mogg Fanatic'] })
    .resolve()
  expect(b.in('graveyard', 'Mogg Fanatic', 'B')).toBe(true)
})

it('[Funeral Charm] has one mode', () => {
  const b = board({ a: { battlefield: ['Swamp', 'Hill Giant'], hand: ['Funeral Charm'] } })
  b.reply('mode', [0, 1])
  expect(() => b.cast('Funeral Charm')).toThrow()
})

it.each([1, 2])('[Funeral Charm] targets a creature with mode %s', (mode) => {
  const b = board({
    a: { battlefield: ['Swamp', 'Hill Giant', 'Sol Ring'], hand: ['Funeral Charm'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  const seen = offers(b, 'target', 'Hill Giant')
  b.reply('mode', [mode]).cast('Funeral Charm')
  expect(seen).toEqual(['Hill Giant', 'Grizzly Bears'])
})

it('[Funeral Charm] gives swampwalk, which is no help against other lands', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Grizzly Bears'], hand: ['Funeral Charm'] },
    b: { battlefield: ['Hill Giant', 'Forest'] },
  })
  b.reply('mode', [2])
    .cast('Funeral Charm', { targets: ['Grizzly Bears'] })
    .resolve()
    .attack('Grizzly Bears')
  b.block('Hill Giant>Grizzly Bears').damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
