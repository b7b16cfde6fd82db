import { card, entersWith } from '@spellwright/dsl'

export const sparkDouble = card({
  name: 'Spark Double',
  cost: '{3}{U}',
  type: 'Creature — Illusion',
  power: 0,
  toughness: 0,
  abilities: [
    entersWith({
      kind: 'asCopy',
      of: { type: ['creature', 'planeswalker'], controller: 'you' },
      optional: 'may',
      except: [{ kind: 'removeSupertype', supertypes: ['legendary'] }],
      counters: [
        { counter: '+1/+1', type: 'creature' },
        { counter: 'loyalty', type: 'planeswalker' },
      ],
    }),
  ],
})
