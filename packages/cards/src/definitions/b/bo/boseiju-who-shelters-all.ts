import { activated, addMana, card, entersTapped, payLife, ruleUntil, tap } from '@spellwright/dsl'

export const boseijuWhoSheltersAll = card({
  name: 'Boseiju, Who Shelters All',
  type: 'Legendary Land',
  abilities: [
    entersTapped,
    activated({
      cost: [tap, payLife(2)],
      effects: [
        addMana('{C}', {
          kind: 'ifSpentOn',
          spell: { type: ['instant', 'sorcery'] },
          spent: [ruleUntil({ kind: 'cantBeCountered', what: 'eventObject' })],
        }),
      ],
    }),
  ],
})
