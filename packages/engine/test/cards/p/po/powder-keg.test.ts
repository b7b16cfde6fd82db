import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Powder Keg] may get a fuse counter at its controller’s upkeep', () => {
  const yes = board({ active: 1, step: 'end', a: { battlefield: ['Powder Keg'] } })
  yes.yes().to('upkeep')
  expect(yes.counters('Powder Keg', 'fuse')).toBe(1)
  const no = board({ active: 1, step: 'end', a: { battlefield: ['Powder Keg'] } })
  no.no().to('upkeep')
  expect(no.counters('Powder Keg', 'fuse')).toBe(0)
})

it('[Powder Keg] destroys each artifact and creature with mana value equal to its fuse counters', () => {
  const b = board({
    a: { battlefield: [{ card: 'Powder Keg', counters: { fuse: 2 } }, 'Grizzly Bears'] },
    b: { battlefield: ['Millstone', 'Savannah Lions', 'Story Circle', 'Warmth', 'Goblin Piledriver'] },
  })
  b.activate('Powder Keg').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Savannah Lions', 'Story Circle', 'Warmth'])
  expect(b.names('battlefield', 'A')).toEqual([])
})

it('[Powder Keg] without counters destroys tokens and Mishra’s Factory that is a creature, not as a land', () => {
  const b = board({
    a: { battlefield: ['Powder Keg'] },
    b: { battlefield: ["Mishra's Factory", "Mishra's Factory", 'Memnite', 'Forest'] },
    active: 1,
  })
  b.activate("Mishra's Factory").resolve().turnTo('A').activate('Powder Keg').resolve()
  expect(b.count('battlefield', "Mishra's Factory", 'B')).toBe(1)
  expect(b.in('graveyard', 'Memnite', 'B')).toBe(true)
})
