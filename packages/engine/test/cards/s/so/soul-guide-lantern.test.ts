import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soul-Guide Lantern] exiles one card as it enters, and later only the graveyards of opponents', () => {
  const b = board({
    a: { battlefield: ['Plains'], hand: ['Soul-Guide Lantern'], graveyard: ['Shock'] },
    b: { graveyard: ['Memnite', 'Forest'] },
  })
  b.aim(['Memnite']).cast('Soul-Guide Lantern').resolve().resolveAll()
  expect(b.names('graveyard', 'B')).toEqual(['Forest'])
  b.activate('Soul-Guide Lantern').resolve()
  expect([b.names('graveyard', 'B'), b.in('graveyard', 'Shock', 'A')]).toEqual([[], true])
})
