import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Prized Amalgam] returns tapped at the next end step after a creature entered from your graveyard', () => {
  const b = board({
    a: { hand: ['Reanimate'], graveyard: ['Prized Amalgam', 'Memnite'], battlefield: ['Swamp'] },
  })
  b.cast('Reanimate', { targets: ['Memnite'] }).resolveAll()
  expect(b.in('graveyard', 'Prized Amalgam')).toBe(true)
  b.to('end').resolveAll()
  expect(b.object('Prized Amalgam').tapped).toBe(true)
})

it('[Prized Amalgam] returns for a creature cast from your graveyard, but not for one from the hand or of the opponent', () => {
  const cast = board({ a: { graveyard: ['Prized Amalgam', 'Gravecrawler'], battlefield: ['Swamp', 'Walking Corpse'] } })
  cast.cast('Gravecrawler', { from: 'graveyard' }).resolveAll().to('end').resolveAll()
  expect(cast.in('battlefield', 'Prized Amalgam')).toBe(true)
  const hand = board({ a: { graveyard: ['Prized Amalgam'], hand: ['Memnite'] } })
  expect(hand.cast('Memnite').resolveAll().to('end').in('battlefield', 'Prized Amalgam')).toBe(false)
  const theirs = board({
    a: { graveyard: ['Prized Amalgam'] },
    b: { hand: ['Reanimate'], graveyard: ['Memnite'], battlefield: ['Swamp'] },
    active: 1,
  })
  theirs
    .cast('Reanimate', { targets: ['Memnite'] })
    .resolveAll()
    .to('end')
  expect(theirs.in('battlefield', 'Prized Amalgam')).toBe(false)
})
