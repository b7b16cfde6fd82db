import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Outrageous Robbery] lets you play the exiled cards with mana of any type', () => {
  const b = board({
    a: { hand: ['Outrageous Robbery'], battlefield: ['5 Swamp'] },
    b: { library: ['Shock', 'Island', 'Memnite'] },
  })
  b.reply('x', 2).cast('Outrageous Robbery').resolve()
  expect(b.names('exile').length).toBe(2)
  const [shock] = b.game.state.exile.map((id) => b.game.state.objects[id]!).filter(({ faceDown }) => faceDown)
  expect(shock).toBeDefined()
  b.aim(['B'])
  const action = b.legal().find((a) => a.kind === 'cast')
  b.act(action!).resolve()
  expect(b.life('B')).toBe(18)
  expect(b.legal().some((a) => a.kind === 'playLand')).toBe(true)
})

it('[Outrageous Robbery] shows the exiled cards to you alone', () => {
  const b = board({
    a: { hand: ['Outrageous Robbery'], battlefield: ['3 Swamp'] },
    b: { library: ['Shock', '2 Wastes'] },
  })
  b.reply('x', 1).cast('Outrageous Robbery').resolve()
  const [id] = b.game.state.exile
  expect(b.game.state.objects[id!]!.knownTo).toBe(1)
})
