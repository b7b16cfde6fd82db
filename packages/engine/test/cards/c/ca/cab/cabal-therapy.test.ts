import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cabal Therapy] makes the player discard every card with the chosen name', () => {
  const b = board({
    a: { hand: ['Cabal Therapy'], battlefield: ['Swamp'] },
    b: { hand: ['Shock', 'Shock', 'Forest'] },
  })
  b.reply('chooseName', 'Shock')
    .cast('Cabal Therapy', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B')).toEqual(['Forest'])
  expect(b.count('graveyard', 'Shock', 'B')).toBe(2)
})

it('[Cabal Therapy] shows the hand also where the name misses', () => {
  const b = board({
    a: { hand: ['Cabal Therapy'], battlefield: ['Swamp'] },
    b: { hand: ['Forest'] },
  })
  b.reply('chooseName', 'Shock')
    .cast('Cabal Therapy', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B')).toEqual(['Forest'])
  expect(b.object('Forest').knownTo).toBe(3)
})

it('[CR 201.4a] the name of a land card is refused where a nonland card name is asked for', () => {
  const b = board({
    a: { hand: ['Cabal Therapy'], battlefield: ['Swamp'] },
    b: { hand: ['Forest'] },
  })
  let refusals: (string | null)[] = []
  b.reply('chooseName', (decision) => {
    refusals = decision.shape === 'name' ? ['Forest', 'No Such Card', 'shock'].map(decision.check) : []
    return 'shock'
  })
  b.cast('Cabal Therapy', { targets: ['B'] }).resolve()
  expect(refusals.map((why) => why === null)).toEqual([false, false, true])
})

it('[CR 201.4b] a split card is named by one of its halves', () => {
  const b = board({
    a: { hand: ['Cabal Therapy'], battlefield: ['Swamp'] },
    b: { hand: ['Fire // Ice'] },
  })
  b.reply('chooseName', 'Fire')
    .cast('Cabal Therapy', { targets: ['B'] })
    .resolve()
  expect(b.names('hand', 'B')).toEqual([])
})

it('[CR 400.2] no name is suggested that only the opponent’s hidden cards have', () => {
  const b = board({
    a: { hand: ['Cabal Therapy'], battlefield: ['Swamp'], library: ['Duress'] },
    b: { hand: ['Shock'], library: ['Counterspell'], graveyard: ['Terror'] },
  })
  let names: readonly string[] = []
  b.reply('chooseName', (decision) => {
    names = decision.shape === 'name' ? decision.suggestions : []
    return 'Shock'
  })
  b.cast('Cabal Therapy', { targets: ['B'] }).resolve()
  expect(names).toEqual(['Terror', 'Cabal Therapy', 'Duress'])
})

it('[Cabal Therapy] is cast again from the graveyard for a creature and exiled then', () => {
  const b = board({
    a: { graveyard: ['Cabal Therapy'], battlefield: ['Ravenous Rats'] },
    b: { hand: ['Shock'] },
  })
  b.reply('chooseName', 'Shock').cast('Cabal Therapy', { targets: ['B'], method: 'flashback' })
  expect(b.in('graveyard', 'Ravenous Rats', 'A')).toBe(true)
  b.resolve()
  expect(b.names('hand', 'B')).toEqual([])
  expect(b.in('exile', 'Cabal Therapy')).toBe(true)
})

it('[Cabal Therapy] has no flashback without a creature to sacrifice', () => {
  const b = board({ a: { graveyard: ['Cabal Therapy'], battlefield: ['4 Swamp'] }, b: { hand: ['Shock'] } })
  expect(b.can('cast', 'Cabal Therapy')).toBe(false)
})
