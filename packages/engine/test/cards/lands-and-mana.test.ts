import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Tundra', ['{W}', '{U}']],
  ['Underground Sea', ['{U}', '{B}']],
  ['Badlands', ['{B}', '{R}']],
  ['Taiga', ['{R}', '{G}']],
  ['Savannah', ['{G}', '{W}']],
  ['Scrubland', ['{W}', '{B}']],
  ['Volcanic Island', ['{U}', '{R}']],
  ['Bayou', ['{B}', '{G}']],
  ['Plateau', ['{R}', '{W}']],
  ['Tropical Island', ['{G}', '{U}']],
] as const)('[%s] taps for %s', (name, mana) => {
  const made = mana.map((_, nth) => {
    const b = board({ a: { battlefield: [name] } })
    return b.tapForMana(name, nth).pool('A')
  })
  expect([...made].sort()).toEqual([...mana].sort())
})

it.each([
  ['Birds of Paradise', 0],
  ['Elvish Mystic', 0],
  ['Sol Ring', 0],
  ['Wastes', 0],
  ['Beastcaller Savant', 0],
])('[%s] taps for its mana', (name, nth) => {
  const b = board({ a: { battlefield: [name] } })
  b.tapForMana(name, nth)
  expect(b.object(name).tapped).toBe(true)
})

it('[Tundra] is not basic', () => {
  const b = board({ a: { battlefield: ['Blood Moon'] }, b: { battlefield: ['Tundra'] } })
  expect(b.c('Tundra').subtypes).toEqual(['Mountain'])
})

it('[Wastes] taps for {C} and is basic', () => {
  const b = board({ a: { battlefield: ['Wastes', 'Blood Moon'] } })
  b.tapForMana('Wastes')
  expect(b.pool('A')).toBe('{C}')
})

it('[Sol Ring] taps for {C}{C} at once', () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ['Sol Ring'] } })
  b.cast('Sol Ring').resolve().tapForMana('Sol Ring')
  expect(b.pool('A')).toBe('{C}{C}')
})

it('[Birds of Paradise] taps for one mana of any colour', () => {
  const b = board({ a: { battlefield: ['Birds of Paradise'] } })
  b.option('manaColor', '{U}').tapForMana('Birds of Paradise')
  expect(b.pool('A')).toBe('{U}')
  expect(b.has('Birds of Paradise', 'flying')).toBe(true)
})

it('[Elvish Mystic] taps for {G}', () => {
  const b = board({ a: { battlefield: ['Elvish Mystic'] } })
  b.tapForMana('Elvish Mystic')
  expect(b.pool('A')).toBe('{G}')
})

it('[Crucible of Worlds] lets you play lands from your graveyard, within the land drop', () => {
  const b = board({ a: { battlefield: ['Crucible of Worlds'], graveyard: ['Forest', 'Plains'] } })
  const lands = () => b.legal().filter((action) => action.kind === 'playLand')
  expect(lands()).toHaveLength(2)
  b.act(lands()[0]!)
  expect(lands()).toHaveLength(0)
})

it("[Crucible of Worlds] does not reach the opponent's graveyard or nonland cards", () => {
  const b = board({
    a: { battlefield: ['Crucible of Worlds', '2 Forest'], graveyard: ['Grizzly Bears'] },
    b: { graveyard: ['Forest'] },
  })
  expect(b.legal().some((action) => action.kind === 'playLand' || action.kind === 'cast')).toBe(false)
})

it('[Chromatic Sphere] turns {1} into any colour and draws a card, without the stack', () => {
  const b = board({ a: { battlefield: ['Chromatic Sphere', 'Forest'] } })
  b.option('manaColor', '{U}').tapForMana('Chromatic Sphere')
  expect(b.pool('A')).toBe('{U}')
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.game.state.stack).toEqual([])
})

it('[Wall of Roots] makes {G} once each turn for a -0/-1 counter', () => {
  const b = board({ a: { battlefield: ['Wall of Roots'], hand: ['Exploration', 'Grizzly Bears'] } })
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
  b.cast('Exploration').resolve()
  expect(b.pt('Wall of Roots')).toBe('0/4')
  expect(b.can('activateMana', 'Wall of Roots')).toBe(false)
})

it('[Phyrexian Walker] is a 0/3 for nothing', () => {
  const b = board({ a: { hand: ['Phyrexian Walker'] } })
  b.cast('Phyrexian Walker').resolve()
  expect(b.pt('Phyrexian Walker')).toBe('0/3')
})
