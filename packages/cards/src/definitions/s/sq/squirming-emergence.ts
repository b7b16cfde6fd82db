import { card, count, returnTo, spell, target, the } from '@spellwright/dsl'

export const squirmingEmergence = card({
  name: 'Squirming Emergence',
  cost: '{1}{B}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      abilityWord: 'Fathomless descent',
      targets: {
        card: target({
          zone: 'graveyard',
          owner: 'you',
          is: 'permanentCard',
          not: { type: 'land' },
          manaValue: { atMost: count({ zone: 'graveyard', owner: 'you', is: 'permanentCard' }) },
        }),
      },
      effects: [returnTo('battlefield', the('card'))],
    }),
  ],
})
