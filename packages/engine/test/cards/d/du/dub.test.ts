import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dub] makes a Knight with +2/+2 and first strike', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', { card: 'Dub', attachedTo: 'Grizzly Bears' }] } })
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'first strike'), b.c('Grizzly Bears').subtypes]).toEqual([
    '4/4',
    true,
    ['Bear', 'Knight'],
  ])
})
