import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Breathless Knight] grows when it or another creature comes from a graveyard', () => {
  const b = board({
    a: { hand: ['2 Reanimate'], graveyard: ['Breathless Knight', 'Memnite'], battlefield: ['2 Swamp'] },
  })
  b.cast('Reanimate', { targets: ['Breathless Knight'] }).resolveAll()
  expect(b.pt('Breathless Knight')).toBe('3/3')
  b.cast('Reanimate', { targets: ['Memnite'] }).resolveAll()
  expect(b.pt('Breathless Knight')).toBe('4/4')
})

it('[Breathless Knight] does not grow for a creature cast from the hand', () => {
  const b = board({ a: { hand: ['Memnite'], battlefield: ['Breathless Knight'] } })
  expect(b.cast('Memnite').resolveAll().pt('Breathless Knight')).toBe('2/2')
})
