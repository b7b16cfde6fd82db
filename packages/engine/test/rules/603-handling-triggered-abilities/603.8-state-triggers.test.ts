import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 603.8] Synod Centurion sees that there was no other artifact for a moment', () => {
  const b = board({
    a: { battlefield: ['Plains', 'Synod Centurion', 'Bottle Gnomes'], hand: ['Cloudshift'] },
  })
  b.cast('Cloudshift', { targets: ['Bottle Gnomes'] }).resolve()
  expect(b.in('battlefield', 'Bottle Gnomes')).toBe(true)
  b.resolveAll()
  expect(b.in('graveyard', 'Synod Centurion')).toBe(true)
})
