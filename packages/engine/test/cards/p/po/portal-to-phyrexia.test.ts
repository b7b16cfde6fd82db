import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Portal to Phyrexia] puts a creature card from any graveyard onto the battlefield as a Phyrexian', () => {
  const b = board({
    a: { battlefield: ['Portal to Phyrexia'] },
    b: { graveyard: ['Serra Angel'] },
    active: 1,
    step: 'end',
  })
  b.to('draw', 4)
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.c('Serra Angel').subtypes.includes('Phyrexian')]).toEqual([
    true,
    true,
  ])
})
