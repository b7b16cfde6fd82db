import { ALL_CARDS } from '@spellwright/cards/library'
import { formatTypeLine } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { renderFace } from '../../src/index.ts'
import { readFace } from '../../src/read/read-face.ts'
import { canonical } from './canonical.ts'

/** Read from the same words as other data that does the same. */
const OTHERWISE = new Set([
  'Battle Screech',
  'Brash Taunter',
  'Callous Dismissal',
  'Cloudpiercer',
  'Confirm Suspicions',
  'Drinker of Sorrow',
  'Duress',
  'Eternal Dragon',
  'Fin-Clade Fugitives',
  'Force of Will',
  'Funeral Charm',
  'Game Trail',
  'Gravitic Punch',
  'Grim Lavamancer',
  'Ledger Shredder',
  'Mayhem Devil',
  'Power Word Kill',
  'Pyrokinesis',
  'Rain of Rust',
  'Ring of Evos Isle',
  'Rust-Shield Rampager',
  'Secrets of the Dead',
  'Shoulder to Shoulder',
  'Spirit Mirror',
  'Spiteful Shadows',
  'Sunhome Enforcer',
])

const read = ALL_CARDS.flatMap(({ name, faces }) => {
  const [face] = faces
  if (face === undefined || faces.length > 1) return []
  const { abilities, supertypes: _s, types: _t, subtypes: _b, ...facts } = face
  const result = readFace({ ...facts, type: formatTypeLine(face) }, renderFace(face).text)
  return 'face' in result ? [{ name, written: abilities, read: result.face.abilities }] : []
})

describe('cards written by hand, read from their own text', () => {
  it('are read in great part', () => expect(read.length).toBeGreaterThan(1000))

  it.each(read.filter(({ name }) => !OTHERWISE.has(name)))('$name is read as it was written', (card) =>
    expect(canonical(card.read)).toBe(canonical(card.written)),
  )

  it.each(read.filter(({ name }) => OTHERWISE.has(name)))('$name is still read otherwise', (card) =>
    expect(canonical(card.read)).not.toBe(canonical(card.written)),
  )
})
