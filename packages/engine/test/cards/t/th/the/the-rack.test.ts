import { expect, it } from 'vitest'
import { createLog } from '../../../../../src/view/log.ts'
import { board } from '../../../../support/board.ts'

it.each([
  [0, 17],
  [1, 18],
  [2, 19],
  [3, 20],
  [5, 20],
])('[The Rack] with %i cards in the chosen player’s hand leaves them at %i', (cards, life) => {
  const b = board({
    a: { hand: ['The Rack'], battlefield: ['Swamp'] },
    b: { hand: cards === 0 ? [] : [`${cards} Shock`] },
  })
  b.cast('The Rack').resolve().to('upkeep', 4)
  expect(b.life('B')).toBe(life)
})

it('[The Rack] counts the hand as its ability resolves', () => {
  const b = board({
    a: { hand: ['The Rack'], battlefield: ['Swamp'] },
    b: { hand: ['3 Shock'], battlefield: ['Mountain'] },
  })
  b.cast('The Rack').resolve().to('end')
  while (b.game.state.turn.step !== 'upkeep') b.pass()
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect(b.life('B')).toBe(19)
})

it('[The Rack] does nothing at its controller’s own upkeep', () => {
  const b = board({ a: { hand: ['The Rack'], battlefield: ['Swamp'] }, b: { hand: ['3 Shock'] } })
  b.cast('The Rack').resolve().to('draw', 5)
  expect(b.life('A')).toBe(20)
})

it('[CR 607.2d] a copy of The Rack speaks of the player chosen for the copy', () => {
  const b = board({
    a: { hand: ['The Rack'], battlefield: ['Swamp'] },
    b: { hand: ['Clever Impersonator'], battlefield: ['4 Island'] },
  })
  b.cast('The Rack').resolve().to('main1', 4)
  b.yes('copy').pick('copy', 'The Rack').cast('Clever Impersonator').resolve()
  b.to('upkeep', 5)
  expect(b.life('A')).toBe(17)
})

it('[The Rack] the log names the chosen player', () => {
  const b = board({ a: { hand: ['The Rack'], battlefield: ['Swamp'] } })
  const log = createLog(b.game)
  b.cast('The Rack').resolve()
  expect(log.lines.map(({ text }) => text)).toContain('A chooses B')
})
