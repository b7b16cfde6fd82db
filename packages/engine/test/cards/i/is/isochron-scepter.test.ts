import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

it('[Isochron Scepter] imprints an instant of mana value 2 or less and casts copies of it', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Isochron Scepter', 'Lightning Bolt', 'Murder', 'Pyroclasm'] },
  })
  b.cast('Isochron Scepter').resolveAll()
  expect(b.in('exile', 'Lightning Bolt', 'A')).toBe(true)
  b.activate('Isochron Scepter', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(17)
  expect(b.in('exile', 'Lightning Bolt', 'A')).toBe(true)
})

it('[Isochron Scepter] offers only instant cards with mana value 2 or less', () => {
  const b = board({
    a: {
      battlefield: ['2 Mountain'],
      hand: ['Isochron Scepter', 'Pyroclasm', 'Lightning Bolt', 'Incinerate', 'Murder'],
    },
  })
  const seen = offers(b, 'choose', 'Incinerate')
  b.reply('yesNo', [0], 'A').cast('Isochron Scepter').resolveAll()
  expect(seen).toEqual(['Lightning Bolt', 'Incinerate'])
  expect(b.names('exile', 'A')).toEqual(['Incinerate'])
})

it('[Isochron Scepter] may exile nothing, and then has nothing to copy', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Isochron Scepter', 'Lightning Bolt'] } })
  b.reply('yesNo', [1], 'A').cast('Isochron Scepter').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Lightning Bolt'])
  b.activate('Isochron Scepter').resolveAll()
  expect(b.life('B')).toBe(20)
})

it('[Isochron Scepter] costs {2} and a tap for each copy, which is cast', () => {
  const b = board({ a: { battlefield: ['6 Mountain'], hand: ['Isochron Scepter', 'Lightning Bolt'] } })
  b.cast('Isochron Scepter').resolveAll()
  const seen = watch(b)
  b.activate('Isochron Scepter', { targets: ['B'] })
  expect(b.can('activate', 'Isochron Scepter')).toBe(false)
  b.resolve()
  expect(seen.count('cast', 'A')).toBe(1)
  b.resolve()
  expect(b.names('graveyard', 'A')).toEqual([])
})

it('[Isochron Scepter] may copy and not cast', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Isochron Scepter', 'Lightning Bolt'] } })
  b.cast('Isochron Scepter').resolveAll()
  b.reply('yesNo', [0], 'A').reply('yesNo', [1], 'A').activate('Isochron Scepter').resolveAll()
  expect(b.life('B')).toBe(20)
  expect(b.count('exile', 'Lightning Bolt')).toBe(1)
})
