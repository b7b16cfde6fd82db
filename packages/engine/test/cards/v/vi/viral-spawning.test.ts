import { expect, it } from 'vitest'
import { putPlayerCounters } from '../../../../src/atoms/counters.ts'
import { NO_OBJECT } from '../../../../src/state/ids.ts'
import { board } from '../../../support/board.ts'

it.each([
  [2, false],
  [3, true],
])('[Viral Spawning] with %i poison counters on the opponent, it can be cast from the graveyard: %s', (poison, can) => {
  const b = board({ a: { graveyard: ['Viral Spawning'], mana: '{G}{G}{G}' } })
  putPlayerCounters(b.game, 1, 'poison', poison, NO_OBJECT)
  expect(b.can('cast', 'Viral Spawning')).toBe(can)
})
