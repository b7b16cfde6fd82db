import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Emet-Selch, Unsundered] may transform with fourteen cards in your graveyard', () => {
  const b = board({
    active: 1,
    step: 'main2',
    a: { battlefield: ['Emet-Selch, Unsundered'], graveyard: ['14 Island'] },
  })
  b.yes().to('upkeep', 4)
  expect(b.in('battlefield', 'Hades, Sorcerer of Eld')).toBe(true)
})

it('[Hades, Sorcerer of Eld] lets you play cards from your graveyard during your turn, and exiles what would go there', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Emet-Selch, Unsundered', face: 1 }, 'Mountain'],
      graveyard: ['Shock', 'Island', 'Memnite'],
    },
  })
  expect(b.can('playLand', 'Island')).toBe(true)
  b.cast('Shock', { from: 'graveyard', targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('exile', 'Shock')]).toEqual([18, true])
  b.to('upkeep', 4).turnTo('A')
  expect(b.can('cast', 'Memnite')).toBe(false)
})

it("[Hades, Sorcerer of Eld] leaves the opponent's graveyard alone", () => {
  const b = board({
    a: { battlefield: [{ card: 'Emet-Selch, Unsundered', face: 1 }, 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Shock', { targets: ['Memnite'] }).resolve()
  expect([b.in('graveyard', 'Memnite'), b.in('exile', 'Shock')]).toEqual([true, true])
})
