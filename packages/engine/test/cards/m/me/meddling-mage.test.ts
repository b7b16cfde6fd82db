import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const mage = (name: string, hand: string[]) => {
  const b = board({
    a: { battlefield: ['Plains', 'Island'], hand: ['Meddling Mage'] },
    b: { battlefield: ['5 Mountain', '5 Island', '5 Plains'], hand, graveyard: ['Cabal Therapy'] },
  })
  return b.reply('chooseName', name).cast('Meddling Mage').resolve()
}

it('[Meddling Mage] forbids spells with the chosen name, and no others', () => {
  const b = mage('Shock', ['Shock', 'Lightning Bolt']).turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
  expect(b.can('cast', 'Lightning Bolt')).toBe(true)
})

it('[Meddling Mage] binds its controller as well', () => {
  const b = board({ a: { battlefield: ['Plains', 'Island', 'Mountain'], hand: ['Meddling Mage', 'Shock'] } })
  b.reply('chooseName', 'Shock').cast('Meddling Mage').resolve()
  expect(b.can('cast', 'Shock')).toBe(false)
})

it('[Meddling Mage] takes no land card name', () => {
  const b = board({ a: { battlefield: ['Plains', 'Island'], hand: ['Meddling Mage'] } })
  let refusal: string | null = null
  b.reply('chooseName', (decision) => {
    refusal = decision.shape === 'name' ? decision.check('Island') : null
    return 'Shock'
  })
  b.cast('Meddling Mage').resolve()
  expect(refusal).not.toBeNull()
})

it('[CR 201.4b] Meddling Mage with the name of one half leaves the other half of a split card', () => {
  const b = mage('Fire', ['Fire // Ice']).turnTo('B')
  const halves = b.legal().flatMap((action) => (action.kind === 'cast' ? [action.face] : []))
  expect(halves).toEqual([1])
})

it('[CR 708.2] Meddling Mage does not stop a face-down spell, which has no name', () => {
  const b = mage('Exalted Angel', ['Exalted Angel']).to('main1', 4)
  const methods = b.legal().flatMap((action) => (action.kind === 'cast' ? [action.method] : []))
  expect(methods).toEqual(['morph'])
})

it('[Meddling Mage] forgets the name when it leaves', () => {
  const b = mage('Shock', ['Shock', 'Lightning Bolt']).turnTo('B')
  b.cast('Lightning Bolt', { targets: ['Meddling Mage'] })
    .resolve()
    .turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(true)
})
