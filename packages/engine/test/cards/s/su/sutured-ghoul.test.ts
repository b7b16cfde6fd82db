import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sutured Ghoul] is as large as the creature cards exiled as it entered, taken together', () => {
  const b = board({
    a: {
      hand: ['Sutured Ghoul'],
      battlefield: ['7 Swamp'],
      graveyard: ['Serra Angel', 'Craw Wurm', 'Grizzly Bears', 'Shock'],
    },
  })
  b.pick('choose', 'Serra Angel', 'Craw Wurm').cast('Sutured Ghoul').resolve()
  expect([b.pt('Sutured Ghoul'), b.names('exile', 'A').sort()]).toEqual(['10/8', ['Craw Wurm', 'Serra Angel']])
  expect(b.names('graveyard', 'A')).toEqual(['Grizzly Bears', 'Shock'])
})

it('[Sutured Ghoul] dies where nothing was exiled', () => {
  const b = board({ a: { hand: ['Sutured Ghoul'], battlefield: ['7 Swamp'], graveyard: ['Shock'] } })
  b.cast('Sutured Ghoul').resolve()
  expect(b.in('graveyard', 'Sutured Ghoul')).toBe(true)
})

it('[Sutured Ghoul] chooses cards put onto the battlefield from the graveyard, too, but not itself', () => {
  const b = board({
    a: { hand: ['Reanimate'], battlefield: ['Swamp'], graveyard: ['Sutured Ghoul', 'Serra Angel'] },
  })
  b.pick('choose', 'Serra Angel')
    .cast('Reanimate', { targets: ['Sutured Ghoul'] })
    .resolve()
  expect([b.pt('Sutured Ghoul'), b.life('A')]).toEqual(['4/4', 13])
})
