import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Gerrard's Verdict] gains 3 life for each land card the player discards", () => {
  const b = board({
    a: { hand: ["Gerrard's Verdict"], battlefield: ['Scrubland', 'Swamp'] },
    b: { hand: ['Forest', 'Taiga', 'Shock'] },
  })
  b.reply('discard', () => [b.id('Forest', 'hand'), b.id('Taiga', 'hand')], 'B')
  b.cast("Gerrard's Verdict", { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B')).toEqual(['Shock'])
  expect(b.life('A')).toBe(26)
})

it("[Gerrard's Verdict] gains nothing for cards that are not lands, nor for lands already in the graveyard", () => {
  const b = board({
    a: { hand: ["Gerrard's Verdict"], battlefield: ['Scrubland', 'Swamp'] },
    b: { hand: ['Shock', 'Duress'], graveyard: ['Forest'] },
  })
  b.cast("Gerrard's Verdict", { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B')).toEqual([])
  expect(b.life('A')).toBe(20)
})

it("[Gerrard's Verdict] counts a land card that Leyline of the Void exiles: it was discarded", () => {
  const b = board({
    a: { hand: ["Gerrard's Verdict"], battlefield: ['Scrubland', 'Swamp', 'Leyline of the Void'] },
    b: { hand: ['Forest'] },
  })
  b.cast("Gerrard's Verdict", { targets: ['B'] }).resolve()
  expect(b.in('exile', 'Forest')).toBe(true)
  expect(b.life('A')).toBe(23)
})
