import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

const library = ['Plains', 'Mountain', 'Forest', 'Taiga', 'Island']

it('[Wooded Foothills] costs a tap, 1 life and itself', () => {
  const b = board({ a: { battlefield: ['Wooded Foothills'], library } })
  b.activate('Wooded Foothills')
  expect(b.life('A')).toBe(19)
  expect(b.in('graveyard', 'Wooded Foothills', 'A')).toBe(true)
})

it('[Wooded Foothills] finds a Mountain or Forest card, puts it onto the battlefield untapped, and shuffles', () => {
  const b = board({ a: { battlefield: ['Wooded Foothills'], library } })
  const seen = watch(b)
  const found = offers(b, 'chooseFound', 'Taiga')
  b.activate('Wooded Foothills').resolve()
  expect([...found].sort()).toEqual(['Forest', 'Mountain', 'Taiga'])
  expect(b.object('Taiga').tapped).toBe(false)
  expect(seen.count('shuffled', 'A')).toBe(1)
})

it('[Wooded Foothills] puts the land, which is not the land drop of the turn', () => {
  const b = board({ a: { battlefield: ['Wooded Foothills'], hand: ['Swamp'], library } })
  b.pick('chooseFound', 'Forest').activate('Wooded Foothills').resolve().play('Swamp')
  expect(b.names('battlefield', 'A').sort()).toEqual(['Forest', 'Swamp'])
})

it('[Wooded Foothills] cannot be used while tapped', () => {
  const b = board({ a: { battlefield: [{ card: 'Wooded Foothills', tapped: true }], library } })
  expect(b.can('activate', 'Wooded Foothills')).toBe(false)
})

it('[Wooded Foothills] uses the stack: Stifle leaves nothing', () => {
  const b = board({
    a: { battlefield: ['Wooded Foothills'], library },
    b: { battlefield: ['Island'], hand: ['Stifle'] },
  })
  b.activate('Wooded Foothills').turnTo('B').cast('Stifle').resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.names('battlefield', 'A')).toEqual([])
})

it('[Wooded Foothills] finds one land, chosen by its controller', () => {
  const b = board({ a: { battlefield: ['Wooded Foothills'], library } })
  b.activate('Wooded Foothills').reply('chooseFound', () => [b.id('Mountain'), b.id('Forest')], 'A')
  expect(() => b.resolve()).toThrow()
})
