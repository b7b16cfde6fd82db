import { card, keyword } from '@spellwright/dsl'

export const shinyImpetus = card({
  name: 'Shiny Impetus',
  cost: '{2}{R}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword({ kind: 'enchant', what: { type: 'creature' } }),
    {
      kind: 'static',
      affects: 'attachedTo',
      apply: [{ kind: 'modifyPT', power: 2, toughness: 2 }],
      rule: { kind: 'goaded', what: 'attachedTo' },
    },
    {
      kind: 'triggered',
      on: { kind: 'attacks', object: 'attachedTo' },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: [],
            supertypes: [],
            types: ['artifact'],
            subtypes: ['Treasure'],
            abilities: [
              {
                kind: 'activated',
                cost: [{ kind: 'tap' }, { kind: 'sacrifice', what: 'self' }],
                effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'anyOneColor', amount: 1 } }],
              },
            ],
          },
        },
      ],
    },
  ],
})
