import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Windcrag Siege] lets abilities of attacks trigger again for Mardu', () => {
  const of = (clan: string) => {
    const b = board({
      a: { hand: ['Windcrag Siege'], battlefield: ['Brimaz, King of Oreskos', '3 Mountain', 'Plains'] },
    })
    b.option('chooseWord', clan).cast('Windcrag Siege').resolve()
    b.attack('Brimaz, King of Oreskos').resolveAll()
    return b.count('battlefield', 'Cat Soldier Token')
  }
  expect([of('Mardu'), of('Jeskai')]).toEqual([2, 1])
})

it('[Windcrag Siege] makes a Goblin with lifelink and haste each upkeep for Jeskai', () => {
  const b = board({ a: { hand: ['Windcrag Siege'], battlefield: ['2 Mountain', 'Plains'] } })
  b.option('chooseWord', 'Jeskai').cast('Windcrag Siege').resolve().to('main1', 5)
  expect([b.has('Goblin Token', 'haste'), b.has('Goblin Token', 'lifelink')]).toEqual([true, true])
})
