import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Arachne, Psionic Weaver] taxes spells of the chosen type, not creatures', () => {
  const b = board({
    a: { hand: ['Arachne, Psionic Weaver', 'Shock'], battlefield: ['3 Plains', 'Mountain'] },
    b: { hand: ['Shock', 'Memnite'], battlefield: ['Mountain'] },
  })
  b.reply('chooseType', (decision) => {
    if (decision.shape !== 'options') throw new Error('no options')
    expect(decision.options.some(({ label }) => label === 'creature')).toBe(false)
    return [decision.options.findIndex(({ label }) => label === 'instant')]
  })
  b.cast('Arachne, Psionic Weaver').resolve()
  expect(b.can('cast', 'Shock')).toBe(false)
  b.to('main1', 4)
  expect([b.can('cast', 'Shock'), b.can('cast', 'Memnite')]).toEqual([false, true])
})

it('[Arachne, Psionic Weaver] is cast for {W} by web-slinging', () => {
  const b = board({
    a: { hand: ['Arachne, Psionic Weaver'], battlefield: ['Plains', { card: 'Memnite', tapped: true }] },
  })
  b.cast('Arachne, Psionic Weaver', { method: 'alternative' }).resolve()
  expect([b.in('battlefield', 'Arachne, Psionic Weaver'), b.in('hand', 'Memnite')]).toEqual([true, true])
})
