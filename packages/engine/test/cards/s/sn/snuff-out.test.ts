import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Snuff Out] costs 4 life instead of mana when you control a Swamp', () => {
  const b = board({
    a: { battlefield: [{ card: 'Swamp', tapped: true }], hand: ['Snuff Out'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Snuff Out', { method: 'alternative' }).resolve()
  expect(b.life('A')).toBe(16)
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
})

it('[Snuff Out] has no alternative cost without a Swamp', () => {
  const b = board({
    a: { battlefield: ['3 Forest'], hand: ['Snuff Out'] },
    b: { battlefield: ['Serra Angel', 'Swamp'] },
  })
  expect(b.can('cast', 'Snuff Out')).toBe(false)
})

it('[Snuff Out] does not target a black creature', () => {
  const b = board({ a: { battlefield: ['4 Swamp'], hand: ['Snuff Out'] }, b: { battlefield: ['Black Knight'] } })
  expect(b.can('cast', 'Snuff Out')).toBe(false)
})

it('[Snuff Out] cannot be paid with less than 4 life', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Snuff Out'], life: 3 }, b: { battlefield: ['Serra Angel'] } })
  expect(b.can('cast', 'Snuff Out')).toBe(false)
})

it('[Snuff Out] is free of mana with a Forest that Urborg made a Swamp', () => {
  const b = board({
    a: { battlefield: ['Forest'], hand: ['Snuff Out'] },
    b: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Troll Ascetic', 'Serra Angel'] },
  })
  b.cast('Snuff Out', { method: 'alternative', targets: ['Serra Angel'] }).resolve()
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
})

it('[Snuff Out] allows no regeneration', () => {
  const b = board({ a: { battlefield: ['Troll Ascetic', '2 Forest', 'Swamp'], hand: ['Snuff Out'] } })
  b.activate('Troll Ascetic').resolve().cast('Snuff Out', { method: 'alternative' }).resolve()
  expect(b.in('graveyard', 'Troll Ascetic', 'A')).toBe(true)
})
