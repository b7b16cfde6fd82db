import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Ancient One] attacks only with eight permanent cards in your graveyard', () => {
  const attacks = (count: number) => {
    const b = board({ a: { battlefield: ['The Ancient One', 'Memnite'], graveyard: [`${count} Island`, '2 Shock'] } })
    b.to('declareAttackers')
    const { decision } = b
    return (
      decision.shape === 'attack' && decision.candidates.some(({ attacker }) => attacker === b.id('The Ancient One'))
    )
  }
  expect([attacks(7), attacks(8)]).toEqual([false, true])
})

it('[The Ancient One] mills by the mana value of what was discarded', () => {
  const b = board({ a: { battlefield: ['The Ancient One', '2 Island', '2 Swamp'], hand: ['Hill Giant'] } })
  b.pick('discard', 'Hill Giant').aim(['B']).activate('The Ancient One').resolve().resolve()
  expect(b.names('graveyard', 'B')).toHaveLength(4)
})
