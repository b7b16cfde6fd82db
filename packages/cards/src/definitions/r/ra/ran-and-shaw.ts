import { activated, all, card, enters, keyword, mana, matches, pump, triggered } from '@spellwright/dsl'

export const ranAndShaw = card({
  name: 'Ran and Shaw',
  type: 'Legendary Creature — Dragon',
  cost: '{3}{R}{R}',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    keyword({ kind: 'firebending', count: 2 }),
    triggered({
      on: enters('self'),
      condition: {
        kind: 'all',
        conditions: [
          matches('self', { is: 'wasCast' }),
          {
            kind: 'exists',
            of: { zone: 'graveyard', owner: 'you', subtype: ['Dragon', 'Lesson'] },
            count: { atLeast: 3 },
          },
        ],
      },
      effects: [
        {
          kind: 'createTokenCopy',
          player: 'you',
          count: 1,
          of: 'self',
          except: [{ kind: 'removeSupertype', supertypes: ['legendary'] }],
        },
      ],
    }),
    activated({ cost: [mana('{3}{R}')], effects: [pump(all({ subtype: 'Dragon', controller: 'you' }), 2, 0)] }),
  ],
})
