import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Banishing Light] gone before its trigger resolves exiles nothing', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Seal of Cleansing'], hand: ['Banishing Light'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Banishing Light').resolve()
  b.activate('Seal of Cleansing', { targets: ['Banishing Light'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Banishing Light] takes only what an opponent controls, and gives it back', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Seal of Cleansing', 'Serra Angel'], hand: ['Banishing Light'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Banishing Light').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.activate('Seal of Cleansing', { targets: ['Banishing Light'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it("[Banishing Light] targets an opponent's nonland permanent", () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Sol Ring'], hand: ['Banishing Light'] },
    b: { battlefield: ['Hill Giant', 'Forest', 'Humility'] },
  })
  const seen = offers(b, 'target', 'Humility')
  b.cast('Banishing Light').resolve()
  expect(seen).toEqual(['Hill Giant', 'Humility'])
})
