import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blood Moon] makes nonbasic lands Mountains', () => {
  const b = board({ a: { battlefield: ['Tundra'] }, b: { battlefield: ['Blood Moon'] } })
  expect(b.c('Tundra').subtypes).toEqual(['Mountain'])
  b.tapForMana('Tundra')
  expect(b.pool('A')).toBe('{R}')
})

it('[Blood Moon] leaves basic lands alone', () => {
  const b = board({ a: { battlefield: ['Island', 'Blood Moon'] } })
  b.tapForMana('Island')
  expect(b.pool('A')).toBe('{U}')
})

it('[Blood Moon] takes the abilities of the land: no fetching', () => {
  const b = board({ a: { battlefield: ['Windswept Heath', 'Blood Moon'] } })
  expect(b.can('activate', 'Windswept Heath')).toBe(false)
})

it("[Blood Moon] leaves the name and the legendary of Serra's Sanctum", () => {
  const b = board({ a: { battlefield: ["Serra's Sanctum", 'Blood Moon'], hand: ["Serra's Sanctum"] } })
  b.play("Serra's Sanctum")
  expect(b.count('battlefield', "Serra's Sanctum", 'A')).toBe(1)
})

it('[Blood Moon] does not keep Dryad Arbor from being a creature', () => {
  const b = board({ a: { battlefield: ['Dryad Arbor', 'Blood Moon'] } })
  expect(b.pt('Dryad Arbor')).toBe('1/1')
  b.tapForMana('Dryad Arbor')
  expect(b.pool('A')).toBe('{R}')
})

it('[Blood Moon] makes lands that mountainwalk walks through', () => {
  const b = board({
    a: { battlefield: ['Goblin King', 'Goblin Piker', 'Blood Moon'] },
    b: { battlefield: ['Tundra', 'Hill Giant'] },
  })
  b.attack('Goblin Piker')
  expect(() => b.block('Hill Giant>Goblin Piker')).toThrow()
})

it('[Blood Moon] leaves the creature type of Dryad Arbor', () => {
  const b = board({ a: { battlefield: ['Dryad Arbor', 'Blood Moon'] } })
  expect([...b.c('Dryad Arbor').subtypes].sort()).toEqual(['Dryad', 'Mountain'])
})
