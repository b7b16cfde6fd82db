import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[City of Traitors] adds {C}{C}', () => {
  const b = board({ a: { battlefield: ['City of Traitors'] } })
  b.tapForMana('City of Traitors')
  expect(b.pool('A')).toBe('{C}{C}')
})

it('[City of Traitors] is sacrificed when you play another land', () => {
  const b = board({ a: { battlefield: ['City of Traitors'], hand: ['Forest'] } })
  b.play('Forest')
  expect(b.in('battlefield', 'City of Traitors')).toBe(true)
  b.resolve()
  expect(b.in('graveyard', 'City of Traitors', 'A')).toBe(true)
})

it('[City of Traitors] is not sacrificed when it is played itself', () => {
  const b = board({ a: { hand: ['City of Traitors'] } })
  b.play('City of Traitors')
  expect(b.game.state.stack).toEqual([])
})

it('[City of Traitors] stays when the opponent plays a land', () => {
  const b = board({ active: 1, a: { battlefield: ['City of Traitors'] }, b: { hand: ['Forest'] } })
  b.play('Forest')
  expect(b.game.state.stack).toEqual([])
})

it('[City of Traitors] stays when a land is put onto the battlefield', () => {
  const b = board({ a: { battlefield: ['City of Traitors', 'Windswept Heath'], library: ['Forest', 'Shock'] } })
  b.pick('chooseFound', 'Forest').activate('Windswept Heath').resolve()
  expect(b.names('battlefield', 'A').sort()).toEqual(['City of Traitors', 'Forest'])
  expect(b.game.state.stack).toEqual([])
})

it('[City of Traitors] is sacrificed for a land played from the graveyard', () => {
  const b = board({ a: { battlefield: ['City of Traitors', 'Crucible of Worlds'], graveyard: ['Forest'] } })
  const play = b.legal().find((action) => action.kind === 'playLand')!
  b.act(play).resolve()
  expect(b.in('graveyard', 'City of Traitors', 'A')).toBe(true)
})

it('[City of Traitors] taps for its mana', () => {
  const b = board({ a: { battlefield: ['City of Traitors'] } })
  b.tapForMana('City of Traitors')
  expect(b.object('City of Traitors').tapped).toBe(true)
})

it('City of Traitors is sacrificed when another land is played, not when one is put onto the battlefield', () => {
  const b = board({
    a: { battlefield: ['City of Traitors', 'Windswept Heath'], hand: ['Forest'], library: ['3 Plains'] },
  })
  b.pick('chooseFound', 'Plains').activate('Windswept Heath').resolve()
  expect(b.in('battlefield', 'City of Traitors')).toBe(true)
  b.play('Forest').resolve()
  expect(b.in('graveyard', 'City of Traitors', 'A')).toBe(true)
})
