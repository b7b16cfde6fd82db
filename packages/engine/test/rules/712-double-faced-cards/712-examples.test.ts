import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 712.9 example 1] a Clone of Ironfang is not double-faced, so it cannot transform', () => {
  const b = board({
    a: { battlefield: [{ card: 'Village Ironsmith', face: 1 }, '6 Island'], hand: ['Clone', 'Opt', 'Opt'] },
  })
  b.yes('copy')
    .reply('copy', () => [b.id('Ironfang')])
    .cast('Clone')
    .resolve()
  b.cast('Opt').resolve()
  b.to('main1', 4)
  expect([b.count('battlefield', 'Ironfang'), b.count('battlefield', 'Village Ironsmith')]).toEqual([1, 1])
})

it('[CR 712.18 example 1] Village Ironsmith keeps +3/+3 as it transforms into Ironfang', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Village Ironsmith', 'Forest'], hand: ['Giant Growth'] },
  })
  b.to('upkeep')
  b.turnTo('A')
    .cast('Giant Growth', { targets: ['Village Ironsmith'] })
    .resolve()
  b.resolveAll()
  expect(b.pt('Ironfang')).toBe('6/4')
})

const TOWNSHIP = 'Hanweir, the Writhing Township'

/** Hanweir Battlements and Hanweir Garrison are melded. */
const melded = (more: readonly string[], hand: readonly string[]) =>
  board({
    a: {
      battlefield: ['Hanweir Battlements', 'Hanweir Garrison', '5 Plains', '4 Swamp', ...more],
      hand,
      mana: '{R}'.repeat(5),
    },
  })
    .activate('Hanweir Battlements', { nth: 1 })
    .resolve()

describe('[CR 712.21] a melded permanent that leaves', () => {
  it('[CR 712.21 example 1] dies once, and two cards are put into the graveyard', () => {
    const b = melded(['Moonlit Wake'], ['Murder'])
    const seen = watch(b)
    b.cast('Murder', { targets: [TOWNSHIP] }).resolveAll()
    expect([seen.count('lifeGained', 'A'), b.names('graveyard', 'A').length]).toEqual([1, 3])
  })

  it('[CR 712.21c example 1] is returned by Otherworldly Journey as two cards with a counter each', () => {
    const b = melded([], ['Otherworldly Journey'])
    b.cast('Otherworldly Journey', { targets: [TOWNSHIP] })
      .resolve()
      .to('end')
      .resolveAll()
    expect([b.counters('Hanweir Garrison', '+1/+1'), b.counters('Hanweir Battlements', '+1/+1')]).toEqual([1, 1])
  })

  it('[CR 712.21c example 2] is returned by False Demise as two cards', () => {
    const b = melded(['3 Island'], ['False Demise', 'Murder'])
    b.cast('False Demise', { targets: [TOWNSHIP] })
      .resolve()
      .cast('Murder', { targets: [TOWNSHIP] })
      .resolveAll()
    expect([b.in('battlefield', 'Hanweir Garrison'), b.in('battlefield', 'Hanweir Battlements')]).toEqual([true, true])
  })
})
