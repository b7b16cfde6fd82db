import { card, counterSpell, triggered } from '@spellwright/dsl'

export const voidMirror = card({
  name: 'Void Mirror',
  type: 'Artifact',
  cost: '{2}',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'eachPlayer' },
      condition: {
        kind: 'compare',
        quantity: { kind: 'manaSpent', color: 'colored', on: 'cost', of: 'eventObject' },
        is: { exactly: 0 },
      },
      effects: [counterSpell('eventObject')],
    }),
  ],
})
