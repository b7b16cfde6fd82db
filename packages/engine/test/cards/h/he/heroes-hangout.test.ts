import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Heroes' Hangout] lets you play one of two exiled cards until the end of your next turn", () => {
  const b = board({
    a: { hand: ["Heroes' Hangout"], battlefield: ['2 Mountain'], library: ['Shock', 'Memnite', '9 Wastes'] },
  })
  b.option('mode', '1').pick('choose', 'Shock').cast("Heroes' Hangout").resolve()
  expect([b.can('cast', 'Shock'), b.can('cast', 'Memnite')]).toEqual([true, false])
  b.to('main1', 5)
  expect(b.can('cast', 'Shock')).toBe(true)
  expect(b.to('main1', 7).can('cast', 'Shock')).toBe(false)
})

it("[Heroes' Hangout] gives one or two creatures first strike", () => {
  const b = board({ a: { hand: ["Heroes' Hangout"], battlefield: ['Mountain', 'Memnite', 'Hill Giant'] } })
  b.option('mode', '2')
    .cast("Heroes' Hangout", { targets: ['Memnite,Hill Giant'] })
    .resolve()
  expect([b.pt('Memnite'), b.has('Hill Giant', 'first strike')]).toEqual(['2/1', true])
})
