import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unyielding Gatekeeper] blinks your own permanent, or leaves a Detective for one of theirs', () => {
  const turnUp = (name: string) => {
    const b = board({
      a: { battlefield: ['5 Plains', 'Memnite'], hand: ['Unyielding Gatekeeper'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Unyielding Gatekeeper', { method: 'disguise' }).resolve()
    const up = b.legal().find(({ kind }) => kind === 'turnFaceUp')
    b.aim([name]).act(up!).resolve()
    return b
  }
  expect(turnUp('Memnite').object('Memnite').tapped).toBe(true)
  const b = turnUp('Hill Giant')
  expect([b.in('exile', 'Hill Giant'), b.count('battlefield', 'Detective Token', 'B')]).toEqual([true, 1])
})
