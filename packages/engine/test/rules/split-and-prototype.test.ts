import { expect, it } from 'vitest'
import { colorsOf } from '../../src/continuous/characteristics.ts'
import { type Board, board } from '../support/board.ts'

/** Faces behind the printed ones: both halves of a split card, or the prototype. */
const castFace = (b: Board, name: string, face: number): Board =>
  b.act({ kind: 'cast', object: b.id(name, 'hand'), face, method: 'normal' })

const WEAR_TEAR = {
  a: { hand: ['Wear // Tear'], battlefield: ['2 Mountain', 'Plains'] },
  b: { battlefield: ['Sol Ring', 'Crusade'] },
}

it('[CR 702.102d] a fused spell follows the left half and then the right half', () => {
  const b = castFace(board(WEAR_TEAR), 'Wear // Tear', 2)
  expect(b.c('Wear // Tear').manaValue).toBe(3)
  b.resolve()
  expect(b.names('graveyard', 'B').sort()).toEqual(['Crusade', 'Sol Ring'])
})

it('[CR 702.102c] a fused spell costs the mana of both halves', () => {
  const b = board({ ...WEAR_TEAR, a: { hand: ['Wear // Tear'], battlefield: ['2 Mountain'] } })
  expect(b.legal().filter((action) => action.kind === 'cast')).toHaveLength(1)
})

it('[CR 702.102b] fused, it has the colors of both halves', () => {
  const b = castFace(board(WEAR_TEAR), 'Wear // Tear', 2)
  expect(colorsOf(b.c('Wear // Tear'))).toEqual(['W', 'R'])
})

it('[CR 702.102a] it is fused only from the hand', () => {
  const b = board({ ...WEAR_TEAR, a: { graveyard: ['Wear // Tear'], battlefield: ['2 Mountain', 'Plains'] } })
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
})

it('[CR 702.127a] a half with aftermath is cast only from the graveyard, and then exiled', () => {
  const b = board({ a: { hand: ['Spring // Mind'], battlefield: ['7 Forest', '4 Island'] } })
  expect(b.legal().filter((action) => action.kind === 'cast')).toHaveLength(1)
  b.cast('Spring').resolve()
  expect(b.in('graveyard', 'Spring // Mind', 'A')).toBe(true)
  b.cast('Mind', { from: 'graveyard' }).resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
  expect(b.in('exile', 'Spring // Mind')).toBe(true)
})

it('[CR 718.3b] a prototyped spell and its permanent have the other cost, color and size', () => {
  const b = castFace(board({ a: { hand: ['Blitz Automaton'], battlefield: ['3 Mountain'] } }), 'Blitz Automaton', 1)
  expect(b.c('Blitz Automaton').manaValue).toBe(3)
  b.resolve()
  expect(b.pt('Blitz Automaton')).toBe('3/2')
  expect(colorsOf(b.c('Blitz Automaton'))).toEqual(['R'])
  expect(b.has('Blitz Automaton', 'haste')).toBe(true)
})

it('[CR 718.3d] a copy of a prototyped permanent is prototyped', () => {
  const b = board({ a: { hand: ['Blitz Automaton', 'Clone'], battlefield: ['3 Mountain', '4 Island'] } })
  castFace(b, 'Blitz Automaton', 1).resolve()
  b.yes('copy').cast('Clone').resolve()
  expect(b.pt('Blitz Automaton#2')).toBe('3/2')
})

it('[CR 718.4] outside stack and battlefield a prototype card has its normal values', () => {
  const b = board({ a: { hand: ['Blitz Automaton', 'Unsummon'], battlefield: ['3 Mountain', '4 Island'] } })
  castFace(b, 'Blitz Automaton', 1).resolve()
  b.cast('Unsummon', { targets: ['Blitz Automaton'] }).resolve()
  expect(b.c('Blitz Automaton').manaValue).toBe(7)
})

it('[CR 702.133a] jump-start discards a card to cast it from the graveyard, and exiles it', () => {
  const b = board({ a: { hand: ['Mountain'], graveyard: ['Radical Idea'], battlefield: ['2 Island'] } })
  b.cast('Radical Idea', { from: 'graveyard', method: 'jump-start' })
  expect(b.in('graveyard', 'Mountain', 'A')).toBe(true)
  b.resolve()
  expect(b.in('exile', 'Radical Idea')).toBe(true)
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it('[CR 702.81a] retrace discards a land card, and the spell goes back to the graveyard', () => {
  const b = board({ a: { hand: ['Grizzly Bears', 'Forest'], graveyard: ['Flame Jab'], battlefield: ['Mountain'] } })
  b.cast('Flame Jab', { from: 'graveyard', method: 'retrace', targets: ['B'] })
  expect(b.names('hand', 'A')).toEqual(['Grizzly Bears'])
  b.resolve()
  expect(b.life('B')).toBe(19)
  expect(b.in('graveyard', 'Flame Jab', 'A')).toBe(true)
})

it('[CR 702.81a] without a land card in hand there is nothing to retrace with', () => {
  const b = board({ a: { hand: ['Grizzly Bears'], graveyard: ['Flame Jab'], battlefield: ['Mountain'] } })
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
})
