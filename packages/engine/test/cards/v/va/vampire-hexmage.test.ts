import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vampire Hexmage] takes all counters from a permanent: Parallax Wave is spent', () => {
  const b = board({
    a: { battlefield: ['Vampire Hexmage'] },
    b: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 5 } }] },
  })
  b.activate('Vampire Hexmage', { targets: ['Parallax Wave'] }).resolve()
  expect(b.counters('Parallax Wave', 'fade')).toBe(0)
})

it('[Vampire Hexmage] kills a planeswalker', () => {
  const b = board({ a: { battlefield: ['Vampire Hexmage'] }, b: { battlefield: ['Jace Beleren'] } })
  b.activate('Vampire Hexmage', { targets: ['Jace Beleren'] }).resolve()
  expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
})

it('[Vampire Hexmage] has first strike and is sacrificed', () => {
  const b = board({ a: { battlefield: ['Vampire Hexmage'] }, b: { battlefield: ['Jace Beleren'] } })
  expect(b.has('Vampire Hexmage', 'first strike')).toBe(true)
  b.activate('Vampire Hexmage', { targets: ['Jace Beleren'] })
  expect(b.in('graveyard', 'Vampire Hexmage', 'A')).toBe(true)
})
