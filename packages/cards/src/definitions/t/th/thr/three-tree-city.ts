import { activated, addMana, card, count, entersWith, mana, tap, tapForMana } from '@spellwright/dsl'

export const threeTreeCity = card({
  name: 'Three Tree City',
  type: 'Legendary Land',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    tapForMana('{C}'),
    activated({
      cost: [mana('{2}'), tap],
      effects: [
        addMana({
          kind: 'anyOneColor',
          amount: count({ type: 'creature', controller: 'you', subtype: { chosen: 'type' } }),
        }),
      ],
    }),
  ],
})
