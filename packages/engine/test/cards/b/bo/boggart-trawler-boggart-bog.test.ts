import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boggart Trawler // Boggart Bog] exiles a graveyard as the creature enters', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Boggart Trawler // Boggart Bog'] },
    b: { graveyard: ['Shock'] },
  })
  b.aim(['B']).cast('Boggart Trawler').resolveAll()
  expect(b.in('exile', 'Shock')).toBe(true)
})

it('[Boggart Trawler // Boggart Bog] enters untapped as a land only for 3 life', () => {
  const of = (pays: boolean) => {
    const b = board({ a: { hand: ['Boggart Trawler // Boggart Bog'] } })
    if (pays) b.yes('payOrNot')
    else b.no('payOrNot')
    b.play('Boggart Bog')
    return [b.life('A'), b.object('Boggart Bog').tapped]
  }
  expect([of(true), of(false)]).toEqual([
    [17, false],
    [20, true],
  ])
})
