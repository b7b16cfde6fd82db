import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../src/continuous/characteristics.ts'
import { board } from '../support/board.ts'

it('[Fork] copies a spell with new targets', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['2 Mountain'], hand: ['Fork'] },
  })
  b.cast('Lightning Bolt', { targets: ['B'] })
    .turnTo('B')
    .cast('Fork')
    .yes('newTargets')
    .aim(['A'])
    .resolve()
  b.resolve()
  expect([b.life('A'), b.life('B')]).toEqual([17, 20])
  b.resolve()
  expect(b.life('B')).toBe(17)
})

it('[Fork] makes a red copy', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
    b: { battlefield: ['2 Mountain'], hand: ['Fork'] },
  })
  b.cast('Ancestral Recall', { targets: ['A'] })
    .turnTo('B')
    .cast('Fork')
    .no('newTargets')
    .resolve()
  expect(b.c('Ancestral Recall#2').colors).toBe(COLOR_BIT.R)
})

it('[Twincast] copies a spell, which is controlled by its controller', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Plains'], hand: ['Lightning Helix'] },
    b: { battlefield: ['2 Island'], hand: ['Twincast'] },
  })
  b.cast('Lightning Helix', { targets: ['B'] })
    .turnTo('B')
    .cast('Twincast')
    .yes('newTargets')
    .aim(['A'])
    .resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([20, 20])
})

it('[Twincast] does not target permanent spells', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['2 Island'], hand: ['Twincast'] },
  })
  b.cast('Grizzly Bears').turnTo('B')
  expect(b.can('cast', 'Twincast')).toBe(false)
})

it('[Lightning Helix] deals 3 damage and gains 3 life', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Plains'], hand: ['Lightning Helix'] } })
  b.cast('Lightning Helix', { targets: ['B'] }).resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})

it('[Capsize] with buyback returns to hand as it resolves', () => {
  const b = board({ a: { battlefield: ['6 Island'], hand: ['Capsize'] }, b: { battlefield: ['Forest'] } })
  b.yes('additionalCost')
    .cast('Capsize', { targets: ['Forest'] })
    .resolve()
  expect(b.names('hand', 'B')).toEqual(['Forest'])
  expect(b.names('hand', 'A')).toEqual(['Capsize'])
})

it('[Capsize] countered with buyback goes to the graveyard', () => {
  const b = board({
    a: { battlefield: ['6 Island'], hand: ['Capsize'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.yes('additionalCost')
    .cast('Capsize', { targets: ['Island#7'] })
    .turnTo('B')
    .cast('Counterspell')
    .resolve()
  expect(b.in('graveyard', 'Capsize', 'A')).toBe(true)
})

it('[Stifle] counters a triggered ability', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Elvish Visionary'] },
    b: { battlefield: ['Island'], hand: ['Stifle'] },
  })
  b.cast('Elvish Visionary').resolve().turnTo('B').cast('Stifle').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Stifle] does not target spells or mana abilities', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Island'], hand: ['Stifle'] },
  })
  b.cast('Grizzly Bears').turnTo('B')
  expect(b.can('cast', 'Stifle')).toBe(false)
})

it('[Treasure Cruise] is paid with cards of the graveyard', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Treasure Cruise'], graveyard: ['7 Forest'] } })
  b.cast('Treasure Cruise').resolve()
  expect(b.count('exile', 'Forest', 'A')).toBe(7)
  expect(b.names('hand', 'A')).toHaveLength(3)
})

it('[Treasure Cruise] delves only for generic mana', () => {
  const b = board({ a: { hand: ['Treasure Cruise'], graveyard: ['9 Forest'] } })
  expect(b.can('cast', 'Treasure Cruise')).toBe(false)
})

it('[Wheel of Fortune] makes each player discard their hand and draw seven', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune', 'Shock'] },
    b: { hand: ['Forest', 'Plains'] },
  })
  b.cast('Wheel of Fortune').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([7, 7])
  expect(b.names('graveyard', 'A').sort()).toEqual(['Shock', 'Wheel of Fortune'])
  expect(b.names('graveyard', 'B').sort()).toEqual(['Forest', 'Plains'])
})

it("[Nature's Claim] destroys an artifact or enchantment; its controller gains 4 life", () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ["Nature's Claim"] }, b: { battlefield: ['Humility'] } })
  b.cast("Nature's Claim").resolve()
  expect(b.in('graveyard', 'Humility', 'B')).toBe(true)
  expect([b.life('A'), b.life('B')]).toEqual([20, 24])
})
