import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ardyn, the Usurper] makes a 5/5 Demon of a creature card in a graveyard', () => {
  const b = board({ a: { battlefield: ['Ardyn, the Usurper'] }, b: { graveyard: ['Grizzly Bears'] } })
  b.aim(['Grizzly Bears']).to('beginCombat').resolveAll()
  expect([b.pt('Grizzly Bears'), b.c('Grizzly Bears').subtypes]).toEqual(['5/5', ['Demon']])
})
