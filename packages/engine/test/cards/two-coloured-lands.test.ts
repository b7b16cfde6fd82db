import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Caves of Koilos', '{W}', '{B}'],
  ['Adarkar Wastes', '{W}', '{U}'],
  ['Yavimaya Coast', '{G}', '{U}'],
  ['Battlefield Forge', '{R}', '{W}'],
  ['Llanowar Wastes', '{B}', '{G}'],
])('[%s] adds {C} without pain, %s or %s with 1 damage', (land, first, second) => {
  const painless = board({ a: { battlefield: [land] } })
  painless.tapForMana(land)
  expect([painless.pool('A'), painless.life('A')]).toEqual(['{C}', 20])
  for (const mana of [first, second]) {
    const b = board({ a: { battlefield: [land] } })
    b.option('manaColor', mana).tapForMana(land, 1)
    expect([b.pool('A'), b.life('A')]).toEqual([mana, 19])
  }
})

it('[Tainted Field] adds {W} or {B} while its controller has a Swamp', () => {
  const b = board({ a: { battlefield: ['Tainted Field', 'Scrubland'], hand: ['Swords to Plowshares'] } })
  b.option('manaColor', '{W}').tapForMana('Tainted Field', 1)
  expect(b.pool('A')).toBe('{W}')
})

it('[Tainted Field] pays for nothing coloured without a Swamp', () => {
  const b = board({
    a: { battlefield: ['Tainted Field', 'Plains', 'Savannah Lions'], hand: ['Duress'] },
    b: { battlefield: ['Swamp'], hand: ['Shock'] },
  })
  expect(b.can('cast', 'Duress')).toBe(false)
  b.tapForMana('Tainted Field')
  expect(b.pool('A')).toBe('{C}')
})

it('[Skycloud Expanse] turns {1} into {W}{U}', () => {
  const b = board({ a: { battlefield: ['Skycloud Expanse', 'Ancient Tomb'], hand: ['Absorb'] } })
  b.tapForMana('Ancient Tomb').tapForMana('Skycloud Expanse')
  expect([...b.pool('A')].sort().join('')).toBe([...'{C}{W}{U}'].sort().join(''))
})

it('[Skycloud Expanse] adds nothing by itself', () => {
  const b = board({ a: { battlefield: ['Skycloud Expanse', 'Savannah Lions'], hand: ['Swords to Plowshares'] } })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
})

it('[Flooded Strand] finds a Plains or Island card for 1 life and itself', () => {
  const b = board({ a: { battlefield: ['Flooded Strand'], library: ['Forest', 'Tundra', 'Shock'] } })
  b.pick('chooseFound', 'Tundra').activate('Flooded Strand').resolve()
  expect(b.in('battlefield', 'Tundra', 'A')).toBe(true)
  expect(b.in('graveyard', 'Flooded Strand', 'A')).toBe(true)
  expect(b.life('A')).toBe(19)
})

it('[Flooded Strand] does not find a Forest', () => {
  const b = board({ a: { battlefield: ['Flooded Strand'], library: ['Forest'] } })
  b.activate('Flooded Strand').resolve()
  expect(b.names('library', 'A')).toEqual(['Forest'])
})
