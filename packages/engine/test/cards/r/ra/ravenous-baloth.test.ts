import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ravenous Baloth] may sacrifice itself for 4 life', () => {
  const b = board({ a: { battlefield: ['Ravenous Baloth'] } })
  b.activate('Ravenous Baloth').resolve()
  expect(b.life('A')).toBe(24)
  expect(b.in('graveyard', 'Ravenous Baloth', 'A')).toBe(true)
})

it('[Ravenous Baloth] sacrifices any Beast, and nothing else', () => {
  const b = board({ a: { battlefield: ['Ravenous Baloth', 'Blastoderm', 'Grizzly Bears'] } })
  b.pick('sacrifice', 'Blastoderm').activate('Ravenous Baloth').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Ravenous Baloth', 'Grizzly Bears'])
  expect(b.life('A')).toBe(24)
})
