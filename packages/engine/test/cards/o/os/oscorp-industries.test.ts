import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oscorp Industries] may be played from the graveyard in the turn it was discarded, for 2 life', () => {
  const b = board({
    a: { hand: ['Oscorp Industries', 'Bloodthorn Flail'], battlefield: ['Swamp', 'Memnite'], graveyard: [] },
  })
  b.cast('Bloodthorn Flail').resolve()
  b.pick('costObjects', 'Oscorp Industries')
    .activate('Bloodthorn Flail', { targets: ['Memnite'] })
    .resolve()
  b.act(b.legal().find(({ kind }) => kind === 'playLand')!)
  b.resolve()
  expect([b.life('A'), b.object('Oscorp Industries').tapped]).toEqual([18, true])
})

it('[Oscorp Industries] stays in the graveyard in a later turn', () => {
  const b = board({ a: { graveyard: ['Oscorp Industries'] } })
  expect(b.can('playLand', 'Oscorp Industries')).toBe(false)
})

it('[Oscorp Industries] [CR 702.187c] has mayhem, and is still the one land of the turn', () => {
  const b = board({
    a: { hand: ['Oscorp Industries', 'Bloodthorn Flail', 'Forest'], battlefield: ['Swamp', 'Memnite'] },
  })
  expect(b.has('Oscorp Industries', 'mayhem')).toBe(true)
  b.cast('Bloodthorn Flail').resolve()
  b.pick('costObjects', 'Oscorp Industries')
    .activate('Bloodthorn Flail', { targets: ['Memnite'] })
    .resolve()
  expect(b.can('playLand', 'Oscorp Industries')).toBe(true)
  b.play('Forest')
  expect(b.can('playLand', 'Oscorp Industries')).toBe(false)
})
