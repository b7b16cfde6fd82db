import { all, card, destroy, keyword, mana, spell } from '@spellwright/dsl'

export const pathOfPeril = card({
  name: 'Path of Peril',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'cleave', cost: [mana('{4}{W}{B}')] }),
    spell({
      effects: [
        {
          kind: 'if',
          condition: { kind: 'paid', cost: 'cleave' },
          then: [destroy(all({ type: 'creature' }))],
          else: [destroy(all({ type: 'creature', manaValue: { atMost: 2 } }))],
        },
      ],
    }),
  ],
})
