import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Oblivion Ring] exiles another nonland permanent until it leaves', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Seal of Cleansing'], hand: ['Oblivion Ring'] },
    b: { battlefield: ['Hill Giant', 'Forest'] },
  })
  b.aim(['Hill Giant']).cast('Oblivion Ring').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.activate('Seal of Cleansing', { targets: ['Oblivion Ring'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Oblivion Ring] gone before its first trigger resolves exiles for good', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Seal of Cleansing'], hand: ['Oblivion Ring'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.aim(['Hill Giant']).cast('Oblivion Ring').resolve()
  b.activate('Seal of Cleansing', { targets: ['Oblivion Ring'] }).resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
})

it('[Oblivion Ring] targets another nonland permanent', () => {
  const b = board({
    a: { battlefield: ['3 Plains'], hand: ['Oblivion Ring'] },
    b: { battlefield: ['Hill Giant', 'Forest', 'Humility'] },
  })
  const seen = offers(b, 'target', 'Humility')
  b.cast('Oblivion Ring').resolve()
  expect(seen).toEqual(['Hill Giant', 'Humility'])
})
