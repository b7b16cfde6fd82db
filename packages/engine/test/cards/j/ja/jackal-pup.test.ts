import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jackal Pup] deals its controller the damage it is dealt, even as it dies of it', () => {
  const b = board({ a: { battlefield: ['Jackal Pup'] }, b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['Jackal Pup'] })
    .resolve()
  expect(b.in('graveyard', 'Jackal Pup', 'A')).toBe(true)
  b.resolve()
  expect(b.life('A')).toBe(17)
})

it('[Jackal Pup] triggers once for all combat damage dealt at once, and adds it up', () => {
  const b = board({ a: { battlefield: ['Jackal Pup'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Jackal Pup').block('Hill Giant>Jackal Pup', 'Gray Ogre>Jackal Pup')
  b.to('combatDamage')
  b.damage()
  expect(b.life('A')).toBe(15)
})

it('[Jackal Pup] does not mind damage dealt to its controller', () => {
  const b = board({ a: { battlefield: ['Jackal Pup'] }, b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['A'] })
    .resolve()
  expect(b.game.state.stack).toHaveLength(0)
  expect(b.life('A')).toBe(17)
})

it('[Jackal Pup] deals no damage where destroying it dealt none', () => {
  const b = board({ a: { battlefield: ['Jackal Pup'] }, b: { battlefield: ['3 Swamp'], hand: ['Murder'] } })
  b.turnTo('B')
    .cast('Murder', { targets: ['Jackal Pup'] })
    .resolveAll()
  expect(b.life('A')).toBe(20)
})
