import { expect, it } from 'vitest'
import type { Decision } from '../../../../src/decision/decision.ts'
import { board } from '../../../support/board.ts'
import { watch } from '../../../support/watch.ts'

const everything = (decision: Decision) => (decision.shape === 'objects' ? decision.candidates : [])

it('[Surgical Extraction] exiles the cards of that name from graveyard, hand and library', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Surgical Extraction'] },
    b: {
      graveyard: ['Shock'],
      hand: ['Shock', 'Forest'],
      library: ['Forest', 'Shock', 'Murder', 'Shock'],
      battlefield: ['Hill Giant'],
    },
  })
  const seen = watch(b)
  b.reply('chooseFound', everything)
    .cast('Surgical Extraction', { targets: ['Shock'] })
    .resolve()
  expect(b.count('exile', 'Shock', 'B')).toBe(4)
  expect(b.names('hand', 'B')).toEqual(['Forest'])
  expect(b.names('library', 'B').sort()).toEqual(['Forest', 'Murder'])
  expect(seen.count('shuffled', 'B')).toBe(1)
})

it('[Surgical Extraction] lets its controller find any number, none too', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Surgical Extraction'] },
    b: { graveyard: ['Shock'], library: ['Shock', 'Forest'] },
  })
  b.reply('chooseFound', [], 'A').cast('Surgical Extraction').resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Shock'])
  expect(b.asked.some((decision) => decision.purpose === 'chooseFound' && decision.player === 0)).toBe(true)
})

it('[Surgical Extraction] does not target a basic land card', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Surgical Extraction'] }, b: { graveyard: ['Forest'] } })
  expect(b.can('cast', 'Surgical Extraction')).toBe(false)
})

it('[Surgical Extraction] targets a nonbasic land card', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Surgical Extraction'] }, b: { graveyard: ['Wasteland'] } })
  b.reply('chooseFound', everything).cast('Surgical Extraction').resolve()
  expect(b.names('exile', 'B')).toEqual(['Wasteland'])
})

it('[Surgical Extraction] costs 2 life without {B}', () => {
  const b = board({ a: { hand: ['Surgical Extraction'] }, b: { graveyard: ['Shock'] } })
  b.cast('Surgical Extraction')
  expect(b.life('A')).toBe(18)
})

it("[Surgical Extraction] leaves the battlefield and the other player's cards alone", () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Grizzly Bears'], hand: ['Surgical Extraction', 'Grizzly Bears'] },
    b: { graveyard: ['Grizzly Bears'], battlefield: ['Grizzly Bears'] },
  })
  b.reply('chooseFound', everything).cast('Surgical Extraction').resolve()
  expect(b.count('exile', 'Grizzly Bears')).toBe(1)
})

it('[Surgical Extraction] does nothing when the card has left the graveyard', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Surgical Extraction'] },
    b: { battlefield: ["Tormod's Crypt"], graveyard: ['Shock'], hand: ['Shock'] },
  })
  const seen = watch(b)
  b.cast('Surgical Extraction')
    .turnTo('B')
    .activate("Tormod's Crypt", { targets: ['B'] })
    .resolveAll()
  expect(b.in('hand', 'Shock', 'B')).toBe(true)
  expect(seen.count('shuffled')).toBe(0)
})
