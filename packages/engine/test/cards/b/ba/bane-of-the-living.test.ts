import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const faceDown = (lands: number, others: string[] = []) => {
  const b = board({
    a: { battlefield: [`${lands} Swamp`], hand: ['Bane of the Living'] },
    b: { battlefield: others },
  })
  b.cast('Bane of the Living', { method: 'morph' }).resolve()
  return { b, bane: b.game.state.battlefield.at(-1)! }
}

it('[Bane of the Living] turned face up gives all creatures -X/-X, X of its morph cost', () => {
  const { b, bane } = faceDown(7, ['Grizzly Bears', 'Hill Giant'])
  b.reply('x', 2).act({ kind: 'turnFaceUp', object: bane })
  expect(b.pt('Bane of the Living')).toBe('4/3')
  b.resolve()
  expect(b.pt('Bane of the Living')).toBe('2/1')
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.pt('Hill Giant')).toBe('1/1')
})

it('[CR 107.3d] X of a morph cost is chosen as it is paid, no greater than can be paid', () => {
  const { b, bane } = faceDown(6)
  let most = -1
  b.reply('x', (decision) => {
    most = decision.shape === 'number' ? decision.max : -1
    return 0
  })
  b.act({ kind: 'turnFaceUp', object: bane })
  expect(most).toBe(1)
  expect(b.object('Bane of the Living').faceDown).toBe(false)
  expect(b.names('battlefield', 'A').filter((name) => name === 'Swamp')).toHaveLength(6)
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped)).toHaveLength(5)
})

it('[CR 702.37f] abilities of the permanent have the X chosen for its morph cost', () => {
  const { b, bane } = faceDown(8)
  b.reply('x', 3).act({ kind: 'turnFaceUp', object: bane }).resolve()
  expect(b.in('graveyard', 'Bane of the Living', 'A')).toBe(true)
  expect(b.game.state.battlefield.every((id) => b.game.state.objects[id]!.tapped)).toBe(true)
})

it('[Bane of the Living] cast face up triggers nothing', () => {
  const b = board({ a: { battlefield: ['4 Swamp', 'Savannah Lions'], hand: ['Bane of the Living'] } })
  b.cast('Bane of the Living').resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.pt('Bane of the Living')).toBe('4/3')
})
