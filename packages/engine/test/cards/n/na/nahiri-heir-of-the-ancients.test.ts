import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nahiri, Heir of the Ancients] makes a Kor Warrior that may take an Equipment', () => {
  const b = board({ a: { battlefield: ['Nahiri, Heir of the Ancients', 'Bonesplitter'] } })
  b.yes().activate('Nahiri, Heir of the Ancients').resolve()
  expect(b.pt('Kor Warrior Token')).toBe('3/1')
})

it('[Nahiri, Heir of the Ancients] finds a Warrior or Equipment card, and deals damage for Equipment', () => {
  const b = board({
    a: {
      battlefield: ['Nahiri, Heir of the Ancients', '2 Bonesplitter'],
      library: ['Shock', 'Whispersilk Cloak', '6 Wastes'],
    },
    b: { battlefield: ['Serra Angel'] },
  })
  b.pick('choose', 'Whispersilk Cloak').activate('Nahiri, Heir of the Ancients', { nth: 1 }).resolve()
  expect(b.names('hand', 'A')).toEqual(['Whispersilk Cloak'])
  const c = board({
    a: { battlefield: ['Nahiri, Heir of the Ancients', '2 Bonesplitter'] },
    b: { battlefield: ['Serra Angel'] },
  })
  c.activate('Nahiri, Heir of the Ancients', { nth: 2, targets: ['Serra Angel'] }).resolve()
  expect(c.in('graveyard', 'Serra Angel')).toBe(true)
})
