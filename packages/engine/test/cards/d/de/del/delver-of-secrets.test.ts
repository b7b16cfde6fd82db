import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { watch } from '../../../../support/watch.ts'

const position = (top: string) => ({
  active: 1 as const,
  step: 'end' as const,
  a: { battlefield: ['Delver of Secrets'], library: [top, 'Forest', 'Forest'] },
})

it('[Delver of Secrets] transforms when an instant card is revealed at your upkeep', () => {
  const b = board(position('Lightning Bolt'))
  b.to('upkeep')
  expect(b.pt('Insectile Aberration')).toBe('3/2')
  expect(b.has('Insectile Aberration', 'flying')).toBe(true)
})

it('[Delver of Secrets] stays when another card is revealed', () => {
  const b = board(position('Grizzly Bears'))
  const seen = watch(b)
  b.to('upkeep')
  expect(seen.count('revealed')).toBe(1)
  expect(b.pt('Delver of Secrets')).toBe('1/1')
})

it('[Delver of Secrets] may keep the card hidden and then stays', () => {
  const b = board(position('Lightning Bolt'))
  const seen = watch(b)
  b.no().to('upkeep')
  expect(seen.count('lookedAt')).toBe(1)
  expect(seen.count('revealed')).toBe(0)
  expect(b.pt('Delver of Secrets')).toBe('1/1')
})

it('[Delver of Secrets] leaves the card on top', () => {
  const b = board(position('Lightning Bolt'))
  b.to('upkeep')
  expect(b.names('library', 'A')[0]).toBe('Lightning Bolt')
})

it('[Delver of Secrets] is blue on both sides: Pyroblast destroys the Aberration', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Pyroblast'] },
    b: { battlefield: [{ card: 'Delver of Secrets', face: 1 }] },
  })
  b.cast('Pyroblast', { targets: ['Insectile Aberration'] }).resolve()
  expect(b.in('graveyard', 'Delver of Secrets', 'B')).toBe(true)
})

it('[Delver of Secrets] transformed has the mana value of its front: Fatal Push reaches it', () => {
  const b = board({ a: { battlefield: [{ card: 'Delver of Secrets', face: 1 }] } })
  expect(b.c('Insectile Aberration').manaValue).toBe(1)
})

it('[Delver of Secrets] does not look under Humility', () => {
  const b = board({ ...position('Lightning Bolt'), b: { battlefield: ['Humility'] } })
  b.to('upkeep')
  expect(b.in('battlefield', 'Delver of Secrets', 'A')).toBe(true)
})

it('[Delver of Secrets] stays transformed at the next upkeep', () => {
  const b = board(position('Lightning Bolt'))
  b.to('upkeep', 6)
  expect(b.pt('Insectile Aberration')).toBe('3/2')
})

it("[Delver of Secrets] does not look in the opponent's upkeep", () => {
  const b = board({ step: 'end', a: { battlefield: ['Delver of Secrets'], library: ['Lightning Bolt', 'Forest'] } })
  b.to('upkeep')
  expect(b.in('battlefield', 'Delver of Secrets', 'A')).toBe(true)
})

it('[Delver of Secrets] transforms for a sorcery, if its controller reveals it', () => {
  const b = board(position('Pyroclasm'))
  b.reply('yesNo', [0], 'A').to('upkeep')
  expect(b.asked).toHaveLength(1)
  expect(b.in('battlefield', 'Insectile Aberration', 'A')).toBe(true)
})
