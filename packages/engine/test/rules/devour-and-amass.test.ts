import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.82a] devour gives counters for each creature sacrificed as it enters', () => {
  const b = board({ a: { hand: ['Thunder-Thrash Elder'], battlefield: ['3 Mountain', '2 Grizzly Bears'] } })
  b.pick('sacrifice', 'Grizzly Bears', 'Grizzly Bears#2').cast('Thunder-Thrash Elder').resolve()
  expect(b.pt('Thunder-Thrash Elder')).toBe('7/7')
  expect(b.count('graveyard', 'Grizzly Bears', 'A')).toBe(2)
})

it('[CR 702.82a] nothing has to be devoured', () => {
  const b = board({ a: { hand: ['Thunder-Thrash Elder'], battlefield: ['3 Mountain', 'Grizzly Bears'] } })
  b.reply('sacrifice', []).cast('Thunder-Thrash Elder').resolve()
  expect(b.pt('Thunder-Thrash Elder')).toBe('1/1')
})

it('[CR 702.82b] Marrow Chomper knows how many creatures it devoured', () => {
  const b = board({ a: { hand: ['Marrow Chomper'], battlefield: ['3 Swamp', '2 Forest', 'Grizzly Bears'] } })
  b.pick('sacrifice', 'Grizzly Bears').cast('Marrow Chomper').resolve().resolve()
  expect(b.life('A')).toBe(22)
})

it('[CR 702.82c] devour artifact asks for artifacts', () => {
  const b = board({ a: { hand: ['Caprichrome'], battlefield: ['4 Plains', 'Sol Ring', 'Grizzly Bears'] } })
  b.pick('sacrifice', 'Sol Ring').cast('Caprichrome').resolve()
  expect(b.pt('Caprichrome')).toBe('3/3')
})

it('[Thromok the Insatiable] has as many counters for each creature as it devoured', () => {
  const b = board({
    a: { hand: ['Thromok the Insatiable'], battlefield: ['4 Mountain', 'Forest', '3 Grizzly Bears'] },
  })
  b.pick('sacrifice', 'Grizzly Bears', 'Grizzly Bears#2', 'Grizzly Bears#3').cast('Thromok the Insatiable').resolve()
  expect(b.pt('Thromok the Insatiable')).toBe('9/9')
})

it('[CR 701.47a] amass makes an Army if there is none, and puts counters on it', () => {
  const b = board({ a: { hand: ['2 Relentless Advance'], battlefield: ['8 Island'] } })
  b.cast('Relentless Advance').resolve()
  expect(b.pt('Zombie Army Token')).toBe('3/3')
  b.cast('Relentless Advance').resolve()
  expect(b.pt('Zombie Army Token')).toBe('6/6')
  expect(b.count('battlefield', 'Zombie Army Token')).toBe(1)
})

it('[Chromatic Orrery] lets its controller pay any color with any mana', () => {
  const b = board({ a: { hand: ['White Knight', 'Lightning Bolt'], battlefield: ['3 Island', 'Chromatic Orrery'] } })
  b.cast('White Knight').resolve()
  expect(b.in('battlefield', 'White Knight')).toBe(true)
})

it('[Chromatic Orrery] does nothing for the other player', () => {
  const b = board({
    a: { battlefield: ['Chromatic Orrery'] },
    b: { hand: ['Lightning Bolt'], battlefield: ['3 Island'] },
  })
  b.turnTo('B')
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
})
