import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spinning Darkness] deals 3 damage to a nonblack creature and gains 3 life', () => {
  const b = board({
    a: { hand: ['Spinning Darkness'], battlefield: ['6 Swamp'] },
    b: { battlefield: ['Hill Giant', 'Hypnotic Specter'] },
  })
  b.cast('Spinning Darkness').resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect(b.life('A')).toBe(23)
})

it('[Spinning Darkness] is paid with the top three black cards of the graveyard, whatever lies between', () => {
  const b = board({
    a: { hand: ['Spinning Darkness'], graveyard: ['Terror', 'Duress', 'Shock', 'Dark Ritual', 'Reanimate', 'Forest'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Spinning Darkness', { method: 'alternative' })
  expect(b.names('exile').sort()).toEqual(['Dark Ritual', 'Duress', 'Reanimate'])
  expect(b.names('graveyard', 'A')).toEqual(['Terror', 'Shock', 'Forest'])
})

it('[Spinning Darkness] cannot be cast so with two black cards', () => {
  const b = board({
    a: { hand: ['Spinning Darkness'], graveyard: ['Duress', 'Shock', 'Dark Ritual', 'Forest'] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.can('cast', 'Spinning Darkness')).toBe(false)
})
