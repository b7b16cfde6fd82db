import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Argothian Enchantress] draws a card whenever you cast an enchantment spell', () => {
  const b = board({ a: { battlefield: ['Argothian Enchantress', 'Forest'], hand: ['Exploration'] } })
  b.cast('Exploration').resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.in('battlefield', 'Exploration')).toBe(false)
})

it('[Argothian Enchantress] draws though the spell is countered', () => {
  const b = board({
    a: { battlefield: ['Argothian Enchantress', 'Forest'], hand: ['Exploration'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Exploration')
    .turnTo('B')
    .cast('Counterspell', { targets: ['Exploration'] })
    .resolve()
    .resolveAll()
  expect(b.in('graveyard', 'Exploration', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it("[Argothian Enchantress] does not draw for other spells or for the opponent's enchantments", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Argothian Enchantress', '2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Forest'], hand: ['Exploration'] },
  })
  b.cast('Exploration').resolve()
  b.to('main1', 4).cast('Grizzly Bears').resolve()
  expect(b.count('hand', 'Wastes', 'A')).toBe(1)
})

it('[Argothian Enchantress] does not draw for enchantments that return with Replenish', () => {
  const b = board({
    a: {
      battlefield: ['Argothian Enchantress', '4 Plains'],
      hand: ['Replenish'],
      graveyard: ['Exploration', 'Glorious Anthem'],
    },
  })
  b.cast('Replenish').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Argothian Enchantress] has shroud: even its controller cannot target it', () => {
  const b = board({ a: { battlefield: ['Argothian Enchantress', 'Forest'], hand: ['Giant Growth'] } })
  expect(b.can('cast', 'Giant Growth')).toBe(false)
})

it('[Argothian Enchantress] is no enchantment: casting a second one draws nothing, and Tranquil Domain spares it', () => {
  const b = board({
    a: { battlefield: ['Argothian Enchantress', '4 Forest'], hand: ['Argothian Enchantress', 'Tranquil Domain'] },
  })
  b.cast('Argothian Enchantress').resolveAll()
  b.cast('Tranquil Domain').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.count('battlefield', 'Argothian Enchantress', 'A')).toBe(2)
})
