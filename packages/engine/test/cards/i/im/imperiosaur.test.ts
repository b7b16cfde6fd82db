import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Imperiosaur] is cast with mana of basic lands alone', () => {
  const can = (land: string): boolean =>
    board({ a: { hand: ['Imperiosaur'], battlefield: ['3 Forest', land] } }).can('cast', 'Imperiosaur')
  expect([can('Forest'), can('Treetop Village')]).toEqual([true, false])
})
