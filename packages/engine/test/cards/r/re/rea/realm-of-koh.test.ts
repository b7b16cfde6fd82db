import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Realm of Koh] enters tapped unless its controller has a basic land, and makes a Spirit that only Spirits block', () => {
  const b = board({
    a: { hand: ['Realm of Koh'], battlefield: ['Bayou'] },
  })
  b.play('Realm of Koh')
  expect(b.object('Realm of Koh').tapped).toBe(true)
  const c = board({
    a: { hand: ['Realm of Koh'], battlefield: ['5 Swamp'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  c.play('Realm of Koh').activate('Realm of Koh').resolve().to('main1', 5)
  c.attack('Spirit Token')
  expect(() => c.block('Grizzly Bears>Spirit Token')).toThrow()
})
