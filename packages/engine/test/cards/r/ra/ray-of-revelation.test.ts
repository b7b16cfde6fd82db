import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ray of Revelation] destroys an enchantment', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Ray of Revelation'] }, b: { battlefield: ['Humility'] } })
  b.cast('Ray of Revelation').resolve()
  expect(b.in('graveyard', 'Humility', 'B')).toBe(true)
  expect(b.in('graveyard', 'Ray of Revelation', 'A')).toBe(true)
})

it('[Ray of Revelation] has flashback {G} and is exiled after that', () => {
  const b = board({
    a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Humility'] },
  })
  b.cast('Ray of Revelation', { method: 'flashback' }).resolve()
  expect(b.in('graveyard', 'Humility', 'B')).toBe(true)
  expect(b.in('exile', 'Ray of Revelation', 'A')).toBe(true)
})

it('[Ray of Revelation] does not target artifacts', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Ray of Revelation'] }, b: { battlefield: ['Sol Ring'] } })
  expect(b.can('cast', 'Ray of Revelation')).toBe(false)
})

it('[Ray of Revelation] countered with flashback is exiled too', () => {
  const b = board({
    a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Humility', '2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Ray of Revelation', { method: 'flashback' }).turnTo('B').cast('Counterspell').resolve()
  expect(b.in('exile', 'Ray of Revelation', 'A')).toBe(true)
  expect(b.in('battlefield', 'Humility', 'B')).toBe(true)
})

it('[Ray of Revelation] needs {G} for its flashback', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], graveyard: ['Ray of Revelation'] },
    b: { battlefield: ['Humility'] },
  })
  expect(b.can('cast', 'Ray of Revelation')).toBe(false)
})
