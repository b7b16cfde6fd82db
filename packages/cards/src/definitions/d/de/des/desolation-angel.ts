import { all, card, destroy, enters, keyword, kicked, mana, triggered } from '@spellwright/dsl'

export const desolationAngel = card({
  name: 'Desolation Angel',
  cost: '{3}{B}{B}',
  type: 'Creature — Angel',
  power: 5,
  toughness: 4,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{W}{W}')] }),
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'if',
          condition: kicked,
          then: [destroy(all({ type: 'land' }))],
          else: [destroy(all({ type: 'land', controller: 'you' }))],
        },
      ],
    }),
  ],
})
