import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kellan, Daring Traveler] takes a small creature card, and lets another card go to the graveyard', () => {
  const top = (name: string, answer: 'yes' | 'no') => {
    const b = board({ a: { battlefield: ['Kellan, Daring Traveler'], library: [name, 'Island'] } })
    b[answer]().attack('Kellan, Daring Traveler').resolveAll()
    return b.in('hand', name) ? 'hand' : b.in('graveyard', name) ? 'graveyard' : 'library'
  }
  expect([top('Grizzly Bears', 'no'), top('Serra Angel', 'yes'), top('Shock', 'no')]).toEqual([
    'hand',
    'graveyard',
    'library',
  ])
})

it('[Kellan, Daring Traveler] makes one Map, and another if an opponent controls an artifact', () => {
  const maps = (theirs: string[]): number => {
    const b = board({ a: { hand: ['Kellan, Daring Traveler'], battlefield: ['Forest'] }, b: { battlefield: theirs } })
    b.cast('Journey On').resolve()
    return b.count('battlefield', 'Map Token')
  }
  expect([maps([]), maps(['2 Ornithopter'])]).toEqual([1, 2])
})
