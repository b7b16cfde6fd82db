import { expect, it } from 'vitest'
import { PHASES } from '../../../src/turn/phases.ts'
import { board } from '../../support/board.ts'

it("[CR 502.3] [Crippling Chill] keeps a creature tapped over its controller's next untap step, and no longer", () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Crippling Chill'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Crippling Chill', { targets: ['Hill Giant'] }).resolveAll()
  b.to('main1', b.game.state.turn.number + 1)
  expect(b.object('Hill Giant').tapped).toBe(true)
  b.to('main1', b.game.state.turn.number + 2)
  expect(b.object('Hill Giant').tapped).toBe(false)
  expect(b.game.state.rules).toHaveLength(0)
})

it('[S2.1] [CR 502.4] [CR 514.3] all steps give priority but untap and cleanup', () => {
  expect(PHASES.filter((phase) => !phase.grantsPriority).map((phase) => phase.step)).toEqual(['untap', 'cleanup'])
})

it('[S2.2] [CR 502.3] untap untaps the active player’s permanents only', () => {
  const b = board({
    a: { battlefield: [{ card: 'Forest', tapped: true }] },
    b: { battlefield: [{ card: 'Mountain', tapped: true }] },
    step: 'end',
  })
  b.to('upkeep', 4)
  expect(b.object('Mountain').tapped).toBe(false)
  expect(b.object('Forest').tapped).toBe(true)
})

it('[S2.2] [CR 502.3] a permanent that doesn’t untap stays tapped', () => {
  const b = board({ b: { battlefield: [{ card: 'Goblin Sharpshooter', tapped: true }] }, step: 'end' })
  b.to('upkeep', 4)
  expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
})

it("[CR 502.3] Tsabo's Web keeps lands with other activated abilities tapped, and only those", () => {
  const b = board({
    a: { battlefield: ["Tsabo's Web"] },
    b: {
      battlefield: [
        { card: 'Wasteland', tapped: true },
        { card: 'Forest', tapped: true },
      ],
    },
    step: 'end',
  })
  b.to('upkeep', 4)
  expect(b.object('Wasteland').tapped).toBe(true)
  expect(b.object('Forest').tapped).toBe(false)
})

it('[S2.2] [CR 502.4] nobody gets priority in the untap step', () => {
  const b = board({ step: 'end' })
  const seen: string[] = []
  while (b.game.state.turn.number === 3) {
    b.pass()
    seen.push(b.step)
  }
  expect(b.step).toBe('upkeep')
  expect(seen).not.toContain('untap')
})
