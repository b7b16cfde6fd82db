import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Massacre] is free against a Plains if you control a Swamp', () => {
  const of = (land: string) =>
    board({ a: { battlefield: ['Swamp'], hand: ['Massacre'] }, b: { battlefield: [land] } }).can('cast', 'Massacre')
  expect([of('Plains'), of('Forest')]).toEqual([true, false])
})
