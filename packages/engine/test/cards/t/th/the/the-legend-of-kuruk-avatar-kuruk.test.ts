import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Legend of Kuruk] returns transformed after its third chapter', () => {
  const b = board({ a: { battlefield: [{ card: 'The Legend of Kuruk', counters: { lore: 2 } }] }, step: 'draw' })
  b.to('main1').resolveAll()
  expect(b.in('battlefield', 'Avatar Kuruk', 'A')).toBe(true)
})

it('[The Legend of Kuruk] makes Spirits that only Spirits block, and that block only Spirits', () => {
  const b = board({
    a: { hand: ['Memnite'], battlefield: [{ card: 'The Legend of Kuruk', face: 1 }] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Memnite').resolveAll().to('main1', 5)
  b.attack('Spirit Token')
  expect(() => b.block('Hill Giant>Spirit Token')).toThrow()
})

it('[CR 701.67a] [The Legend of Kuruk] taps twenty artifacts and creatures for an extra turn', () => {
  const b = board({ a: { battlefield: [{ card: 'The Legend of Kuruk', face: 1 }, '19 Memnite', 'Forest'] } })
  b.activate('Avatar Kuruk').resolve()
  expect([b.object('Memnite').tapped, b.object('Avatar Kuruk').tapped]).toEqual([true, true])
  expect(b.to('main1', 4).game.state.turn.active).toBe(0)
})
