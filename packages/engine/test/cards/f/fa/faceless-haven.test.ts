import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Faceless Haven] becomes a creature of every type for snow mana alone', () => {
  const of = (land: string) => {
    const b = board({ a: { battlefield: ['Faceless Haven', `3 ${land}`] } })
    if (!b.can('activate', 'Faceless Haven')) return null
    b.activate('Faceless Haven').resolve()
    return [b.pt('Faceless Haven'), b.c('Faceless Haven').everyCreatureType, b.has('Faceless Haven', 'vigilance')]
  }
  expect([of('Snow-Covered Plains'), of('Plains')]).toEqual([['4/3', true, true], null])
})
