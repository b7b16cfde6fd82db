import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Case of the Uneaten Feast] once solved lets creature cards be cast from the graveyard', () => {
  const b = board({
    a: {
      battlefield: ['Case of the Uneaten Feast', '2 Forest', '2 Plains'],
      hand: ['Soothing Balm'],
      graveyard: ['Grizzly Bears'],
    },
  })
  b.aim(['A']).cast('Soothing Balm').resolve().to('main1', 5)
  b.activate('Case of the Uneaten Feast').resolve()
  b.cast('Grizzly Bears', { from: 'graveyard' }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
