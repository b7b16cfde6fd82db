import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const rampage = (yours: string, theirs: string, ...others: string[]) =>
  board({
    a: { hand: ["Rhino's Rampage"], battlefield: ['Forest', yours] },
    b: { battlefield: [theirs, 'Sol Ring', ...others] },
  }).cast("Rhino's Rampage", { targets: [yours, theirs] })

it("[Rhino's Rampage] [CR 120.10] destroys a noncreature artifact when the opponent's creature is dealt excess damage", () => {
  const b = rampage('Hill Giant', 'Grizzly Bears').pick('target', 'Sol Ring').resolve().resolve()
  expect([b.in('graveyard', 'Grizzly Bears', 'B'), b.in('graveyard', 'Sol Ring', 'B')]).toEqual([true, true])
})

it("[Rhino's Rampage] gives +1/+0 before the fight, and destroys nothing where the damage is just lethal", () => {
  const b = rampage('Grizzly Bears', 'Hill Giant').resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.count('stack', "Rhino's Rampage")]).toEqual([true, 0])
  expect(b.in('battlefield', 'Sol Ring', 'B')).toBe(true)
})

it("[Rhino's Rampage] [CR 702.2c] counts all but 1 damage from a creature with deathtouch as excess damage", () => {
  const b = rampage('Typhoid Rats', 'Hill Giant').pick('target', 'Sol Ring').resolve().resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
})

it("[Rhino's Rampage] can target neither an artifact creature nor an artifact with mana value 4", () => {
  const b = board({
    a: { hand: ["Rhino's Rampage"], battlefield: ['Forest', 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears', 'Ornithopter', 'Icy Manipulator'] },
  })
  b.cast("Rhino's Rampage", { targets: ['Hill Giant', 'Grizzly Bears'] })
    .resolve()
    .resolveAll()
  expect([b.in('battlefield', 'Ornithopter', 'B'), b.in('battlefield', 'Icy Manipulator', 'B')]).toEqual([true, true])
})

it("[Rhino's Rampage] does not count excess damage dealt to your own creature", () => {
  const b = rampage('Llanowar Elves', 'Craw Wurm').resolve().resolveAll()
  expect([b.in('graveyard', 'Llanowar Elves', 'A'), b.in('battlefield', 'Sol Ring', 'B')]).toEqual([true, true])
})
