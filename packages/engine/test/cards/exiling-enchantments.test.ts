import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

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

it('[Rest in Peace] exiles all graveyards and everything that would go there', () => {
  const b = board({
    a: { battlefield: ['2 Plains', 'Mountain'], hand: ['Rest in Peace', 'Shock'], graveyard: ['Forest'] },
    b: { battlefield: ['Grizzly Bears'], graveyard: ['Murder'] },
  })
  b.cast('Rest in Peace').resolveAll()
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.names('graveyard')).toEqual([])
  expect(b.names('exile').sort()).toEqual(['Forest', 'Grizzly Bears', 'Murder', 'Shock'])
})

it('[Rest in Peace] keeps dies triggers from triggering', () => {
  const b = board({ a: { battlefield: ['Rest in Peace', 'Mountain', 'Doomed Traveler'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.count('battlefield', 'Spirit Token')).toBe(0)
})
