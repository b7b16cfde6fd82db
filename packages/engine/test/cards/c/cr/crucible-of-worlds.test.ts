import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crucible of Worlds] lets you play lands from your graveyard, within the land drop', () => {
  const b = board({ a: { battlefield: ['Crucible of Worlds'], graveyard: ['Forest', 'Plains'] } })
  const lands = () => b.legal().filter((action) => action.kind === 'playLand')
  expect(lands()).toHaveLength(2)
  b.act(lands()[0]!)
  expect(lands()).toHaveLength(0)
})

it("[Crucible of Worlds] does not reach the opponent's graveyard or nonland cards", () => {
  const b = board({
    a: { battlefield: ['Crucible of Worlds', '2 Forest'], graveyard: ['Grizzly Bears'] },
    b: { graveyard: ['Forest'] },
  })
  expect(b.legal().some((action) => action.kind === 'playLand' || action.kind === 'cast')).toBe(false)
})

it('Crucible of Worlds: lands may be played from the graveyard, within the limit', () => {
  const b = board({ a: { battlefield: ['Crucible of Worlds'], graveyard: ['2 Wasteland'] } })
  b.act({ kind: 'playLand', object: b.id('Wasteland'), face: 0 })
  expect(b.in('battlefield', 'Wasteland')).toBe(true)
  expect(b.refusal({ kind: 'playLand', object: b.id('Wasteland', 'graveyard'), face: 0 })).toMatch(/already played/)
})

it('without Crucible of Worlds they may not', () => {
  const b = board({ a: { graveyard: ['Wasteland'] } })
  expect(b.refusal({ kind: 'playLand', object: b.id('Wasteland'), face: 0 })).toMatch(/not in your hand/)
})
