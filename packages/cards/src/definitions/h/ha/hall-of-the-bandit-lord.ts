import { activated, addMana, apply, card, entersTapped, gain, payLife, tap } from '@spellwright/dsl'

export const hallOfTheBanditLord = card({
  name: 'Hall of the Bandit Lord',
  type: 'Legendary Land',
  abilities: [
    entersTapped,
    activated({
      cost: [tap, payLife(3)],
      effects: [
        addMana('{C}', {
          kind: 'ifSpentOn',
          spell: { type: 'creature' },
          spent: [apply('eventObject', [gain('haste')], 'game')],
        }),
      ],
    }),
  ],
})
