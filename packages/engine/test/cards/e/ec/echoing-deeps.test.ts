import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Echoing Deeps] enters tapped as a copy of a land card in a graveyard that is also a Cave', () => {
  const b = board({ a: { hand: ['Echoing Deeps'] }, b: { graveyard: ['Taiga'] } })
  b.yes('copy').play('Echoing Deeps')
  expect(b.object('Taiga').tapped).toBe(true)
  expect(b.c('Taiga').subtypes).toEqual(expect.arrayContaining(['Mountain', 'Forest', 'Cave']))
})
