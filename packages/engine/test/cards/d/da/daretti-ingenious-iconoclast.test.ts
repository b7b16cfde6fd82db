import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Daretti, Ingenious Iconoclast] copies an artifact three times, from a graveyard too', () => {
  const b = board({
    a: { battlefield: [{ card: 'Daretti, Ingenious Iconoclast', counters: { loyalty: 7 } }] },
    b: { graveyard: ['Memnite'] },
  })
  b.activate('Daretti, Ingenious Iconoclast', { nth: 2, targets: ['Memnite'] }).resolve()
  expect(b.count('battlefield', 'Memnite', 'A')).toBe(3)
})

it('[Daretti, Ingenious Iconoclast] destroys only for a sacrificed artifact', () => {
  const of = (card: string) => {
    const b = board({
      a: { battlefield: [{ card: 'Daretti, Ingenious Iconoclast', counters: { loyalty: 3 } }, card] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.yes('payOrNot')
      .yes()
      .activate('Daretti, Ingenious Iconoclast', { nth: 1, targets: ['Hill Giant'] })
      .resolve()
    return [b.in('graveyard', card), b.in('graveyard', 'Hill Giant')]
  }
  expect([of('Sol Ring'), of('Forest')]).toEqual([
    [true, true],
    [false, false],
  ])
})
