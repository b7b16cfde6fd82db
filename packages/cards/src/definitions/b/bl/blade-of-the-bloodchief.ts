import { card, dies, keyword, mana, matches, putCounters, triggered } from '@spellwright/dsl'

export const bladeOfTheBloodchief = card({
  name: 'Blade of the Bloodchief',
  type: 'Artifact — Equipment',
  cost: '{1}',
  abilities: [
    triggered({
      on: dies({ type: 'creature' }),
      effects: [
        {
          kind: 'if',
          condition: matches('attachedTo', { subtype: 'Vampire' }),
          then: [putCounters('+1/+1', 2, 'attachedTo')],
          else: [putCounters('+1/+1', 1, 'attachedTo')],
        },
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{1}')] }),
  ],
})
