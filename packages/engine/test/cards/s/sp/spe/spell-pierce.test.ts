import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spell Pierce] counters a noncreature spell whose controller cannot pay {2}', () => {
  const b = board({
    a: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Island'], hand: ['Spell Pierce'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .cast('Spell Pierce')
    .resolve()
  expect(b.in('graveyard', 'Lightning Bolt', 'A')).toBe(true)
  expect(b.life('B')).toBe(20)
})

it('[Spell Pierce] does not target creature spells', () => {
  const b = board({
    a: { battlefield: ['Forest'], hand: ['Ornithopter'] },
    b: { battlefield: ['Island'], hand: ['Spell Pierce'] },
  })
  b.cast('Ornithopter').turnTo('B')
  expect(b.can('cast', 'Spell Pierce')).toBe(false)
})

it('[Spell Pierce] lets the player tap lands to pay {2}', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Island'], hand: ['Spell Pierce'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .cast('Spell Pierce')
    .resolve()
    .resolve()
  expect(b.life('B')).toBe(17)
  expect(b.object('Mountain#3').tapped).toBe(true)
})

it('[Spell Pierce] targets an artifact, enchantment or Aura spell', () => {
  const b = board({
    a: { battlefield: ['Forest'], hand: ['Wild Growth'] },
    b: { battlefield: ['Island'], hand: ['Spell Pierce'] },
  })
  b.cast('Wild Growth').turnTo('B').cast('Spell Pierce').resolve()
  expect(b.in('graveyard', 'Wild Growth', 'A')).toBe(true)
})
