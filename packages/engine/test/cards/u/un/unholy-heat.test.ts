import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unholy Heat] deals 6 damage with four card types in your graveyard', () => {
  const of = (graveyard: string[]) =>
    board({
      a: { battlefield: ['Mountain'], hand: ['Unholy Heat'], graveyard },
      b: { battlefield: ['Colossal Dreadmaw'] },
    })
  expect(of(['Memnite', 'Forest', 'Shock']).cast('Unholy Heat').resolve().in('battlefield', 'Colossal Dreadmaw')).toBe(
    false,
  )
  expect(of(['Memnite', 'Shock']).cast('Unholy Heat').resolve().object('Colossal Dreadmaw').damage).toBe(2)
})
