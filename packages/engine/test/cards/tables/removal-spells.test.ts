import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Fell', 'Memnite', true],
  ['Go for the Throat', 'Memnite', false],
  ['Angelic Edict', 'Glorious Anthem', true],
  ['Stone Rain', 'Forest', true],
  ['Stone Rain', 'Hill Giant', false],
] as const)('[%s] may get rid of %s: %s', (name, victim, allowed) => {
  const b = board({ a: { mana: '{W}{B}{R}{W}{B}{R}', hand: [name] }, b: { battlefield: [victim] } })
  expect(b.can('cast', name)).toBe(allowed)
  if (allowed) b.cast(name, { targets: [victim] }).resolve()
  expect(b.in('battlefield', victim, 'B')).toBe(!allowed)
})

it.each([
  ['Last Gasp', ['Hill Giant']],
  ['Infest', ['Gray Ogre', 'Squire']],
] as const)('[%s] kills %s', (name, dead) => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: [name] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre', 'Squire'] },
  })
  b.cast(name, { targets: ['Hill Giant'] }).resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual([...dead].sort())
})
