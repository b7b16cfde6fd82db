import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 302.6] a creature that came this turn cannot pay {T}', () => {
  const b = board({ a: { battlefield: [{ card: 'Soulmender', sick: true }] } })
  const ability = b.c('Soulmender').abilities[0]!.key
  expect(b.refusal({ kind: 'activate', object: b.id('Soulmender'), ability })).toBe(
    'Soulmender: Soulmender has summoning sickness.',
  )
})

it('[CR 302.6, 702.10c] with haste it can', () => {
  const b = board({ a: { battlefield: ['Fervor', { card: 'Soulmender', sick: true }] } })
  b.activate('Soulmender').resolve()
  expect(b.life('A')).toBe(21)
})

it('[CR 302.6] sacrificing has nothing to do with it: Mogg Fanatic at once', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Mogg Fanatic'] } })
  b.cast('Mogg Fanatic').resolve()
  b.activate('Mogg Fanatic', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})

it('[CR 302.6] a creature whose control changed is summoning sick', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Control Magic'] },
    b: { battlefield: ['Prodigal Pyromancer'] },
  })
  b.cast('Control Magic').resolve()
  expect(b.can('activate', 'Prodigal Pyromancer')).toBe(false)
  b.to('main1', 5)
  expect(b.can('activate', 'Prodigal Pyromancer')).toBe(true)
})
