import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lively Dirge] returns creature cards with total mana value 4 or less', () => {
  const side = {
    hand: ['Lively Dirge'],
    battlefield: ['4 Swamp'],
    graveyard: ['Grizzly Bears', 'Memnite', 'Wind Drake'],
  }
  const b = board({ a: side })
  b.reply('mode', (d) => (d.shape === 'options' ? [d.options.findIndex(({ value }) => value === 1)] : []))
  b.reply('mode', [])
  b.cast('Lively Dirge').pick('choose', 'Grizzly Bears', 'Wind Drake')
  expect(() => b.resolve()).toThrow('total')
  const c = board({ a: side })
  c.reply('mode', (d) => (d.shape === 'options' ? [d.options.findIndex(({ value }) => value === 1)] : []))
  c.reply('mode', [])
  c.cast('Lively Dirge').pick('choose', 'Grizzly Bears', 'Memnite').resolve()
  expect([c.in('battlefield', 'Grizzly Bears', 'A'), c.in('battlefield', 'Memnite', 'A')]).toEqual([true, true])
})
