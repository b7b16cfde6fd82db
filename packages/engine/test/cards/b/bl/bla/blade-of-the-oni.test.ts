import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blade of the Oni] makes a 5/5 black Demon with menace of what it equips', () => {
  const b = board({ a: { battlefield: [{ card: 'Blade of the Oni', attachedTo: 'Memnite' }, 'Memnite'] } })
  expect([b.pt('Memnite'), b.has('Memnite', 'menace'), b.c('Memnite').subtypes]).toEqual([
    '5/5',
    true,
    ['Construct', 'Demon'],
  ])
})
