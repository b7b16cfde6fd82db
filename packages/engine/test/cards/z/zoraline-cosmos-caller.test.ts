import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Zoraline, Cosmos Caller] returns a permanent for {W}{B} and 2 life, with a finality counter', () => {
  const b = board({
    a: { hand: ['Zoraline, Cosmos Caller'], battlefield: ['5 Scrubland'], graveyard: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.yes().cast('Zoraline, Cosmos Caller').resolve().resolve().resolve()
  expect([b.counters('Grizzly Bears', 'finality'), b.life('A')]).toEqual([1, 18])
})

it('[Zoraline, Cosmos Caller] gains 1 life for each Bat that attacks', () => {
  const b = board({ a: { battlefield: ['Zoraline, Cosmos Caller', 'Memnite'] } })
  b.attack('Zoraline, Cosmos Caller', 'Memnite').resolveAll()
  expect(b.life('A')).toBe(21)
})
